// Reads CSV (RFC 4180) with any delimiter of one character. A cell keeps all its text, including spaces.

/** The dialects of CSV (RFC 4180), and the one guard against formulas. */
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
/** A spreadsheet would run such a cell, or read it as the escaped form of one that it would run. */
const FORMULA_LIKE = /^'*[=+\-@\t\r]/;

const withoutFormula = (text: string) =>
  FORMULA_LIKE.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

export const dialects = {
  csv: { start: '', separator: ',', quoted: /[",\r\n]/, number: String, text: withoutFormula },
  tsv: { start: '', separator: '\t', quoted: /["\t\r\n]/, number: String, text: withoutFormula },
  'csv-excel': {
    // The byte order mark by which spreadsheets recognise UTF-8.
    start: '\uFEFF',
    separator: ';',
    quoted: /[";\r\n]/,
    number: (value) => String(value).replace('.', ','),
    // Without the quotes, 05001 would become five thousand and one.
    text: (value) => (NUMBER_LIKE.test(value) ? `="${value}"` : withoutFormula(value)),
  },
} as const satisfies Record<string, Dialect>;

/** Writes a cell without a field, as a number or a text. */
export const cellText = (dialect: Dialect, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? dialect.number(value) : dialect.text(String(value));
  return inQuotes(dialect, text);
};

export const inQuotes = ({ quoted }: Dialect, cell: string) =>
  quoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export type CsvLine = readonly string[];

/** Why a text cannot be read. `at` is the index of the quote or of the character after it. */
interface CsvFault {
  readonly fault: 'quoteInCell' | 'textAfterQuote' | 'openQuote';
  readonly at: number;
}

export const isCsvFault = (read: readonly CsvLine[] | CsvFault): read is CsvFault => 'fault' in read;

const QUOTE = '"';

/** A line ends with CRLF, LF or CR. Empty lines are left out. */
export function readCsv(text: string, delimiter: string): readonly CsvLine[] | CsvFault {
  const lines: CsvLine[] = [];
  const ends = new RegExp(`[${delimiter}\r\n]`, 'g');
  let cells: string[] = [];
  for (let at = 0; at < text.length || cells.length > 0; ) {
    const isQuoted = text[at] === QUOTE;
    const close = isQuoted ? closingQuote(text, at) : undefined;
    if (close === -1) return { fault: 'openQuote', at };
    ends.lastIndex = close === undefined ? at : close + 1;
    const end = ends.exec(text)?.index ?? text.length;
    if (close === undefined) {
      const cell = text.slice(at, end);
      if (cell.includes(QUOTE)) return { fault: 'quoteInCell', at: at + cell.indexOf(QUOTE) };
      cells.push(cell);
    } else {
      if (end > close + 1) return { fault: 'textAfterQuote', at: close + 1 };
      cells.push(text.slice(at + 1, close).replaceAll('""', QUOTE));
    }
    at = end + 1;
    if (text[end] === delimiter) {
      if (at < text.length) continue;
      cells.push('');
    }
    if (cells.length > 1 || isQuoted || cells[0] !== '') lines.push(cells);
    cells = [];
    if (text[end] === '\r' && text[at] === '\n') at++;
  }
  return lines;
}

/** The index of the closing quote of a cell, or -1. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf(QUOTE, open + 1); at >= 0; at = text.indexOf(QUOTE, at + 2))
    if (text[at + 1] !== QUOTE) return at;
  return -1;
}

/**
 * Recognises the dialect of a table by the separator that occurs most often in its header line, outside quotes. A decimal comma needs
 * another separator. `longest` limits the search for the header.
 */
export function dialectOf(text: string, longest: number): Dialect {
  const beginning = text.slice(0, longest).replace(/^[\r\n]+/, '');
  const [first = ''] = beginning.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = ({ separator }: Dialect) => first.split(separator).length;
  const others: readonly Dialect[] = [dialects['csv-excel'], dialects.tsv];
  return others.find((each) => count(each) > count(dialects.csv)) ?? dialects.csv;
}
