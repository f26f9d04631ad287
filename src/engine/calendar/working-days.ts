// Counts and adds working days, and lists the days it left out. The first day is the start and is never counted.
import type { Day } from './day.js';

/** Weekends that days off make longer. */
export interface LongWeekend {
  readonly from: Day;
  readonly to: Day;
}

const SHORTEST = 3;

/** Each with at least one of the days off given, in order. */
export function longWeekends(
  daysOff: readonly Day[],
  isWeekend: (day: Day) => boolean,
  isOff: (day: Day) => boolean,
): readonly LongWeekend[] {
  const isFree = (day: Day) => isWeekend(day) || isOff(day);
  const found: LongWeekend[] = [];
  for (const day of daysOff) {
    if (day <= (found.at(-1)?.to ?? Number.NEGATIVE_INFINITY)) continue;
    let [from, to] = [day, day];
    while (isFree(from - 1)) from--;
    while (isFree(to + 1)) to++;
    const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    if (days.length >= SHORTEST && days.some(isWeekend)) found.push({ from, to });
  }
  return found;
}

/** How many days are worked up to each day of a range, so that counting over a century takes as long as counting over a month. */
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

interface CountedDays {
  /** Negative if the second day is before the first. */
  readonly workingDays: number;
  /** The days that were passed and are not worked, in order. */
  readonly skipped: readonly Day[];
}

type IsWorked = (day: Day) => boolean;

/** A millisecond or so. */
const DAYS_IN_A_STEP = 1000;

/** From the day after the first one up to the second one; backwards, from the day before it down to the second one. */
export function* countWorkingDays(
  from: Day,
  to: Day,
  isWorked: IsWorked,
): Generator<void, CountedDays, void> {
  const step = Math.sign(to - from);
  const skipped: Day[] = [];
  let workingDays = 0;
  for (let day = from; day !== to; ) {
    day += step;
    if (day % DAYS_IN_A_STEP === 0) yield;
    if (isWorked(day)) workingDays += step;
    else skipped.push(day);
  }
  return { workingDays, skipped: daysInOrder(skipped, step) };
}

/** No days away is the day itself, worked or not; undefined if the range ends before. */
export function* addWorkingDays(
  from: Day,
  days: number,
  isWorked: IsWorked,
  [first, last]: readonly [Day, Day],
): Generator<void, { readonly day: Day; readonly skipped: readonly Day[] } | undefined, void> {
  const step = Math.sign(days);
  const skipped: Day[] = [];
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day += step;
    if (day < first || day > last) return undefined;
    if (day % DAYS_IN_A_STEP === 0) yield;
    if (isWorked(day)) left--;
    else skipped.push(day);
  }
  return { day, skipped: daysInOrder(skipped, step) };
}

const daysInOrder = (days: Day[], step: number): readonly Day[] => (step < 0 ? days.reverse() : days);
