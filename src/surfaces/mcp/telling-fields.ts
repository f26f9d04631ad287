// The most useful fields of a record in the least space: a result has them unless others are named.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, ModelField } from '../../engine/model/model.js';
import { toOneRelations } from '../../engine/model/to-one-relations.js';
import { memo } from '../../engine/scheduling/memo.js';

/** Longer values are prose or URLs. */
const LONGEST_BRIEF = 60;
const MOST_FIELDS = 10;

const chosen = memo<Catalog, TellingFields, ModelFamily>();

interface TellingFields {
  /** For each record of a list: its id, name, where it belongs, and short values. */
  readonly ofMany: readonly string[];
  /** For a single record: its prose and its codes as well. */
  readonly ofOne: readonly string[];
}

export const tellingFields = (catalog: Catalog, family: ModelFamily): TellingFields =>
  chosen(catalog, family, () => choose(catalog, family));

function choose(catalog: Catalog, family: ModelFamily): TellingFields {
  const { rows } = catalog.table(family);
  const relations = toOneRelations(family);
  const keys = new Set(relations.map(({ key }) => key));
  const own = family.fields.filter((field) => !keys.has(field));
  const isCode = ({ name }: ModelField) => name in family.knownBy;
  const isBrief = ({ name }: ModelField) => {
    const texts = rows.flatMap((row) => (row[name] === null ? [] : [String(row[name])]));
    return texts.length > 0 && texts.every((text) => text.length <= LONGEST_BRIEF && !/^https?:/.test(text));
  };
  const names = own.filter(({ name }) => name === 'id' || family.nameFields.includes(name));
  const briefly = own.filter(
    (field) => !names.includes(field) && !field.extended && field.kind !== 'texts' && isBrief(field),
  );
  const codes = own.filter((field) => field.extended && isCode(field));
  const related = relations.flatMap(({ name, target }) => {
    const [first] = target.nameFields;
    return first === undefined ? [] : [`${name}.${first}`];
  });
  const plain = own.filter((field) => !field.extended);
  const name = ({ name: each }: ModelField) => each;
  /** A value that ages is shown with its date. */
  const dated = (field: ModelField) =>
    field.datedBy === undefined ? [field.name] : [field.name, field.datedBy];
  return {
    ofMany: [...names.map(name), ...related, ...briefly.flatMap(dated)].slice(0, MOST_FIELDS),
    ofOne: [...plain.flatMap(dated), ...codes.map(name), ...related],
  };
}
