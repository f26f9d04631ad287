// Counts and adds working days, and lists the skipped days. The start day is never counted.
import type { Day } from './day.js';

/** A weekend that days off make longer. */
export interface LongWeekend {
  readonly from: Day;
  readonly to: Day;
}

const SHORTEST = 3;

/** Long weekends in order, each with at least one of the given days off. */
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

/** Running sums of working days, so that counting over a century takes as long as over a month. */
export interface WorkedCounts {
  /** The working days after the first day up to the second, which is included. Negative if the second day is earlier. */
  readonly between: (from: Day, to: Day) => number;
  /** The day that is `days` working days later, or earlier if negative. Undefined if the range ends first. */
  readonly away: (from: Day, days: number) => Day | undefined;
}

/** Days between two stored sums, so that a lookup reads at most one block. */
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

  /** The working days up to and including this day. */
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

interface DayCount {
  /** Negative if the second day is earlier. */
  readonly workingDays: number;
  /** The days off on the way, in order. */
  readonly skipped: readonly Day[];
}

type IsWorked = (day: Day) => boolean;

/** One step takes about a millisecond. */
const DAYS_IN_A_STEP = 1000;

/** Counts from the day after the first up to the second, or backwards if the second is earlier. */
export function* countWorkingDays(from: Day, to: Day, isWorked: IsWorked): Generator<void, DayCount, void> {
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

/** Zero days return the start day, even if it is a day off. Undefined if the range ends first. */
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
