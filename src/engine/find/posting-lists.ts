// Lists of numbers, stored in one array.
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface PostingLists {
  readonly of: (at: number) => Int32Array;
  /** The numbers of neighbouring lists, one list after the other. */
  readonly between: (from: number, to: number) => Int32Array;
  readonly countBetween: (from: number, to: number) => number;
}

interface Postings {
  /** A list keeps the order in which its numbers were added. */
  readonly add: (list: number, value: number) => void;
  /** `placeOf` has the position of each list among the others. */
  readonly packed: (placeOf: Int32Array) => YieldingWork<PostingLists>;
}

const POSTINGS_IN_A_STEP = 20_000;

export function postings(): Postings {
  const [lists, values]: [number[], number[]] = [[], []];
  return {
    add: (list, value) => {
      lists.push(list);
      values.push(value);
    },
    packed: (placeOf) => pack(lists, values, placeOf),
  };
}

/** A counting sort. */
function* pack(
  lists: readonly number[],
  values: readonly number[],
  placeOf: Int32Array,
): YieldingWork<PostingLists> {
  const starts = new Int32Array(placeOf.length + 1);
  for (let index = 0; index < lists.length; index++) {
    if (index % POSTINGS_IN_A_STEP === 0) yield;
    const after = (placeOf[lists[index] as number] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let place = 0; place < placeOf.length; place++)
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  const all = new Int32Array(values.length);
  const ends = starts.slice();
  for (let index = 0; index < lists.length; index++) {
    if (index % POSTINGS_IN_A_STEP === 0) yield;
    const place = placeOf[lists[index] as number] as number;
    const end = ends[place] as number;
    all[end] = values[index] as number;
    ends[place] = end + 1;
  }
  return postingLists(starts, all);
}

/** A separate function, because the arrays of the sort would otherwise live as long as the lists. */
const postingLists = (starts: Int32Array, all: Int32Array): PostingLists => ({
  of: (at) => all.subarray(starts[at], starts[at + 1]),
  between: (from, to) => all.subarray(starts[from], starts[to]),
  countBetween: (from, to) => (starts[to] as number) - (starts[from] as number),
});

/**
 * Finds the texts of a sorted list that begin with another text, by binary search. Returns the first position and the one after the last.
 */
export function rangeOf(texts: readonly string[], start: string): readonly [from: number, to: number] {
  return [lowerBound(texts, start), lowerBound(texts, `${start}\uffff`)];
}

function lowerBound(texts: readonly string[], text: string): number {
  let [from, to] = [0, texts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((texts[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
