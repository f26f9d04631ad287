// The lines of a field that people paste into: from a spreadsheet, a list or a message.

export interface PastedLine {
  readonly text: string;
  readonly cells: readonly string[];
}

/** Blank lines are no rows. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/** Spreadsheets put tabs between cells, and files semicolons; a comma is as often part of a name or a number. */
export function delimiterOf(lines: readonly string[]): '\t' | ';' | undefined {
  return (['\t', ';'] as const).find((delimiter) => lines.some((line) => line.includes(delimiter)));
}

export function cellsOf(line: string, delimiter: string | undefined): readonly string[] {
  const cells = delimiter === undefined ? [line] : line.split(delimiter);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}
