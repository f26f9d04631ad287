// Views that show the names of related records beside their ids, and the names of records for the search.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Model, ModelFamily, ToOne } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import { quoted } from './sqlite-file.js';

/** `CityNamed` has the columns of `City`, and `departmentName`. */
export function namedViews(families: readonly ModelFamily[]) {
  return families.flatMap((family) => {
    const relations = toOneRelations(family).filter(
      ({ target }) => families.includes(target) && target.nameFields.length > 0,
    );
    if (relations.length === 0) return [];
    const names = relations.map((relation) => `${nameIn(relation)} AS ${quoted(`${relation.name}Name`)}`);
    const joins = relations.map(
      ({ name, target, key }) =>
        `LEFT JOIN ${quoted(target.record)} AS ${alias(name)} ON ${alias(name)}.id = it.${quoted(key.name)}`,
    );
    const select = `SELECT it.*, ${names.join(', ')} FROM ${quoted(family.record)} AS it ${joins.join(' ')}`;
    return [{ name: `${family.record}Named`, select }];
  });
}

/** Relations get a suffix, so that none has the name of a table. */
const alias = (relation: string) => quoted(`its ${relation}`);

function nameIn({ name, target }: ToOne): string {
  const parts = target.nameFields.map((field) => `${alias(name)}.${quoted(field)}`);
  return parts.length === 1
    ? (parts[0] as string)
    : `trim(${parts.map((part) => `coalesce(${part}, '')`).join(" || ' ' || ")})`;
}

/** The name, the other name and every alias of each record, by family and id. */
export function searchNames(model: Model, catalog: Catalog, families: readonly ModelFamily[]) {
  const own = families.flatMap((family) =>
    catalog.table(family).rows.flatMap((row) => {
      const [name, other] = [nameOf(family, row), row[family.otherName ?? ''] ?? ''];
      const of = { family: family.record, id: row.id as number };
      return [
        ...(name === '' ? [] : [{ ...of, name, kind: 'name' }]),
        ...(other === '' || other === name ? [] : [{ ...of, name: String(other), kind: 'otherName' }]),
      ];
    }),
  );
  const aliases = catalog.aliases
    .filter(({ family }) => families.includes(model.family(family)))
    .map(({ family, id, alias: name, kind }) => ({ family: model.family(family).record, id, name, kind }));
  return [...own, ...aliases];
}
