// Selects and sorts the rows of a table in the browser as the API would. Matching and sorting are defined once, in `src/engine/text`.
import type { Row } from '../../engine/model/model.js';
import { collate, fold } from '../../engine/text/fold.js';
import { sortKeys, type TableQuery } from './table-query.js';
import { type Control, fieldNamed, type TableField, type TableSpec } from './table-spec.js';

export interface Selection {
  /** The indexes of the shown rows in order. */
  readonly select: (query: TableQuery) => Int32Array;
  /** Prepares sorting and filtering by a field. */
  readonly prepare: (field: TableField) => void;
}

const UNKNOWN = -1;

export function createSelection(spec: TableSpec, rows: readonly Row[]): Selection {
  const columns = new Map<string, readonly unknown[]>();
  const ranks = new Map<string, Int32Array>();
  const orders = new Map<string, Int32Array>();
  const columnOf = (field: TableField) =>
    stored(columns, field.name, () => rows.map((row) => comparable(field, row[field.name])));
  const ranksOf = (field: TableField) =>
    stored(ranks, field.name, () => rankValues(rows.map((row) => row[field.name] ?? null)));

  function testOf([name, value]: TableQuery['options'][number]): ((place: number) => boolean)[] {
    const local = localControl(spec, name, value);
    if (local === undefined) return [];
    const { field, operator } = local;
    const column = columnOf(field);
    const wanted = given(field, value) as never;
    const at = (place: number) => column[place] as never;
    if (operator === 'eq') return [(place) => at(place) === wanted];
    // `includes` finds a whole text among several, or a part of a single text.
    if (operator === 'contains')
      return [(place) => (at(place) as string | null)?.includes(wanted as string) === true];
    if (operator === 'gte') return [(place) => at(place) !== null && at(place) >= wanted];
    return [(place) => at(place) !== null && at(place) <= wanted];
  }

  /** The order of all rows, which filtered lists keep. */
  function orderBy(query: TableQuery): Int32Array {
    const places = Int32Array.from(rows.keys());
    if (!isSortedHere(spec, query)) return places;
    const keys = sortKeys(query).map(({ name, isDescending }) => ({
      ranked: ranksOf(fieldNamed(spec, name) as TableField),
      isDescending,
    }));
    if (keys.length === 0) return places;
    return places.sort((a, b) => {
      for (const { ranked, isDescending } of keys) {
        const [first, second] = [ranked[a] as number, ranked[b] as number];
        if (first === second) continue;
        if (first === UNKNOWN) return 1;
        if (second === UNKNOWN) return -1;
        return isDescending ? second - first : first - second;
      }
      return a - b;
    });
  }

  return {
    select: (query) => {
      const order = stored(orders, query.sort, () => orderBy(query));
      const tests = query.options.flatMap(testOf);
      return tests.length === 0 ? order : order.filter((place) => tests.every((holds) => holds(place)));
    },
    prepare: (field) => {
      ranksOf(field);
      columnOf(field);
    },
  };
}

/** An option that the browser evaluates. Undefined for those that only the API supports. */
export function localControl(
  spec: TableSpec,
  name: string,
  value: string,
): { readonly field: TableField; readonly operator: Control['operator'] } | undefined {
  const control = spec.controls.find((each) => each.name === name);
  const field = control && fieldNamed(spec, control.field);
  if (control === undefined || field === undefined || given(field, value) === undefined) return undefined;
  return { field, operator: control.operator };
}

/** Only conditions on fields of the rows. */
export const isSortedHere = (spec: TableSpec, query: TableQuery): boolean =>
  sortKeys(query).every(({ name }) => fieldNamed(spec, name) !== undefined);

/** Undefined for a value that only the API can read. */
function given({ kind }: TableField, value: string): unknown {
  switch (kind) {
    case 'number':
    case 'integer': {
      const number = Number(value);
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : undefined;
    case 'date':
    case 'midnight':
      return /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
    default:
      return fold(value);
  }
}

function comparable({ kind }: TableField, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => fold(String(each)));
  if (kind === 'text') return fold(String(value));
  return kind === 'midnight' ? String(value).slice(0, 10) : value;
}

/** The rank of each value among all, from 0. Equal values have the same rank. */
function rankValues(values: readonly unknown[]): Int32Array {
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'string' ? collate(a, b as string) : Number(a) - Number(b);
  const known = values.map((_, place) => place).filter((place) => values[place] !== null);
  known.sort((a, b) => compare(values[a], values[b]));
  const ranks = new Int32Array(values.length).fill(UNKNOWN);
  let current = 0;
  known.forEach((place, index) => {
    if (index > 0 && compare(values[known[index - 1] as number], values[place]) !== 0) current++;
    ranks[place] = current;
  });
  return ranks;
}

function stored<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}
