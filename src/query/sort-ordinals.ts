// Orders records by a field: nulls last in both directions, ties by id. The rank of each record is worked out once.
import type { Ordinals, Table } from '../catalog/catalog.js';
import { keptPerTable } from '../catalog/kept-per-table.js';
import type { ModelField, Row } from '../model/model.js';
import { collate } from '../text/collate.js';
import type { Sort } from './plan.js';

const LAST = -1;

const ranks = keptPerTable<Int32Array>();

const wholeOrders = keptPerTable<Ordinals>();

/** The order of the whole table is worked out once; of a part of it, each time. */
export function sortOrdinals(table: Table, ordinals: Ordinals, sort: Sort): Ordinals {
  if (ordinals !== table.all) return sortPart(table, ordinals, sort);
  return wholeOrders(table, `${sort.field.name} ${sort.direction}`, () => sortPart(table, ordinals, sort));
}

function sortPart(table: Table, ordinals: Ordinals, { field, direction }: Sort): Ordinals {
  const rankOf = ranks(table, field.name, () => rank(table, field));
  const sign = direction === 'asc' ? 1 : -1;
  return Int32Array.from(ordinals).sort((a, b) => {
    const [rankA, rankB] = [rankOf[a] as number, rankOf[b] as number];
    if (rankA === rankB) return a - b;
    if (rankA === LAST) return 1;
    if (rankB === LAST) return -1;
    return sign * (rankA - rankB);
  });
}

function rank(table: Table, field: ModelField): Int32Array {
  const value = (ordinal: number) => (table.rows[ordinal] as Row)[field.name];
  const compare = comparison(field);
  const known = Array.from(table.all).filter((ordinal) => value(ordinal) !== null);
  known.sort((a, b) => compare(value(a), value(b)));
  const result = new Int32Array(table.rows.length).fill(LAST);
  let current = 0;
  known.forEach((ordinal, index) => {
    if (index > 0 && compare(value(known[index - 1] as number), value(ordinal)) !== 0) current++;
    result[ordinal] = current;
  });
  return result;
}

/** Dates are written so that the order of their texts is the order of time. */
function comparison(field: ModelField): (a: unknown, b: unknown) => number {
  if (field.kind === 'text') return (a, b) => collate(a as string, b as string);
  return (a, b) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0);
}
