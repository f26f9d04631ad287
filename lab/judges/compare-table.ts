// Compares a table that a program read with the expected one: every row, value and coordinate.

import type { ColumnKind } from '../../src/programs/bundle/bundle-table.js';
import { digitsOf, flatCoordinates, type ReadGeometry } from './coordinates.js';
import type { ExpectedTable } from './expected-tables.js';
import { GEOMETRY, type ReadTable } from './read-table.js';

/** A value that a program read, as a text that is equal for equal values of any type. Null equals a missing value. */
function canonicalCell(kind: ColumnKind, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (kind === 'integer' || kind === 'number') return value === '' ? null : String(Number(value));
  if (kind === 'boolean') return truths.get(String(value).toLowerCase()) ?? String(value);
  if (kind === 'date') return dayOf(value);
  if (kind === 'midnight') return timeOf(value);
  if (kind === 'texts' || kind === 'json') return canonicalJson(value);
  return String(value);
}

const truths = new Map([
  ['1', 'true'],
  ['true', 'true'],
  ['0', 'false'],
  ['false', 'false'],
]);

const isoOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const dayOf = (value: unknown) => isoOf(value).replaceAll('/', '-').slice(0, 10);

function timeOf(value: unknown): string {
  const [day, time = '00:00:00'] = isoOf(value).replaceAll('/', '-').split(/[T ]/);
  return `${day}T${time.slice(0, 8)}`;
}

function canonicalJson(value: unknown): string | null {
  const parsed: unknown = typeof value === 'string' ? (value === '' ? null : JSON.parse(value)) : value;
  return parsed === null ? null : JSON.stringify(parsed);
}

/** A value of the API, in which JSON is not yet a text. */
function canonicalExpected(kind: ColumnKind, value: unknown): string | null {
  if (kind !== 'json') return canonicalCell(kind, value);
  return value === null || value === undefined ? null : JSON.stringify(value);
}

interface Compared {
  readonly rows: number;
  readonly values: number;
  readonly coordinates: number;
  readonly differences: number;
  /** The first few, as text. */
  readonly examples: readonly string[];
}

const EXAMPLES = 3;

/** With `rounds`, the format has its own grid, so its coordinates are compared with the decimals of the API. */
export function compareTable(expected: ExpectedTable, read: ReadTable, rounds: boolean): Compared {
  const examples: string[] = [];
  let [values, coordinates, differences] = [0, 0, 0];
  const differs = (text: string) => {
    differences++;
    if (examples.length < EXAMPLES) examples.push(`${read.path} ${read.table ?? ''} ${text}`);
  };
  const places = new Map(read.columns.map((name, at) => [name, at]));
  for (const { name } of expected.columns) if (!places.has(name)) differs(`has no column ${name}`);
  const keyColumns = expected.columns.filter(({ name }) => expected.key.includes(name));
  const found = new Map(
    read.rows.map((row, index) => [
      expected.key.length === 0
        ? String(index)
        : keyColumns.map(({ name, kind }) => canonicalCell(kind, row[places.get(name) ?? -1])).join('|'),
      row,
    ]),
  );
  if (read.rows.length !== expected.rows.length)
    differs(`has ${read.rows.length} rows instead of ${expected.rows.length}`);
  const digits = rounds ? digitsOf(expected.geometries ?? []) : undefined;
  for (const [index, row] of expected.rows.entries()) {
    const key =
      expected.key.length === 0
        ? String(index)
        : keyColumns.map(({ name, kind }) => canonicalExpected(kind, row[name])).join('|');
    const other = found.get(key);
    if (other === undefined) {
      differs(`has no row ${key}`);
      continue;
    }
    for (const { name, kind } of expected.columns) {
      const [is, must] = [
        canonicalCell(kind, other[places.get(name) ?? -1]),
        canonicalExpected(kind, row[name]),
      ];
      values++;
      if (is !== must) differs(`${key} ${name}: ${is} instead of ${must}`);
    }
    if (expected.geometries === undefined) continue;
    const geometry = expected.geometries[index] ?? null;
    const given = (other[places.get(GEOMETRY) ?? -1] ?? null) as ReadGeometry | null;
    const [must, is] = [flatCoordinates(geometry), flatCoordinates(given, digits)];
    coordinates += must.numbers.length;
    if (!areEqual(must.numbers, is.numbers) || !areEqual(must.lengths, is.lengths))
      differs(
        `${key} has another geometry: ${is.numbers.slice(0, 4)} … instead of ${must.numbers.slice(0, 4)} …`,
      );
  }
  return { rows: expected.rows.length, values, coordinates, differences, examples };
}

const areEqual = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);
