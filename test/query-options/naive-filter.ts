// Computes the records of a filter naively, and returns values to filter by, from the data and near them.
import fc from 'fast-check';
import type { Row } from '../contract/data-files.js';
import { folded } from '../contract/matching.js';
import type { FieldType } from '../contract/records.js';
import type { Family, Field } from './families.js';

type Operator = '' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'contains' | 'null';

export interface Filter {
  readonly field: Field;
  readonly operator: Operator;
  /** The notation of the query before encoding. */
  readonly value: string;
}

const any: readonly Operator[] = ['', 'ne', 'in', 'null'];
const ordered: readonly Operator[] = [...any, 'gt', 'gte', 'lt', 'lte'];

export const operatorsOf: Readonly<Record<FieldType, readonly Operator[]>> = {
  integer: ordered,
  number: ordered,
  date: ordered,
  midnight: ordered,
  string: [...any, 'contains'],
  boolean: any,
  'string[]': ['contains'],
};

export function lets({ field: { name, type }, operator, value: given }: Filter, row: Row): boolean {
  const value = row[name];
  if (operator === 'null') return (value === null) === (given.toLowerCase() === 'true');
  const same = (one: string) => value !== null && isSame(type, value, one);
  if (operator === 'ne') return !same(given);
  if (value === null) return false;
  switch (operator) {
    case '':
      return same(given);
    case 'in':
      return given.split(',').some((one) => same(one.trim()));
    case 'contains':
      if (Array.isArray(value)) return value.some((element) => folded(element) === folded(given));
      return folded(value as string).includes(folded(given));
    case 'gt':
      return compared(type, value, given) > 0;
    case 'gte':
      return compared(type, value, given) >= 0;
    case 'lt':
      return compared(type, value, given) < 0;
    case 'lte':
      return compared(type, value, given) <= 0;
  }
}

function isSame(type: FieldType, value: unknown, given: string): boolean {
  if (type === 'string') return folded(value as string) === folded(given);
  if (type === 'boolean') return value === (given.toLowerCase() === 'true');
  return compared(type, value, given) === 0;
}

function compared(type: FieldType, value: unknown, given: string): number {
  if (type === 'date' || type === 'midnight') return dayOf(value as string) - dayOf(given);
  return (value as number) - Number(given);
}

/** A date counts as its day, with its midnight or without. */
const dayOf = (date: string) => Date.parse(date.slice(0, 10));

export const written = ({ field, operator, value }: Filter) =>
  `${field.name}${operator === '' ? '' : `[${operator}]`}=${encodeURIComponent(value)}`;

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => folded(text),
  (text) => text.replaceAll('n', 'ñ'),
  (text) => `${text}x`,
];

/** Four of these values still fit into a list. */
const LONGEST = 240;

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

const known = new Map<readonly Row[], Map<string, readonly (string | number)[]>>();

/** The values of a field that are not null, and the elements of its arrays, collected once. */
function knownValues(name: string, rows: readonly Row[]): readonly (string | number)[] {
  const columns = known.get(rows) ?? new Map<string, readonly (string | number)[]>();
  known.set(rows, columns);
  const values = columns.get(name) ?? (rows.flatMap((row) => row[name] ?? []) as (string | number)[]);
  columns.set(name, values);
  return values;
}

/** One of the known values, or one close to it. */
function valuesOf({ name, type }: Field, rows: readonly Row[], operator: Operator): fc.Arbitrary<string> {
  if (operator === 'null' || type === 'boolean') return fc.constantFrom('true', 'false', 'TRUE');
  const values = knownValues(name, rows);
  const fallback = type === 'string' || type === 'string[]' ? 'none' : type === 'date' ? '2000-02-29' : 7;
  const taken = fc.nat({ max: 1_000_000 }).map((at) => values[at % values.length] ?? fallback);
  switch (type) {
    case 'integer':
      return fc.tuple(taken, fc.constantFrom(0, 0, 1, -1)).map(([value, by]) => String(Number(value) + by));
    case 'number':
      return fc
        .tuple(taken, fc.constantFrom(0, 0, 1, -1, 0.25, -1000))
        .map(([value, by]) => String(Number(value) + by));
    case 'date':
      return fc
        .tuple(taken, fc.boolean())
        .map(([value, next]) => (next ? dayAfter(value as string) : (value as string)));
    case 'midnight':
      return fc
        .tuple(taken, fc.boolean())
        .map(([value, whole]) => (whole ? (value as string) : (value as string).slice(0, 10)));
    default: {
      const texts = fc
        .tuple(taken, fc.constantFrom(...spellings))
        .map(([value, spelling]) => spelling((value as string).slice(0, LONGEST)));
      if (operator !== 'contains' || type === 'string[]') return texts;
      return fc.tuple(texts, fc.nat({ max: 60 }), fc.integer({ min: 1, max: 9 })).map(
        ([value, from, length]) =>
          value
            .slice(from % value.length)
            .slice(0, length)
            .trim() || value,
      );
    }
  }
}

/** A value in a list cannot contain a comma. */
const listsOf = (values: fc.Arbitrary<string>) =>
  fc
    .array(
      values.map((value) => value.split(',', 1)[0] as string),
      { minLength: 1, maxLength: 4 },
    )
    .map((several) => several.join());

export const filtersBy = (field: Field, rows: readonly Row[], operator: Operator): fc.Arbitrary<Filter> => {
  const values = valuesOf(field, rows, operator);
  return (operator === 'in' ? listsOf(values) : values).map((value) => ({ field, operator, value }));
};

/** Filters that can be used at the same time: no field with the same operator twice. */
export const filtersOf = (
  { fields, rows }: Family,
  { atLeast = 1 }: { readonly atLeast?: number } = {},
): fc.Arbitrary<readonly Filter[]> =>
  fc.uniqueArray(
    fc
      .constantFrom(...fields)
      .chain((field) =>
        fc.constantFrom(...operatorsOf[field.type]).chain((operator) => filtersBy(field, rows, operator)),
      ),
    {
      minLength: atLeast,
      maxLength: 3,
      selector: ({ field, operator }) => `${field.name}[${operator}]`,
    },
  );
