// The fields of a form, read in steps: the field that rows are pasted into may hold a megabyte.
import type { YieldingWork } from '../../scheduling/yielding-work.js';

/** As a query has them; the first of several with one name counts. */
export interface FormValues {
  readonly get: (name: string) => string | null;
  readonly [Symbol.iterator]: () => Iterator<[string, string]>;
}

/** The rows, a choice for each of them, and the rest of the form. */
const MOST_FIELDS = 2000;
/** In characters, as the form wrote them: about a millisecond of work. */
const PIECE = 50_000;

/** Null if the form has more fields than any of ours. */
export function* formValues(text: string): YieldingWork<FormValues | null> {
  const values = new Map<string, string>();
  for (let start = 0, fields = 1; start < text.length; fields++) {
    if (fields > MOST_FIELDS) return null;
    const next = text.indexOf('&', start);
    const end = next < 0 ? text.length : next;
    const equals = text.indexOf('=', start);
    const [nameEnd, valueStart] = equals < 0 || equals > end ? [end, end] : [equals, equals + 1];
    const name = yield* decoded(text, start, nameEnd);
    if (!values.has(name)) values.set(name, yield* decoded(text, valueStart, end));
    start = end + 1;
  }
  return { get: (name) => values.get(name) ?? null, [Symbol.iterator]: () => values.entries() };
}

function* decoded(text: string, start: number, end: number): YieldingWork<string> {
  const pieces: string[] = [];
  for (let from = start; from < end; ) {
    const to = cutAt(text, Math.min(from + PIECE, end), end);
    pieces.push(new URLSearchParams(`v=${text.slice(from, to)}`).get('v') as string);
    if (to < end) yield;
    from = to;
  }
  return pieces.join('');
}

/** Not within an escape, nor between those of one letter: before a byte that begins one. */
function cutAt(text: string, at: number, end: number): number {
  const isWithin = (index: number) =>
    text[index - 1] === '%' || text[index - 2] === '%' || /^%[89AB]/i.test(text.slice(index, index + 2));
  let cut = at;
  // A letter has four bytes at most.
  while (cut < end && cut - at < 12 && isWithin(cut)) cut++;
  return cut;
}
