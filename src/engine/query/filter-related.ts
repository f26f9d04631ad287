// Leaves the records for which a condition holds in the record that their keys lead to, in the order they came in.
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { Row } from '../model/model.js';
import type { Filter } from './filter.js';
import { filterOrdinals } from './filter-ordinals.js';

export function filterRelated(
  catalog: Catalog,
  table: Table,
  ordinals: Ordinals,
  filters: readonly Filter[],
): Ordinals {
  return filters.reduce((left, filter) => left.filter(testOf(catalog, table, filter)), ordinals);
}

function testOf(catalog: Catalog, from: Table, { through = [], ...condition }: Filter) {
  const tables = through.map(({ target }) => catalog.table(target));
  const end = tables.at(-1) as Table;
  const marks = new Uint8Array(end.rows.length);
  for (const ordinal of filterOrdinals(end, end.all, [condition])) marks[ordinal] = 1;
  return (ordinal: Ordinal): boolean => {
    let [at, table]: [Ordinal | undefined, Table] = [ordinal, from];
    for (const [index, { key }] of through.entries()) {
      const id: unknown = (table.rows[at] as Row)[key.name];
      table = tables[index] as Table;
      at = typeof id === 'number' ? table.ordinal(id) : undefined;
      if (at === undefined) return false;
    }
    return marks[at] === 1;
  };
}
