// Finds the texts that share the most pairs of letters with a misspelt text. A typo spoils two or three pairs and keeps the rest.

import { addToList, sortInSteps } from '../scheduling/lists.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { lowerBound, symbolsOf } from '../text/fold.js';

interface NumberedTexts {
  /** Returns the number of a text. A new text gets the next number. */
  readonly numberOf: (text: string) => number;
  readonly sorted: () => YieldingWork<SortedTexts>;
}

interface SortedTexts {
  readonly texts: readonly string[];
  /** The position of each text in the sorted list, by number. */
  readonly placeOf: Int32Array;
}

const NUMBERED_IN_A_STEP = 3000;

/** Numbers different texts in the order of their arrival, and sorts the numbers by text. */
export function numberedTexts(): NumberedTexts {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    *sorted() {
      const texts = yield* sortedInSteps(numbers.keys());
      const placeOf = new Int32Array(texts.length);
      for (const [place, text] of texts.entries()) {
        if (place % NUMBERED_IN_A_STEP === 0) yield;
        placeOf[numbers.get(text) as number] = place;
      }
      return { texts, placeOf };
    },
  };
}

/** Sorts the texts group by group, by their first two letters, because the platform sorts texts much faster than our own comparison. */
function* sortedInSteps(texts: Iterable<string>): YieldingWork<string[]> {
  const groups = new Map<string, string[]>();
  let count = 0;
  for (const text of texts) {
    if (++count % NUMBERED_IN_A_STEP === 0) yield;
    addToList(groups, text.slice(0, 2), text);
  }
  const sorted: string[] = [];
  let since = 0;
  for (const start of [...groups.keys()].sort()) {
    const group = groups.get(start) as string[];
    since += group.length;
    if (since > NUMBERED_IN_A_STEP) {
      yield;
      since = group.length;
    }
    const inOrder =
      group.length > NUMBERED_IN_A_STEP ? yield* sortInSteps(group, compareTexts) : group.sort();
    for (const text of inOrder) sorted.push(text);
  }
  return sorted;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const BIGRAM_LETTERS = ' abcdefghijklmnopqrstuvwxyz0123456789';
const BIGRAM_SYMBOLS = BIGRAM_LETTERS.length + 1;
const PAIRS = BIGRAM_SYMBOLS ** 2;
const BIGRAM_TEXTS_IN_A_STEP = 1000;
/** Longer texts are compared by their beginning. */
const LONGEST = 250;

const symbolOf = symbolsOf(BIGRAM_LETTERS);

interface BigramIndex {
  /** Positions of about `most` texts that share the most pairs and whose length differs by at most `off` letters. They have no order. */
  readonly similar: (text: string, off: number, most: number) => readonly number[];
}

export function* buildBigramIndex(texts: readonly string[]): YieldingWork<BigramIndex> {
  // Sorted by length, so that texts of similar length are neighbours in every list.
  const byLength = sortedByLength(texts);
  yield;
  const starts = new Int32Array(PAIRS + 1);
  for (let place = 0; place < byLength.length; place++) {
    if (place % BIGRAM_TEXTS_IN_A_STEP === 0) yield;
    const count = readPairs(texts[byLength[place] as number] as string);
    for (let at = 0; at < count; at++) {
      const after = (pairs[at] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
  }
  for (let pair = 0; pair < PAIRS; pair++)
    starts[pair + 1] = (starts[pair + 1] as number) + (starts[pair] as number);
  const lists = new Int32Array(starts[PAIRS] as number);
  const ends = starts.slice(0, PAIRS);
  for (let place = 0; place < byLength.length; place++) {
    if (place % BIGRAM_TEXTS_IN_A_STEP === 0) yield;
    const count = readPairs(texts[byLength[place] as number] as string);
    for (let at = 0; at < count; at++) {
      const end = ends[pairs[at] as number] as number;
      lists[end] = place;
      ends[pairs[at] as number] = end + 1;
    }
  }
  return bigramIndex(texts, byLength, starts, lists);
}

function bigramIndex(
  texts: readonly string[],
  byLength: Int32Array,
  starts: Int32Array,
  lists: Int32Array,
): BigramIndex {
  const lengths = byLength.map((at) => (texts[at] as string).length);
  const shared = new Uint8Array(texts.length);
  /** The number of texts for each number of shared pairs. */
  const sharing = new Int32Array(256);
  return {
    similar: (text, off, most) => {
      const from = lowerBound(lengths, text.length - off, 0, lengths.length);
      const to = lowerBound(lengths, text.length + off + 1, from, lengths.length);
      shared.fill(0, from, to);
      sharing.fill(0);
      const count = readPairs(text);
      for (let nth = 0; nth < count; nth++) {
        const pair = pairs[nth] as number;
        const end = starts[pair + 1] as number;
        for (let at = lowerBound(lists, from, starts[pair] as number, end); at < end; at++) {
          const place = lists[at] as number;
          if (place >= to) break;
          shared[place] = (shared[place] as number) + 1;
        }
      }
      for (let place = from; place < to; place++) {
        const number = shared[place] as number;
        sharing[number] = (sharing[number] as number) + 1;
      }
      // A text that shares less than a quarter is not similar.
      const fewest = Math.max(1, Math.floor(count / 4));
      let least = count;
      let many = sharing[least] as number;
      while (least > fewest && many < most && many + (sharing[least - 1] as number) <= 2 * most)
        many += sharing[--least] as number;
      const found: number[] = [];
      for (let place = from; place < to; place++)
        if ((shared[place] as number) >= least) found.push(byLength[place] as number);
      return found;
    },
  };
}

/** A counting sort. */
function sortedByLength(texts: readonly string[]): Int32Array {
  const ends: number[] = [];
  for (const { length } of texts) ends[length] = (ends[length] ?? 0) + 1;
  let start = 0;
  for (let length = 0; length < ends.length; length++) {
    const count = ends[length] ?? 0;
    ends[length] = start;
    start += count;
  }
  const sorted = new Int32Array(texts.length);
  for (const [at, { length }] of texts.entries()) {
    const end = ends[length] as number;
    sorted[end] = at;
    ends[length] = end + 1;
  }
  return sorted;
}

const lastSeen = new Int32Array(PAIRS);
let turn = 0;
/** The pairs of the last text that was read. */
const pairs = new Uint16Array(LONGEST + 1);

/** Reads each pair once, including those with the space before and after the text. Returns their number. */
function readPairs(text: string): number {
  turn = (turn + 1) | 0;
  let [last, count] = [0, 0];
  const length = Math.min(text.length, LONGEST);
  for (let at = 0; at <= length; at++) {
    const symbol = at === length ? 0 : (symbolOf[text.charCodeAt(at)] as number);
    const pair = last * BIGRAM_SYMBOLS + symbol;
    if (lastSeen[pair] !== turn) pairs[count++] = pair;
    lastSeen[pair] = turn;
    last = symbol;
  }
  return count;
}
