// A condition on one field, as plain data, and which conditions a field takes.

import type { Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { FieldKind } from '../model/field.js';
import type { ModelField } from '../model/model.js';
import type { Step } from '../model/to-one-paths.js';
import { addToList } from '../scheduling/lists.js';
import { memo } from '../scheduling/shared-work.js';
import { fold } from '../text/fold.js';

/** Leaves the records for which every filter holds, in the order they came in. A null holds for `ne` and `null` alone. */
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

/** Keys are requested most, so each value of an integer leads straight to its records. */
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
      // Of an array one whole element, of a text any part: `includes` means both.
      return (ordinal) => (column[ordinal] as string | readonly string[] | null)?.includes(part) === true;
    }
    default: {
      const compare = comparisons[operator];
      return (ordinal) => column[ordinal] !== null && compare(column[ordinal] as number, value as number);
    }
  }
}

/** Dates are written so that the order of their texts is the order of time. */
const comparisons = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
};

const columns = memo<Table, readonly unknown[]>();

/** The values of a field as they are compared; texts are folded once. */
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
  /** The way to the record whose field it is; undefined if it is the record's own. */
  readonly through?: readonly Step[];
  readonly field: ModelField;
  readonly operator: Operator;
  /** More than one with `in` only; of a date with its midnight, as the field writes it. */
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

/** Of a field of a related record: equality alone, or people look for a part of its name. */
export const relatedOperatorsOf = ({ kind }: ModelField): readonly Operator[] =>
  kind === 'text' ? ['eq', 'in', 'contains'] : ['eq', 'in'];
