// Reads official codes instead of ids. An assistant writes `05` for a department and means its code, so a text is first a code and a
// number is an id.

import type { Engine } from '../../../engine/answers/engine.js';
import type { Catalog } from '../../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../../engine/model/model.js';
import { nameOf } from '../../../engine/model/read-row.js';
import { keyPath, toOnePaths, toOneRelations } from '../../../engine/model/to-one-paths.js';
import { LONGEST_VALUE } from '../../../engine/operations/values/value-type.js';
import { memo } from '../../../engine/scheduling/shared-work.js';
import { type Given, inTexts, type RefusedCall, type Texts } from '../tool.js';
import { levelFamilies, type PlaceRecord, placeSummary, shownName } from './place-names.js';

/** Ids have no leading zero. */
export function noSuchCode({ model }: Engine, family: ModelFamily, given: unknown): RefusedCall | undefined {
  if (typeof given !== 'string' || !/^\s*0\d*\s*$/.test(given) || !levelFamilies(model).includes(family))
    return undefined;
  const [field] = family.identifiers;
  return {
    refused: `No ${family.record} has the ${codeName(family, field ?? '')} ${shownName(given)}.`,
    next: 'Check the code, or call find_place with the name.',
  };
}

const codeName = ({ knownBy }: ModelFamily, field: string) => knownBy[field]?.en ?? field;

interface CodedPlace extends PlaceRecord {
  /** Names the record that has the text as its id, if any. */
  readonly note: string | undefined;
}

/** The area with this code. Undefined for a number and for families that are not areas. */
export function codedRecord(engine: Engine, family: ModelFamily, given: unknown): CodedPlace | undefined {
  const { catalog, model } = engine;
  if (typeof given !== 'string' || !levelFamilies(model).includes(family)) return undefined;
  const text = given.trim();
  const found = codesOfFamily(catalog, family).get(text);
  if (found === undefined) return undefined;
  const { row, field } = found;
  const other = /^\d+$/.test(text) ? recordWithId(engine, family, text) : undefined;
  const note =
    other === undefined || other === row
      ? undefined
      : `"${text}" is the ${codeName(family, field)} of ${nameOf(family, row)}; the number ${Number(text)} would be the id of ${nameOf(family, other)}.`;
  return { family, row, note };
}

const known = memo<Catalog, ReadonlyMap<unknown, { row: Row; field: string }>, ModelFamily>();

const codesOfFamily = (catalog: Catalog, family: ModelFamily) =>
  known(
    catalog,
    family,
    () =>
      new Map(
        catalog
          .table(family)
          .rows.flatMap((row) => family.identifiers.map((field) => [row[field], { row, field }] as const)),
      ),
  );

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

/** The filters of `where` as a request has them, with ids instead of codes of areas, as in `departmentId: "05"`. */
export function codeFilters(engine: Engine, family: ModelFamily, { where }: Given): ReadFilters {
  const targets = targetsOf(family);
  const found: CodedPlace[] = [];
  const inIds = (target: ModelFamily, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => inIds(target, each));
    if (typeof value === 'string' && value.includes(',')) return inIds(target, value.split(','));
    const coded = codedRecord(engine, target, value);
    if (coded === undefined) return value;
    found.push(coded);
    return coded.row.id;
  };
  const filters = Object.entries((where ?? {}) as Given).map(([name, value]) => {
    const target = targets.get(name.replace(/\[\w+\]$/, '').toLowerCase());
    // The operation refuses a longer text.
    const isRead = target !== undefined && String(value).length <= LONGEST_VALUE;
    return [name, isRead ? inIds(target, value) : value] as const;
  });
  const [first, ...others] = found;
  return {
    texts: inTexts(Object.fromEntries(filters)),
    place: first !== undefined && others.length === 0 ? placeSummary(engine.catalog, first) : undefined,
    note: [...new Set(found.flatMap(({ note }) => note ?? []))].join(' ') || undefined,
  };
}

/** The families of ids in filters, by filter name in lower case: `departmentid`, `city.departmentid`, `id`. */
const targetsOf = (family: ModelFamily): ReadonlyMap<string, ModelFamily> =>
  new Map([
    ...[...toOnePaths(family)].map(([target, path]) => [keyPath(path).toLowerCase(), target] as const),
    ...toOneRelations(family).map(({ key, target }) => [key.name.toLowerCase(), target] as const),
    ['id', family],
  ]);
