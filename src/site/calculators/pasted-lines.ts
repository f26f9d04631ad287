// The lines of a field that people paste into: from a spreadsheet, a list or a message.
import { isCsvFault, readCsv } from '../../engine/text/csv/read-csv.js';

/** Blank lines are not rows. */
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
