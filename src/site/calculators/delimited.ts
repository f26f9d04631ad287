// A table as text, to paste into a spreadsheet or to save. The server writes it without scripts, the browser with them.
import { cellText, dialects, isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';

/** The lines of a field that people paste into: from a spreadsheet, a list or a message. Blank lines are not rows. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/** Spreadsheets put tabs between cells, and files semicolons; a comma is as often part of a name or a number. */
export function delimiterOf(lines: readonly string[]): '\t' | ';' | undefined {
  return (['\t', ';'] as const).find((delimiter) => lines.some((line) => line.includes(delimiter)));
}

/** Quotes are those of CSV, unless the line is not CSV: then a quote inside a cell is an ordinary letter. */
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

/** The dialects that are saved. */
export const fileFormats = ['csv-excel', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const isFileFormat = (name: string | null): name is FileFormat =>
  fileFormats.some((format) => format === name);

export const FILE_TYPE = 'text/csv';

type CellsOfLine = readonly string[];

/** Tabs separate the cells that are pasted. */
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
