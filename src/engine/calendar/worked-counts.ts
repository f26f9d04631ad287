// How many days are worked up to each day of a range, so that counting over a century takes as long as counting over a month.
import type { Day } from './day.js';
import { DAYS_IN_A_STEP } from './working-days.js';

export interface WorkedCounts {
  /** The working days after one day, up to and including the other; negative if that is before it. */
  readonly between: (from: Day, to: Day) => number;
  /** The day `days` working days after a day, or before it; undefined if the range ends first. */
  readonly away: (from: Day, days: number) => Day | undefined;
}

/** Days between two sums: a lookup reads at most one block. */
const BLOCK = 64;

export function* workedCounts(
  isWorked: (day: Day) => boolean,
  [first, last]: readonly [Day, Day],
): Generator<void, WorkedCounts, void> {
  const worked = new Uint8Array(last - first + 1);
  const sums = new Uint32Array(Math.ceil(worked.length / BLOCK) + 1);
  let total = 0;
  for (let at = 0; at < worked.length; at++) {
    if (at % DAYS_IN_A_STEP === 0) yield;
    if (at % BLOCK === 0) sums[at / BLOCK] = total;
    worked[at] = isWorked(first + at) ? 1 : 0;
    total += worked[at] as number;
  }

  /** Working days up to and including this one. */
  function upTo(day: Day): number {
    const at = day - first;
    const block = Math.floor(at / BLOCK);
    let sum = sums[block] as number;
    for (let each = block * BLOCK; each <= at; each++) sum += worked[each] as number;
    return sum;
  }

  /** The nth working day of the range, counted from 1. */
  function nth(count: number): Day | undefined {
    if (count < 1 || count > total) return undefined;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (middle * BLOCK < worked.length && (sums[middle] as number) < count) low = middle;
      else high = middle - 1;
    }
    let left = count - (sums[low] as number);
    for (let at = low * BLOCK; ; at++) {
      left -= worked[at] as number;
      if (left === 0) return first + at;
    }
  }

  const before = (day: Day) => (day === first ? 0 : upTo(day - 1));
  return {
    between: (from, to) => (to >= from ? upTo(to) - upTo(from) : before(to) - before(from)),
    away: (from, days) => {
      if (days === 0) return from;
      return nth(days > 0 ? upTo(from) + days : before(from) + days + 1);
    },
  };
}
