// How cells are written in each dialect of CSV (RFC 4180), and the one guard against formulas.

export interface Dialect {
  readonly start: string;
  readonly separator: string;
  /** Characters that require quotes around a cell. */
  readonly quoted: RegExp;
  readonly number: (value: number) => string;
  readonly text: (value: string) => string;
}

const NUMBER_LIKE = /^[-+]?\d+([.,]\d+)*(e[-+]?\d+)?$/i;
const PLAIN_NUMBER = /^[-+]?\d+([.,]\d+)?$/;
/** A spreadsheet would run it, or would take it for the escaped form of something that it would run. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;

const withoutFormula = (text: string) =>
  FORMULA_LIKE.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

export const dialects = {
  csv: { start: '', separator: ',', quoted: /[",\r\n]/, number: String, text: withoutFormula },
  tsv: { start: '', separator: '\t', quoted: /["\t\r\n]/, number: String, text: withoutFormula },
  'csv-excel': {
    // The mark by which spreadsheets recognise UTF-8.
    start: '\uFEFF',
    separator: ';',
    quoted: /[";\r\n]/,
    number: (value) => String(value).replace('.', ','),
    // Otherwise 05001 would become five thousand and one.
    text: (value) => (NUMBER_LIKE.test(value) ? `="${value}"` : withoutFormula(value)),
  },
} as const satisfies Record<string, Dialect>;

/** A cell whose field is not known: a number, or a text. */
export const cellText = (dialect: Dialect, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? dialect.number(value) : dialect.text(String(value));
  return inQuotes(dialect, text);
};

export const inQuotes = ({ quoted }: Dialect, cell: string) =>
  quoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
