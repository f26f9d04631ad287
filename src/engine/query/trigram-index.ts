// Finds the texts that can contain a keyword by its rarest three letters. This takes a few microseconds instead of hundreds.
import { LETTERS_IN_A_STEP, RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';
import { lowerBound, symbolsOf } from '../text/fold.js';

/** Letters, digits and the most common signs of folded text. All other characters share the last symbol. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789 -.';
const SYMBOLS = ALPHABET.length + 1;
const PAIRS = SYMBOLS ** 2;
const CODES = SYMBOLS ** 3;

const symbolOf = symbolsOf(ALPHABET);

/** Two bytes per position if that is enough. */
type Positions = Uint16Array | Int32Array;

interface TrigramIndex {
  /** Positions of texts that can contain the keyword, in order and valid until the next call. Undefined if the keyword is too short. */
  readonly candidates: (keyword: string) => Positions | undefined;
}

/** Tables with an entry for each three letters, which only the build of an index needs. */
interface Scratch {
  /** The number of texts with these three letters. It is zero between two builds. */
  readonly counts: Int32Array;
  /** The last turn in which they occurred. Each text is one turn, so nothing has to be cleared. */
  readonly met: Uint32Array;
  /** The different groups of three letters, text by text. */
  codes: Uint16Array;
}

/** The next build reuses the tables if it comes soon. Concurrent builds have separate ones. */
let spare: WeakRef<Scratch> | undefined;
let turn = 0;

export function* buildTrigramIndex(texts: readonly string[]): YieldingWork<TrigramIndex> {
  const scratch = spare?.deref() ?? {
    counts: new Int32Array(CODES),
    met: new Uint32Array(CODES),
    codes: new Uint16Array(2 ** 16),
  };
  spare = undefined;
  const { counts, met } = scratch;
  const ends = new Int32Array(texts.length);
  const present: number[] = [];
  let [length, read] = [0, 0];
  for (const [index, text] of texts.entries()) {
    if (index % RECORDS_IN_A_STEP === 0 || read > LETTERS_IN_A_STEP) {
      yield;
      read = 0;
    }
    read += text.length;
    if (length + text.length > scratch.codes.length) scratch.codes = grown(scratch.codes, text.length);
    const { codes } = scratch;
    turn++;
    let code = firstTwo(text);
    for (let at = 2; at < text.length; at++) {
      code = nextCode(code, text.charCodeAt(at));
      if (met[code] === turn) continue;
      met[code] = turn;
      if (counts[code] === 0) present.push(code);
      counts[code] = (counts[code] as number) + 1;
      codes[length++] = code;
    }
    ends[index] = length;
  }
  const known = Uint16Array.from(present).sort();
  const starts = new Uint32Array(known.length + 1);
  for (const [place, code] of known.entries()) {
    const start = starts[place] as number;
    starts[place + 1] = start + (counts[code] as number);
    counts[code] = start;
  }
  yield;
  const lists = texts.length <= 2 ** 16 ? new Uint16Array(length) : new Int32Array(length);
  for (let index = 0, at = 0, paused = 0; index < texts.length; index++) {
    if (at - paused > LETTERS_IN_A_STEP) {
      yield;
      paused = at;
    }
    for (; at < (ends[index] as number); at++) {
      const code = scratch.codes[at] as number;
      lists[counts[code] as number] = index;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  for (const code of known) counts[code] = 0;
  spare = new WeakRef(scratch);
  return trigramIndex(known, starts, lists);
}

function grown(codes: Uint16Array, more: number): Uint16Array {
  const larger = new Uint16Array(2 * (codes.length + more));
  larger.set(codes);
  return larger;
}

/** A separate function, because the tables of the builder would otherwise live as long as the index. */
function trigramIndex(known: Uint16Array, starts: Uint32Array, lists: Positions): TrigramIndex {
  return {
    candidates: (keyword) => {
      if (keyword.length < 3) return undefined;
      let [from, to] = [0, Number.POSITIVE_INFINITY];
      let [secondFrom, secondTo] = [from, to];
      let code = firstTwo(keyword);
      for (let at = 2; at < keyword.length; at++) {
        code = nextCode(code, keyword.charCodeAt(at));
        const place = lowerBound(known, code, 0, known.length);
        if (known[place] !== code) return lists.subarray(0, 0);
        const [start, end] = [starts[place] as number, starts[place + 1] as number];
        if (end - start < to - from) {
          secondFrom = from;
          secondTo = to;
          from = start;
          to = end;
        } else if (end - start < secondTo - secondFrom) {
          secondFrom = start;
          secondTo = end;
        }
      }
      const isWorthIt = to - from > FEW && secondTo - secondFrom < MUCH_LONGER * (to - from);
      return isWorthIt ? countInBoth(lists, from, to, secondFrom, secondTo) : lists.subarray(from, to);
    },
  };
}

/** Reading a text costs as much as skipping a hundred entries of a list. */
const [FEW, MUCH_LONGER] = [4, 50];

/** The output of `countInBoth`. Allocating it for each search would cost as much as the search. */
let both = new Int32Array(1024);

/** Writes the positions that are in both parts of `lists`, and returns their number. */
function countInBoth(lists: Positions, from: number, to: number, other: number, otherEnd: number): Positions {
  if (to - from > both.length) both = new Int32Array(2 * (to - from));
  let [count, at] = [0, other];
  for (let index = from; index < to; index++) {
    const position = lists[index] as number;
    while (at < otherEnd && (lists[at] as number) < position) at++;
    if (at === otherEnd) break;
    if (lists[at] === position) both[count++] = position;
  }
  return both.subarray(0, count);
}

function firstTwo(text: string): number {
  return text.length < 2 ? 0 : nextCode(nextCode(0, text.charCodeAt(0)), text.charCodeAt(1));
}

/** Drops the oldest letter and adds the next one. */
function nextCode(code: number, character: number): number {
  return (code % PAIRS) * SYMBOLS + (symbolOf[character] as number);
}
