// Scans a JSON text in steps before it is parsed, for its depth, its number of values and its rows. A parser works in one step, which a
// body of a megabyte can extend to hundreds of milliseconds.
import { messages } from '../../../engine/problems/messages.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../../engine/text/localized.js';

export interface JsonBounds {
  /** The most characters of a row, and the most rows. At zero, rows are not searched. */
  readonly longestRow: number;
  readonly mostRows: number;
  /** The most characters outside the rows. */
  readonly around: number;
  /** The member of the outermost object with the list of rows. */
  readonly list?: string;
}

interface RowText {
  /** The text with the spaces around it. */
  readonly text: string;
  /** Its index in the whole text. */
  readonly at: number;
  /** The index in the frame after the object that replaces it. */
  readonly frameEnd: number;
}

export interface JsonOutline {
  /** The text with an object instead of each row, which has the index of that row. */
  readonly frame: string;
  /** The items of the outermost list, or of the named list in the outermost object. */
  readonly rows: readonly RowText[];
}

export const rowIn = (frame: unknown): number | undefined => (frame as { row?: number } | null)?.row;

/** Converts an index in the frame to one in the whole text. */
export function placeInText({ rows }: JsonOutline, frameAt: number): number {
  const before = rows.findLast(({ frameEnd }) => frameEnd <= frameAt);
  return before === undefined ? frameAt : before.at + before.text.length + frameAt - before.frameEnd;
}

/** Real data is not nested this deeply, and a recursive parser would run out of stack. */
const MOST_DEPTH = 32;
const MOST_VALUES = 20_000;
/** In characters, which take a fraction of a millisecond. */
const STEP = 65_536;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 44, 91, 93, 123, 125,
];

/** Returns a message if the text must not be parsed. The parser decides whether it is well-formed. */
export function* outlineJson(text: string, bounds: JsonBounds): YieldingWork<JsonOutline | Localized> {
  const [rows, open]: [RowText[], number[]] = [[], []];
  let [frame, from, values, isInText] = ['', 0, 0, false];
  /** The start of the current row, and the depth of its list. */
  let [row, depthOfRows]: [number | undefined, number] = [undefined, 0];
  /** The string that was read last. */
  let [quote, quoteEnd] = [0, 0];
  let pauseAt = STEP;
  const isTooLong = (at: number) => row !== undefined && at - row > bounds.longestRow;
  const isTooMuch = (at: number) => row === undefined && frame.length + at - from > bounds.around;
  const rowTooLong = () => messages.rowTooLong(rows.length + 1, bounds.longestRow);
  const tooMuchAround = () => messages.tooMuchAroundRows(bounds.around);
  const isListOfRows = () => {
    if (bounds.mostRows === 0) return false;
    if (open.length === 0) return true;
    return open.length === 1 && open[0] === OPEN_OBJECT && isText(text.slice(quote, quoteEnd), bounds.list);
  };

  for (let at = 0; at < text.length; at++) {
    if (at >= pauseAt) {
      pauseAt = at + STEP;
      if (isTooLong(at)) return rowTooLong();
      if (isTooMuch(at)) return tooMuchAround();
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      isInText = !isInText;
      if (isInText) quote = at;
      else quoteEnd = at + 1;
      continue;
    }
    if (isInText) {
      if (code === BACKSLASH) at++;
      continue;
    }
    const isEnd = code === CLOSE_LIST || code === CLOSE_OBJECT;
    if (row !== undefined && open.length === depthOfRows && (code === COMMA || isEnd)) {
      if (isTooLong(at)) return rowTooLong();
      const item = text.slice(row, at);
      // An empty item is a fault, which the parser finds in the frame.
      if (item.trim() === '') frame += item;
      else {
        if (rows.length === bounds.mostRows) return messages.tooManyRows(bounds.mostRows);
        frame += `{"row":${rows.length}}`;
        rows.push({ text: item, at: row, frameEnd: frame.length });
        // The values of a row are counted when it is parsed.
        values = 0;
      }
      from = at;
      row = undefined;
      if (code === COMMA) {
        frame += ',';
        [row, from] = [at + 1, at + 1];
      }
    }
    if (code === COMMA) values++;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      const isOfRows = code === OPEN_LIST && row === undefined && isListOfRows();
      values++;
      if (open.push(code) > MOST_DEPTH) return messages.nestedTooDeep(MOST_DEPTH);
      if (isOfRows) {
        frame += text.slice(from, at + 1);
        [row, from, depthOfRows] = [at + 1, at + 1, open.length];
      }
    } else if (isEnd) open.pop();
    if (values > MOST_VALUES) return messages.tooManyValues(MOST_VALUES);
  }
  if (isTooLong(text.length)) return rowTooLong();
  if (isTooMuch(text.length)) return tooMuchAround();
  return { frame: frame + text.slice(from), rows };
}

function isText(written: string, text: string | undefined): boolean {
  try {
    return JSON.parse(written) === text;
  } catch {
    return false;
  }
}
