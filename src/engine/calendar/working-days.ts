// Counts and adds working days, and lists the days it left out. The first day is the start and is never counted.
import type { Day } from './day.js';

interface Counted {
  /** Negative if the second day is before the first. */
  readonly workingDays: number;
  /** The days that were passed and are not worked, in order. */
  readonly skipped: readonly Day[];
}

interface Added {
  readonly day: Day;
  readonly skipped: readonly Day[];
}

type IsWorked = (day: Day) => boolean;

/** A millisecond or so. */
export const DAYS_IN_A_STEP = 1000;

/** From the day after the first one up to the second one; backwards, from the day before it down to the second one. */
export function* countWorkingDays(from: Day, to: Day, isWorked: IsWorked): Generator<void, Counted, void> {
  const step = Math.sign(to - from);
  const skipped: Day[] = [];
  let workingDays = 0;
  for (let day = from; day !== to; ) {
    day += step;
    if (day % DAYS_IN_A_STEP === 0) yield;
    if (isWorked(day)) workingDays += step;
    else skipped.push(day);
  }
  return { workingDays, skipped: inOrder(skipped, step) };
}

/** No days away is the day itself, worked or not; undefined if the range ends before. */
export function* addWorkingDays(
  from: Day,
  days: number,
  isWorked: IsWorked,
  [first, last]: readonly [Day, Day],
): Generator<void, Added | undefined, void> {
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
  return { day, skipped: inOrder(skipped, step) };
}

const inOrder = (days: Day[], step: number): readonly Day[] => (step < 0 ? days.reverse() : days);
