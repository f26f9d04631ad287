// A table as text for a spreadsheet or a file. The server writes it without scripts, and the browser with them.
import { cellText, dialects, isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';

/** The lines that a reader pasted from a spreadsheet, a list or a message. Blank lines are not rows. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/** Spreadsheets separate cells with tabs and files with semicolons. A comma is often part of a name or a number. */
export function delimiterOf(lines: readonly string[]): '\t' | ';' | undefined {
  return (['\t', ';'] as const).find((delimiter) => lines.some((line) => line.includes(delimiter)));
}

/** Quotes follow the rules of CSV. In a line that is not CSV, a quote inside a cell is an ordinary character. */
export function cellsOf(line: string, delimiter: string | undefined): readonly string[] {
  if (delimiter === undefined) return [unquoted(line)];
  const read = readCsv(line, delimiter);
  if (isCsvFault(read)) return line.split(delimiter).map(unquoted);
  return (read[0] ?? ['']).map((cell) => cell.trim());
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');

/** The dialects of saved files. */
export const fileFormats = ['csv-excel', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const isFileFormat = (name: string | null): name is FileFormat =>
  fileFormats.some((format) => format === name);

export const FILE_TYPE = 'text/csv';

type CellsOfLine = readonly string[];

/** Tabs separate the cells on the clipboard. */
export function delimited(lines: readonly CellsOfLine[], name: FileFormat | 'tsv'): string {
  const { start, line } = delimitedWriter(name);
  return start + lines.map(line).join('');
}

/** `start` comes before the first line. */
export function delimitedWriter(name: FileFormat | 'tsv'): {
  readonly start: string;
  readonly line: (cells: CellsOfLine) => string;
} {
  const dialect = dialects[name];
  return {
    start: dialect.start,
    line: (cells) => `${cells.map((text) => cellText(dialect, text)).join(dialect.separator)}\r\n`,
  };
}
