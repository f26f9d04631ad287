// Counts records in total or in groups, with sums, means, minima and maxima of their numbers. Unknown values are skipped, and a figure
// without values is null.
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { ModelFamily, ModelField, Row, ToOne } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { LAST, ranksIn } from './sort-ordinals.js';

export const measures = ['sum', 'mean', 'min', 'max'] as const;
export type Measure = (typeof measures)[number];

export type Measured = Partial<Readonly<Record<Measure, readonly ModelField[]>>>;

/** The key of a group, which is a field of the records or the record that relations lead to. */
export interface GroupPath {
  readonly name: string;
  readonly relations: readonly ToOne[];
  /** The field, in the family at the end of the path. */
  readonly field: ModelField;
}

export interface Group extends Summary {
  readonly value: unknown;
  /** The name of the record whose id is the value. */
  readonly name: string | null;
}

export type Summary = { readonly count: number } & Partial<
  Readonly<Record<Measure, Readonly<Record<string, number | null>>>>
>;

/** Records that are parts of wholes. The first field is shared by the parts of a whole, and the others describe the whole. */
type Wholes = NonNullable<ModelFamily['wholes']>;

/** Rows of a table or computed rows, and their positions. */
interface CountedGroups {
  readonly table: Table;
  readonly ordinals: Ordinals;
  /** If set, each whole is counted once and its own fields are summed once. */
  readonly wholes?: Wholes | undefined;
}

/** A step takes about a millisecond. */
const IN_A_STEP = 2000;

export function* summarise(
  { table, ordinals, wholes }: CountedGroups,
  measured: Measured,
): YieldingWork<Summary> {
  const aggregates = aggregatesOf(measured, wholes);
  const isFirst = firstOfWhole(wholes);
  let count = 0;
  for (const [index, ordinal] of ordinals.entries()) {
    if (index % IN_A_STEP === IN_A_STEP - 1) yield;
    const row = table.rows[ordinal] as Row;
    const isCounted = isFirst(row);
    if (isCounted) count++;
    addRow(aggregates, row, isCounted);
  }
  return summaryOf(count, aggregates, measured);
}

/** The largest group first. Groups of one size are in the order of their values, with the unknown last. */
export function* summariseGroups(
  catalog: Catalog,
  { table, ordinals, wholes }: CountedGroups,
  path: GroupPath,
  measured: Measured,
): YieldingWork<readonly Group[]> {
  const { relations, field } = path;
  const isRecord = relations.length > 0;
  const family: ModelFamily = relations.at(-1)?.target ?? table.family;
  const ends = isRecord ? catalog.table(family) : table;
  const ranks = ranksIn(ends, field);
  const groups = new Map<unknown, Begun>();
  for (const [index, ordinal] of ordinals.entries()) {
    if (index % IN_A_STEP === IN_A_STEP - 1) yield;
    const end = endOf(catalog, relations, ordinal);
    const row = end === undefined ? undefined : (ends.rows[end] as Row);
    const value = row?.[field.name] ?? null;
    let group = groups.get(value);
    if (group === undefined) {
      const name = isRecord && row !== undefined ? nameOf(family, row) || null : null;
      group = {
        value,
        name,
        rank: rankOf(ranks, end),
        count: 0,
        aggregates: aggregatesOf(measured, wholes),
        isFirst: firstOfWhole(wholes),
      };
      groups.set(value, group);
    }
    const own = table.rows[ordinal] as Row;
    const isCounted = group.isFirst(own);
    if (isCounted) group.count++;
    addRow(group.aggregates, own, isCounted);
  }
  yield;
  const sorted = [...groups.values()].sort((a, b) => b.count - a.count || a.rank - b.rank);
  yield;
  return sorted.map(({ value, name, count, aggregates }) => ({
    value,
    name,
    ...summaryOf(count, aggregates, measured),
  }));
}

interface Begun {
  readonly value: unknown;
  readonly name: string | null;
  readonly rank: number;
  readonly aggregates: readonly Aggregate[];
  readonly isFirst: (row: Row) => boolean;
  count: number;
}

/** The first part of each whole, or every record without wholes. */
function firstOfWhole(wholes: Wholes | undefined): (row: Row) => boolean {
  if (wholes === undefined) return () => true;
  const seen = new Set<unknown>();
  return (row) => {
    const whole = row[wholes.field];
    if (seen.has(whole)) return false;
    seen.add(whole);
    return true;
  };
}

function endOf(catalog: Catalog, relations: readonly ToOne[], from: Ordinal): Ordinal | undefined {
  let at: Ordinal | undefined = from;
  for (const relation of relations) at = at === undefined ? undefined : catalog.one(relation, at);
  return at;
}

function rankOf(ranks: ReturnType<typeof ranksIn>, end: Ordinal | undefined): number {
  const rank = end === undefined ? LAST : (ranks[end] as number);
  return rank === LAST ? Number.POSITIVE_INFINITY : rank;
}

/** The figures of a field so far. */
interface Aggregate {
  readonly field: string;
  /** The field describes the whole, so all its parts have the same value. */
  readonly isOfWhole: boolean;
  known: number;
  sum: number;
  min: number;
  max: number;
}

function aggregatesOf(measured: Measured, wholes: Wholes | undefined): readonly Aggregate[] {
  const fields = new Set(measures.flatMap((measure) => (measured[measure] ?? []).map(({ name }) => name)));
  return Array.from(fields, (field) => ({
    field,
    isOfWhole: wholes?.same.includes(field) === true,
    known: 0,
    sum: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  }));
}

function addRow(aggregates: readonly Aggregate[], row: Row, isFirst: boolean): void {
  for (const aggregate of aggregates) {
    if (aggregate.isOfWhole && !isFirst) continue;
    const value = row[aggregate.field];
    if (typeof value !== 'number') continue;
    aggregate.known++;
    aggregate.sum += value;
    if (value < aggregate.min) aggregate.min = value;
    if (value > aggregate.max) aggregate.max = value;
  }
}

const figures: Readonly<Record<Measure, (aggregate: Aggregate) => number>> = {
  sum: ({ sum }) => rounded(sum),
  mean: ({ sum, known }) => rounded(sum / known),
  min: ({ min }) => min,
  max: ({ max }) => max,
};

/** Rounds to twelve digits, because adding decimals leaves errors in the last ones. */
const rounded = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(12)));

function summaryOf(count: number, aggregates: readonly Aggregate[], measured: Measured): Summary {
  const entries = measures.flatMap((measure) => {
    const fields = measured[measure];
    if (fields === undefined) return [];
    const values = fields.map(({ name }) => {
      const aggregate = aggregates.find(({ field }) => field === name) as Aggregate;
      return [name, aggregate.known === 0 ? null : figures[measure](aggregate)];
    });
    return [[measure, Object.fromEntries(values)]];
  });
  return { count, ...Object.fromEntries(entries) };
}
