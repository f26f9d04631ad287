// Records as a table of text (RFC 4180), in two dialects: the plain one, and the one that spreadsheets with a decimal comma open.
import type { ModelField, Row } from '../model/model.js';
import { type Column, csvColumns, inOrderOf } from './csv-columns.js';
import type { OutputFormat, RecordsWriter } from './output-format.js';

export interface Dialect {
  readonly start: string;
  readonly separator: string;
  /** What a cell holds that has to stand in quotes. */
  readonly quoted: RegExp;
  readonly number: (value: number) => string;
  readonly text: (value: string) => string;
}

const NUMBER_LIKE = /^[-+]?\d+([.,]\d+)*(e[-+]?\d+)?$/i;
const PLAIN_NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** What a spreadsheet would run, and what would be taken for its escaped form. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;

const escaped = (text: string) => (FORMULA_LIKE.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

export const dialects = {
  csv: { start: '', separator: ',', quoted: /[",\r\n]/, number: String, text: escaped },
  'csv-excel': {
    // The mark by which spreadsheets know UTF-8.
    start: '\uFEFF',
    separator: ';',
    quoted: /[";\r\n]/,
    number: (value) => String(value).replace('.', ','),
    // Otherwise 05001 would become five thousand and one.
    text: (value) => (NUMBER_LIKE.test(value) ? `="${value}"` : escaped(value)),
  },
} as const satisfies Record<string, Dialect>;

const tableFormat = (name: keyof typeof dialects, title: string, isNegotiable: boolean): OutputFormat => ({
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
  // A line with nothing in it would be passed over.
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

/** A cell whose field is not known: a number, or a text. */
export const cellText = (dialect: Dialect, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? dialect.number(value) : dialect.text(String(value));
  return inQuotes(dialect, text);
};

function cellOf(dialect: Dialect, { kind }: ModelField, value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'number') return dialect.number(value);
  if (kind === 'text') return dialect.text(value as string);
  if (kind === 'texts') return dialect.text((value as readonly string[]).map(withoutBars).join('|'));
  return String(value);
}

/** So that the bars between several texts can be told from those in them. */
const withoutBars = (text: string) => text.replace(/[\\|]/g, '\\$&');

export const inQuotes = ({ quoted }: Dialect, cell: string) =>
  quoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
