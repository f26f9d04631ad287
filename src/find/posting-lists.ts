// Lists of numbers by number, all in one array.
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface PostingLists {
  readonly of: (at: number) => Int32Array;
}

const LISTS_IN_A_STEP = 1500;

export function* postingLists(lists: readonly (readonly number[])[]): YieldingWork<PostingLists> {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] as number) + list.length;
  const all = new Int32Array(starts[lists.length] as number);
  for (const [at, list] of lists.entries()) {
    if (at % LISTS_IN_A_STEP === 0) yield;
    all.set(list, starts[at] as number);
  }
  return { of: (at) => all.subarray(starts[at], starts[at + 1]) };
}
