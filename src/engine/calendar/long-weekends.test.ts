import { expect, it } from 'vitest';
import { dayOf, isoDate, weekdayOf } from './day.js';
import { longWeekends } from './working-days.js';

const isWeekend = (day: number) => weekdayOf(day) % 6 === 0;
/** November 2026 begins on a Sunday. */
const november = (day: number) => dayOf(2026, 11, day);

it.each<[string, number[], number[], string[]]>([
  ['a Monday', [9], [], ['07..09']],
  ['a Friday', [6], [], ['06..08']],
  ['a Thursday and a Friday', [5, 6], [], ['05..08']],
  ['both sides of a weekend, once', [6, 9], [], ['06..09']],
  ['a day off that was not asked for, before it and after it', [9], [6, 10], ['06..10']],
  ['nothing in the middle of a week', [4], [], []],
  ['nothing on a Sunday', [8], [], []],
  ['nothing where three days have no weekend', [3, 4, 5], [], []],
  ['two weekends, in order', [9, 16], [], ['07..09', '14..16']],
])('%s', (_, daysOff, others, expected) => {
  const all = new Set([...daysOff, ...others].map(november));
  const found = longWeekends(daysOff.map(november), isWeekend, (day) => all.has(day));
  expect(found.map(({ from, to }) => `${isoDate(from).slice(8)}..${isoDate(to).slice(8)}`)).toEqual(expected);
});
