// Tables as text: CSV for programs and lines of JSON. Both give back exactly the values of the API.
import { inQuotes } from '../../src/engine/text/csv/dialects.js';
import type { BundleColumn, BundleTable } from './bundle-table.js';

/** Without the guard against formulas that the CSV of the API has: it changes texts, and programs read these files. */
const CSV = { separator: ',', quoted: /[",\r\n]/, start: '', number: String, text: String } as const;
const END = '\r\n';

export function csvOf({ columns, rows }: BundleTable): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row[column.name])).join());
  return [columns.map(({ name }) => inQuotes(CSV, name)).join(), ...lines].map((line) => line + END).join('');
}

/** Null is an empty cell and an empty text is a pair of quotes; several texts are a JSON array. */
function cellOf({ kind }: BundleColumn, value: unknown): string {
  if (value === undefined || (value === null && kind !== 'json')) return '';
  if (kind === 'json' || kind === 'texts') return inQuotes(CSV, JSON.stringify(value));
  return value === '' ? '""' : inQuotes(CSV, String(value));
}

export function ndjsonOf({ columns, rows }: BundleTable): string {
  return rows
    .map((row) => {
      const known = columns.flatMap(({ name, kind }) => {
        const value = row[name];
        // A missing value differs from null in a column of any values.
        return value === undefined && kind === 'json' ? [] : [[name, value ?? null]];
      });
      return `${JSON.stringify(Object.fromEntries(known))}\n`;
    })
    .join('');
}
