// The most useful fields of a record in the least space: a result has them unless others are named.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, ModelField } from '../../engine/model/model.js';
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
  const keys = new Set(family.relations.flatMap((relation) => (relation.to === 'one' ? [relation.key] : [])));
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
  const related = family.relations.flatMap((relation) => {
    const [first] = relation.target.nameFields;
    return relation.to === 'one' && first !== undefined ? [`${relation.name}.${first}`] : [];
  });
  const plain = own.filter((field) => !field.extended);
  const name = ({ name: each }: ModelField) => each;
  return {
    ofMany: [...names.map(name), ...related, ...briefly.map(name)].slice(0, MOST_FIELDS),
    ofOne: [...plain.map(name), ...codes.map(name), ...related],
  };
}
