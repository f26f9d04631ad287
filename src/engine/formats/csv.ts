// Writes records as CSV (RFC 4180), in the plain dialect and in the one for spreadsheets with a decimal comma.
import type { Row } from '../model/model.js';
import { type Dialect, dialects, inQuotes } from '../text/csv/read-csv.js';
import {
  type Column,
  csvColumns,
  inOrderOf,
  type OutputFormat,
  type RecordsWriter,
} from './output-format.js';

const tableFormat = (name: 'csv' | 'csv-excel', title: string, isNegotiable: boolean): OutputFormat => ({
  name,
  title,
  mediaType: 'text/csv; charset=utf-8; header=present',
  extension: 'csv',
  layout: 'table',
  isNegotiable,
  suits: () => true,
  schema: () => ({
    type: 'string',
    description:
      'A table (RFC 4180) with a header line: all fields, extended ones included, or those in `fields`. `csv-excel` begins with a byte order mark and uses semicolons and decimal commas.',
  }),
  writer: ({ catalog, shape, row, ordinals, columns: order }) => {
    const { columns, cellless } = csvColumns(catalog, shape);
    if (cellless.length > 0) return { cellless };
    return csvWriter(dialects[name], inOrderOf(columns, order), (index) => [
      row(index),
      ordinals[index] as number,
    ]);
  },
});

export const csvFormat = tableFormat('csv', 'CSV', true);
export const excelFormat = tableFormat('csv-excel', 'CSV (Excel)', false);

const END = '\r\n';

export function csvWriter(
  dialect: Dialect,
  columns: readonly Column[],
  at: (index: number) => readonly [row: Row, ordinal: number],
): RecordsWriter {
  // Readers would skip an empty line.
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => inQuotes(dialect, cell)).join(dialect.separator) || '""'}${END}`;
  return {
    open: dialect.start + line(columns.map(({ name }) => name)),
    record: (index) => {
      const [row, ordinal] = at(index);
      return line(columns.map(({ field, value }) => cellOf(dialect, field, value(row, ordinal))));
    },
    separator: '',
    close: '',
  };
}

function cellOf(dialect: Dialect, { kind }: Column['field'], value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'number') return dialect.number(value);
  if (kind === 'text') return dialect.text(value as string);
  if (kind === 'texts') return dialect.text((value as readonly string[]).map(withoutBars).join('|'));
  return String(value);
}

/** Bars separate the texts of a cell, so bars inside a text are replaced. */
const withoutBars = (text: string) => text.replace(/[\\|]/g, '\\$&');
