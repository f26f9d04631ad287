// Weekends that days off make longer.
import type { Day } from './day.js';

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
