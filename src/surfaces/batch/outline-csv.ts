// Looks through a table in steps, before anything is parsed: where its lines end, how many there are, and how wide they are.
import { LONGEST_ROW } from '../../engine/operations/batch-operation.js';
import { messages } from '../../engine/problems/messages.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { PART, type Refused, refused } from './row-source.js';

export interface CsvOutline {
  /** Whole lines; `firstLine` is the number of the first, as an editor counts. */
  readonly parts: readonly { readonly text: string; readonly firstLine: number }[];
  /** Lines with something in them, the header included. */
  readonly lines: number;
  /** Cells of the widest line. */
  readonly width: number;
}

/** In characters: a fraction of a millisecond of work. */
const STEP = 65_536;
const [QUOTE, LINE_FEED, RETURN] = [34, 10, 13];

/** A line ends outside of quotes, with an even number of them before it. */
export function* outlineCsv(text: string, separator: string): YieldingWork<CsvOutline | Refused> {
  const parts: { text: string; firstLine: number }[] = [];
  const between = separator.charCodeAt(0);
  let [part, partLine, line, begin, beginLine, lines, isQuoted] = [0, 1, 1, 0, 1, 0, false];
  let [cells, width] = [1, 1];
  // A quote that is never closed takes all that follows for one line.
  const tooLong = () => {
    if (lines > 0 && isQuoted) return refused(messages.rowTooLongInQuotes(lines, LONGEST_ROW, beginLine));
    if (lines > 0) return refused(messages.rowTooLong(lines, LONGEST_ROW));
    if (isQuoted) return refused(messages.headerTooLongInQuotes(LONGEST_ROW, beginLine));
    return refused(messages.headerTooLong(LONGEST_ROW));
  };
  for (let at = 0; at < text.length; at++) {
    if (at % STEP === STEP - 1) {
      if (at - begin > LONGEST_ROW) return tooLong();
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (code === between && !isQuoted) cells++;
    if (code !== LINE_FEED && code !== RETURN) continue;
    if (code === LINE_FEED || text.charCodeAt(at + 1) !== LINE_FEED) line++;
    if (isQuoted) continue;
    if (at - begin > LONGEST_ROW) return tooLong();
    if (at > begin) lines++;
    [begin, beginLine] = [at + 1, line];
    [cells, width] = [1, Math.max(cells, width)];
    if (at + 1 - part < PART || (code === RETURN && text.charCodeAt(at + 1) === LINE_FEED)) continue;
    parts.push({ text: text.slice(part, at + 1), firstLine: partLine });
    [part, partLine] = [at + 1, line];
  }
  if (text.length - begin > LONGEST_ROW) return tooLong();
  if (text.length > begin) lines++;
  if (part < text.length) parts.push({ text: text.slice(part), firstLine: partLine });
  return { parts, lines, width: Math.max(cells, width) };
}
