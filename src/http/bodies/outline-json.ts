// Looks through a JSON text in steps, before anything is parsed: how deep it goes, how many values it has, and where its rows are. A
// parser does all of its work in one step, which a body of a megabyte could make last for hundreds of milliseconds.
import type { Phrase } from '../../problems/problem.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';

export interface JsonBounds {
  /** Characters of a row, and rows; none are looked for if there may be none. */
  readonly longestRow: number;
  readonly mostRows: number;
  /** Characters of what is not in a row. */
  readonly around: number;
}

export interface JsonOutline {
  /** The text with an object in place of each row, which holds the index of that row. */
  readonly frame: string;
  /** The texts of the objects in the outermost list, or in the lists of the outermost object. */
  readonly rows: readonly string[];
}

export const rowIn = (frame: unknown): number | undefined => (frame as { row?: number } | null)?.row;

/** Nobody's data is nested like that, and a parser that calls itself for each level runs out of stack. */
const MOST_DEPTH = 32;
const MOST_VALUES = 20_000;
/** In characters: a fraction of a millisecond of work. */
const STEP = 65_536;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 44, 91, 93, 123, 125,
];

/** A phrase is why it is not parsed; whether it is well-formed is up to the parser. */
export function* outlineJson(text: string, bounds: JsonBounds): YieldingWork<JsonOutline | Phrase> {
  const [rows, open]: [string[], number[]] = [[], []];
  let [frame, from, values, isInText] = ['', 0, 0, false];
  /** Where the row begins that is being looked through. */
  let row: number | undefined;
  let pauseAt = STEP;
  const isTooLong = (at: number) => row !== undefined && at - row > bounds.longestRow;
  const isTooMuch = (at: number) => row === undefined && frame.length + at - from > bounds.around;
  const rowTooLong: Phrase = (words) => words.rowTooLong(rows.length + 1, bounds.longestRow);
  const tooMuchAround: Phrase = (words) => words.tooMuchAroundRows(bounds.around);

  for (let at = 0; at < text.length; at++) {
    if (at >= pauseAt) {
      pauseAt = at + STEP;
      if (isTooLong(at)) return rowTooLong;
      if (isTooMuch(at)) return tooMuchAround;
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (code === BACKSLASH) at++;
    } else if (code === COMMA) values++;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      const isRow =
        bounds.mostRows > 0 &&
        code === OPEN_OBJECT &&
        open.at(-1) === OPEN_LIST &&
        open.length === depthOfRows(open);
      if (isRow) {
        frame += `${text.slice(from, at)}{"row":${rows.length}}`;
        row = at;
      }
      values++;
      if (open.push(code) > MOST_DEPTH) return (words) => words.nestedTooDeep(MOST_DEPTH);
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      open.pop();
      if (row !== undefined && open.length === depthOfRows(open)) {
        if (isTooLong(at + 1)) return rowTooLong;
        if (rows.push(text.slice(row, at + 1)) > bounds.mostRows)
          return (words) => words.tooManyRows(bounds.mostRows);
        [row, from] = [undefined, at + 1];
        // Its values are counted with it alone.
        values = 0;
      }
    }
    if (values > MOST_VALUES) return (words) => words.tooManyValues(MOST_VALUES);
  }
  if (isTooLong(text.length)) return rowTooLong;
  if (isTooMuch(text.length)) return tooMuchAround;
  return { frame: frame + text.slice(row ?? from), rows };
}

/** Rows are in the outermost list, or one level below in the lists of the outermost object. */
const depthOfRows = ([outermost]: readonly number[]): number => (outermost === OPEN_LIST ? 1 : 2);
