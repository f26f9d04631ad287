// Rows as the lines of a table that fits the width of a terminal.

export type Cell = string | number;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface TableLines {
  readonly head: string;
  readonly lines: readonly string[];
  /** The columns for which there was no room. */
  readonly leftOut: readonly string[];
}

interface Column {
  readonly at: number;
  readonly width: number;
}

const GAP = '  ';
/** A longer text is cut if a table is wider than the terminal. */
const CUT = 24;
/** Prose says nothing in a narrow column, so that it gives way to the others. */
const PROSE = 60;

const segmenter = new Intl.Segmenter('es');
const letters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

function fitted(text: string, width: number, isNumber: boolean): string {
  const all = letters(text);
  if (all.length > width) return `${all.slice(0, width - 1).join('')}…`;
  const pad = ' '.repeat(width - all.length);
  return isNumber ? `${pad}${text}` : `${text}${pad}`;
}

const widthOf = (columns: readonly Column[]) =>
  columns.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length);

/** All columns as they are; otherwise those without prose, with long texts cut, as many as fit. */
function shownColumns(wanted: readonly number[], room: number): readonly Column[] {
  const all = wanted.map((width, at) => ({ at, width }));
  if (widthOf(all) <= room) return all;
  const short = all.filter(({ width }) => width <= PROSE);
  const shown = (short.length > 0 ? short : all).map(({ at, width }) => ({
    at,
    width: Math.min(width, CUT),
  }));
  while (shown.length > 1 && widthOf(shown) > room) shown.pop();
  return shown.map(({ at, width }) => ({ at, width: Math.min(width, room) }));
}

export function tableLines({ columns, rows }: Table, room: number): TableLines {
  const isNumber = (at: number) => rows.every((row) => typeof row[at] === 'number' || row[at] === '');
  const wanted = columns.map((name, at) =>
    rows.reduce((most, row) => Math.max(most, letters(String(row[at] ?? '')).length), letters(name).length),
  );
  const shown = shownColumns(wanted, room).map((column) => ({ ...column, isNumber: isNumber(column.at) }));
  const line = (cells: readonly Cell[]) =>
    shown
      .map(({ at, width, isNumber }) => fitted(String(cells[at] ?? ''), width, isNumber))
      .join(GAP)
      .trimEnd();
  const isLeftOut = (_: string, at: number) => !shown.some((column) => column.at === at);
  return { head: line(columns), lines: rows.map(line), leftOut: columns.filter(isLeftOut) };
}
