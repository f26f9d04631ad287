// Values as texts that are equal if the values are, whatever types a program has for them.
import type { ColumnKind } from '../bundle/bundle-table.js';

/** A value that a program read. Null and a missing value are the same. */
export function canonical(kind: ColumnKind, value: unknown): string | null {
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

/** A value of the API, where JSON is not yet a text. */
export function canonicalExpected(kind: ColumnKind, value: unknown): string | null {
  if (kind !== 'json') return canonical(kind, value);
  return value === null || value === undefined ? null : JSON.stringify(value);
}
