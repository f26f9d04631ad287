// Orders records by fields: nulls last in both directions, ties by the next field and at last by id. The rank of each record in a
// field is worked out once.
import type { Ordinals, Table } from '../catalog/catalog.js';
import { keptPerTable } from '../catalog/kept-per-table.js';
import type { ModelField, Row } from '../model/model.js';
import { collate } from '../text/collate.js';
import type { Sort } from './plan.js';

const LAST = -1;

/** Where each record stands in a field, from 0; LAST for those without a value. */
type Ranks = Readonly<Int32Array>;

const ranks = keptPerTable<Int32Array>();

const wholeOrders = keptPerTable<Ordinals>();

/** The order of the whole table by one field is worked out once; every other, each time: there is no end of them. */
export function sortOrdinals(
  table: Table,
  ordinals: Ordinals,
  sorts: readonly Sort[],
  /** Ranks in what is known in this answer alone. */
  ownRanks?: (field: ModelField) => Ranks | undefined,
): Ordinals {
  const [sort] = sorts;
  if (sort === undefined) return ordinals;
  const ranksOf = (field: ModelField) =>
    ownRanks?.(field) ?? ranks(table, field.name, () => rank(table, field));
  const order = () => sortPart(ordinals, sorts, ranksOf);
  if (ordinals !== table.all || sorts.length > 1) return order();
  return wholeOrders(table, `${sort.field.name} ${sort.direction}`, order);
}

function sortPart(
  ordinals: Ordinals,
  sorts: readonly Sort[],
  ranksOf: (field: ModelField) => Ranks,
): Ordinals {
  const keys = sorts.map(({ field, direction }) => ({
    rankOf: ranksOf(field),
    sign: direction === 'asc' ? 1 : -1,
  }));
  return Int32Array.from(ordinals).sort((a, b) => {
    for (const { rankOf, sign } of keys) {
      const [rankA, rankB] = [rankOf[a] as number, rankOf[b] as number];
      if (rankA === rankB) continue;
      if (rankA === LAST) return 1;
      if (rankB === LAST) return -1;
      return sign * (rankA - rankB);
    }
    return a - b;
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
