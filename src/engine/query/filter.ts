// A condition on one field as plain data, and the conditions that a field accepts.

import type { Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { FieldKind } from '../model/field.js';
import type { ModelField } from '../model/model.js';
import type { Step } from '../model/to-one-paths.js';
import { addToList } from '../scheduling/lists.js';
import { memo } from '../scheduling/shared-work.js';
import { fold } from '../text/fold.js';

/** Returns the records for which every filter holds, in their order. A null satisfies only `ne` and `null`. */
export function filterOrdinals(table: Table, ordinals: Ordinals, filters: readonly Filter[]): Ordinals {
  if (filters.length === 0) return ordinals;
  const key = ordinals === table.all ? filters.find(isByKey) : undefined;
  const candidates = key === undefined ? ordinals : recordsByKey(table, key);
  const tests = filters.filter((filter) => filter !== key).map((filter) => testOf(table, filter));
  const found = new Int32Array(candidates.length);
  let count = 0;
  for (let index = 0; index < candidates.length; index++) {
    const ordinal = candidates[index] as Ordinal;
    if (tests.every((holds) => holds(ordinal))) found[count++] = ordinal;
  }
  return count === ordinals.length ? ordinals : found.subarray(0, count);
}

/** Filters by key are the most frequent, so each integer value leads directly to its records. */
const isByKey = ({ field, operator }: Filter) => operator === 'eq' && field.kind === 'integer';

const keys = memo<Table, ReadonlyMap<unknown, Ordinals>>();

function recordsByKey(table: Table, { field, values }: Filter): Ordinals {
  const index = keys(table, field.name, () => {
    const groups = new Map<unknown, Ordinal[]>();
    for (const [ordinal, row] of table.rows.entries()) addToList(groups, row[field.name], ordinal);
    return new Map([...groups].map(([value, group]) => [value, Int32Array.from(group)]));
  });
  return index.get(values[0]) ?? new Int32Array(0);
}

function testOf(table: Table, { field, operator, values }: Filter): (ordinal: Ordinal) => boolean {
  const column = columnOf(table, field);
  const [value] = values as readonly [FilterValue];
  switch (operator) {
    case 'null':
      return (ordinal) => (column[ordinal] === null) === value;
    case 'ne': {
      const other = comparable(field, value);
      return (ordinal) => column[ordinal] !== other;
    }
    case 'eq':
    case 'in': {
      const wanted = new Set<unknown>(values.map((each) => comparable(field, each)));
      return (ordinal) => wanted.has(column[ordinal]);
    }
    case 'contains': {
      const part = comparable(field, value) as string;
      // `includes` means one whole element of an array, or any part of a text.
      return (ordinal) => (column[ordinal] as string | readonly string[] | null)?.includes(part) === true;
    }
    default: {
      const compare = comparisons[operator];
      return (ordinal) => column[ordinal] !== null && compare(column[ordinal] as number, value as number);
    }
  }
}

/** The texts of dates sort in the order of time. */
const comparisons = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
};

const columns = memo<Table, readonly unknown[]>();

/** The values of a field as they are compared. Texts are folded once. */
function columnOf(table: Table, field: ModelField): readonly unknown[] {
  return columns(table, field.name, () => table.rows.map((row) => comparable(field, row[field.name])));
}

function comparable({ kind }: ModelField, value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'texts' && Array.isArray(value)) return value.map(fold);
  return kind === 'text' || kind === 'texts' ? fold(value as string) : value;
}

export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'null'] as const;
export type Operator = (typeof operators)[number];

export type FilterValue = string | number | boolean;

export interface Filter {
  /** The path to the record with the field. Undefined for a field of the record itself. */
  readonly through?: readonly Step[];
  readonly field: ModelField;
  readonly operator: Operator;
  /** Several values only with `in`. A date has its midnight, as in the field. */
  readonly values: readonly FilterValue[];
}

const ordered: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'null'];

const byKind: Readonly<Record<FieldKind, readonly Operator[]>> = {
  integer: ordered,
  number: ordered,
  date: ordered,
  midnight: ordered,
  boolean: ['eq', 'ne', 'in', 'null'],
  text: ['eq', 'ne', 'in', 'contains', 'null'],
  texts: ['contains'],
};

export const operatorsOf = ({ kind }: ModelField): readonly Operator[] => byKind[kind];

/** A field of a related record is compared for equality, or by a part of its name. */
export const relatedOperatorsOf = ({ kind }: ModelField): readonly Operator[] =>
  kind === 'text' ? ['eq', 'in', 'contains'] : ['eq', 'in'];
