// Sorts records by fields, with nulls last in both directions and ties by the next field and then by id. The rank of each record in a field
// is computed once, so that any order is a radix sort.
import type { Ordinals, Table } from '../catalog/catalog.js';
import type { ModelField, Row } from '../model/model.js';
import { sortInSteps } from '../scheduling/lists.js';
import { memo, type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { collate } from '../text/fold.js';
import { DISTANCE, type Plan } from './plan.js';

const RECORDS_IN_A_STEP = 1000;

export const LAST = -1;

/** The rank of each record in a field from 0, or LAST for records without a value. */
type Ranks = Readonly<Int32Array>;

const ranks = memo<Table, SharedWork<Int32Array>>();

const rankWork = (table: Table, field: ModelField): SharedWork<Int32Array> =>
  ranks(table, field.name, () => sharedWork(() => rank(table, field)));

export const ranksIn = (table: Table, field: ModelField): Ranks => rankWork(table, field).now();

/** Computes the ranks that an order needs in steps. Undefined if they are known. */
export function prepareRanks(table: Table, sorts: Plan['sort']): YieldingWork<void> | undefined {
  const isKnown = ({ field }: Plan['sort'][number]) => field === DISTANCE || rankWork(table, field).isMade();
  return sorts.every(isKnown) ? undefined : rankAll(table, sorts);
}

function* rankAll(table: Table, sorts: Plan['sort']): YieldingWork<void> {
  for (const { field } of sorts) if (field !== DISTANCE) yield* rankWork(table, field).inSteps();
}

const wholeOrders = memo<Table, Ordinals>();

/** The order of the whole table by one field is kept. Other orders are computed for each request, because their number is unlimited. */
export function sortOrdinals(
  table: Table,
  ordinals: Ordinals,
  sorts: Plan['sort'],
  /** Ranks by values that only this response has. */
  ownRanks?: (field: ModelField) => Ranks | undefined,
): Ordinals {
  const [sort] = sorts;
  if (sort === undefined) return ordinals;
  const ranksOf = (field: ModelField) => ownRanks?.(field) ?? ranksIn(table, field);
  const order = () => sortPart(ordinals, sorts, ranksOf);
  if (ordinals !== table.all || sorts.length > 1) return order();
  return wholeOrders(table, `${sort.field.name} ${sort.direction}`, order);
}

/** For fewer records, comparing is faster than counting. */
const FEW = 64;

function sortPart(ordinals: Ordinals, sorts: Plan['sort'], ranksOf: (field: ModelField) => Ranks): Ordinals {
  const keys = sorts.map(({ field, direction }) => ({ rankOf: ranksOf(field), direction }));
  // The ids decide the last ties.
  const sorted = Int32Array.from(ordinals).sort();
  if (sorted.length < FEW) return byComparing(sorted, keys);
  return keys.reduceRight<Int32Array>(byCounting, sorted);
}

interface SortRank {
  readonly rankOf: Ranks;
  readonly direction: 'asc' | 'desc';
}

function byComparing(ordinals: Int32Array, keys: readonly SortRank[]): Int32Array {
  return ordinals.sort((a, b) => {
    for (const { rankOf, direction } of keys) {
      const [rankA, rankB] = [rankOf[a] as number, rankOf[b] as number];
      if (rankA === rankB) continue;
      if (rankA === LAST) return 1;
      if (rankB === LAST) return -1;
      return direction === 'asc' ? rankA - rankB : rankB - rankA;
    }
    return a - b;
  });
}

/** One pass of a radix sort, from the last key to the first. It is linear and stable, so ties keep the order of the later keys. */
function byCounting(ordinals: Int32Array, { rankOf, direction }: SortRank): Int32Array {
  let highest = LAST;
  for (let index = 0; index < ordinals.length; index++) {
    const rank = rankOf[ordinals[index] as number] as number;
    if (rank > highest) highest = rank;
  }
  const isRising = direction === 'asc';
  const slotOf = (ordinal: number) => {
    const rank = rankOf[ordinal] as number;
    return rank === LAST ? highest + 1 : isRising ? rank : highest - rank;
  };
  const starts = new Int32Array(highest + 3);
  for (let index = 0; index < ordinals.length; index++) {
    const after = slotOf(ordinals[index] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let slot = 1; slot < starts.length; slot++)
    starts[slot] = (starts[slot] as number) + (starts[slot - 1] as number);
  const sorted = new Int32Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index++) {
    const ordinal = ordinals[index] as number;
    const slot = slotOf(ordinal);
    const at = starts[slot] as number;
    sorted[at] = ordinal;
    starts[slot] = at + 1;
  }
  return sorted;
}

function* rank(table: Table, field: ModelField): YieldingWork<Int32Array> {
  const given = table.ranks?.get(field.name);
  if (given !== undefined) return given;
  const value = (ordinal: number) => (table.rows[ordinal] as Row)[field.name];
  const compare = comparison(field);
  const unsorted = Array.from(table.all).filter((ordinal) => value(ordinal) !== null);
  const known = yield* sortInSteps(unsorted, (a, b) => compare(value(a), value(b)));
  const result = new Int32Array(table.rows.length).fill(LAST);
  let current = 0;
  for (const [index, ordinal] of known.entries()) {
    if (index % RECORDS_IN_A_STEP === 0) yield;
    if (index > 0 && compare(value(known[index - 1] as number), value(ordinal)) !== 0) current++;
    result[ordinal] = current;
  }
  return result;
}

/** The texts of dates sort in the order of time. */
function comparison(field: ModelField): (a: unknown, b: unknown) => number {
  if (field.kind === 'text') return (a, b) => collate(a as string, b as string);
  return (a, b) => ((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0);
}
