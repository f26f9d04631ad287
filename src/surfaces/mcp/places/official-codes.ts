// Official codes in the place of ids. An assistant writes `05` for a department and means its code: a text is a code first, a number
// is an id.

import type { Engine } from '../../../engine/answers/engine.js';
import { findByIdentifier } from '../../../engine/answers/probably-meant.js';
import type { ModelFamily, ModelField, Row } from '../../../engine/model/model.js';
import { nameOf } from '../../../engine/model/read-row.js';
import { toOneRelations } from '../../../engine/model/to-one-paths.js';
import { type Given, inTexts, type Refused, type Texts } from '../tool.js';
import { levelsOf, type NamedPlace, placeSummary, shownName } from './place-names.js';

/** Ids have no leading zero. */
export function noSuchCode({ model }: Engine, family: ModelFamily, given: unknown): Refused | undefined {
  if (typeof given !== 'string' || !/^\s*0\d*\s*$/.test(given) || !levelsOf(model).includes(family))
    return undefined;
  const [field] = family.identifiers;
  return {
    refused: `No ${family.record} has the ${codeName(family, field ?? '')} ${shownName(given)}.`,
    next: 'Check the code, or call find_place with the name.',
  };
}

const codeName = ({ knownBy }: ModelFamily, field: string) => knownBy[field]?.en ?? field;

interface Coded extends NamedPlace {
  /** Names the record with the text as its id, if there is one. */
  readonly note: string | undefined;
}

/** The area whose code a text is; undefined for a number, and for families whose records are not areas. */
export function codedRecord(engine: Engine, family: ModelFamily, given: unknown): Coded | undefined {
  const { catalog, model } = engine;
  if (typeof given !== 'string' || !levelsOf(model).includes(family)) return undefined;
  const text = given.trim();
  const found = findByIdentifier(catalog, family, (code) => code === text);
  if (found === undefined) return undefined;
  const { row, field } = found;
  const other = /^\d+$/.test(text) ? recordWithId(engine, family, text) : undefined;
  const note =
    other === undefined || other === row
      ? undefined
      : `"${text}" is the ${codeName(family, field)} of ${nameOf(family, row)}; the number ${Number(text)} would be the id of ${nameOf(family, other)}.`;
  return { family, row, note };
}

export function recordWithId({ catalog }: Engine, family: ModelFamily, id: unknown): Row | undefined {
  const table = catalog.table(family);
  const ordinal = table.ordinal(Number(id));
  return ordinal === undefined ? undefined : table.rows[ordinal];
}

interface ReadFilters {
  readonly texts: Texts;
  /** The place of a code, if there is a single one. */
  readonly place?: Row | undefined;
  readonly note?: string | undefined;
}

/** The filters of `where` as a request has them, with ids for codes of areas: `departmentId: "05"`. */
export function readFilters(engine: Engine, family: ModelFamily, { where }: Given): ReadFilters {
  const relations = toOneRelations(family);
  const found: Coded[] = [];
  const inIds = (target: ModelFamily, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => inIds(target, each));
    if (typeof value === 'string' && value.includes(',')) return inIds(target, value.split(','));
    const coded = codedRecord(engine, target, value);
    if (coded === undefined) return value;
    found.push(coded);
    return coded.row.id;
  };
  const filters = Object.entries((where ?? {}) as Given).map(([name, value]) => {
    const target = relations.find(({ key }) => isOf(key, name))?.target;
    return [name, target === undefined ? value : inIds(target, value)] as const;
  });
  const [first, ...others] = found;
  return {
    texts: inTexts(Object.fromEntries(filters)),
    place: first !== undefined && others.length === 0 ? placeSummary(engine.catalog, first) : undefined,
    note: found.flatMap(({ note }) => note ?? []).join(' ') || undefined,
  };
}

/** `departmentId`, `DepartmentId[in]`. */
const isOf = ({ name }: ModelField, filter: string) =>
  filter.replace(/\[\w+\]$/, '').toLowerCase() === name.toLowerCase();
