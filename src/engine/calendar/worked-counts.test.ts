// The sums equal a count day by day, for every pair of days in ranges with rare and frequent working days.
import { describe, expect, it } from 'vitest';
import { part } from '../../../test/system/size.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { addWorkingDays, countWorkingDays, workedCounts } from './working-days.js';

const RANGE = [100, 400] as const;

describe.each<[string, (day: number) => boolean]>([
  ['five days of seven', (day) => day % 7 < 5],
  ['none', () => false],
  ['all', () => true],
  ['one in a hundred', (day) => day % 100 === 50],
])('%s', (_, isWorked) => {
  const counts = runToEnd(workedCounts(isWorked, RANGE));
  const days = Array.from({ length: RANGE[1] - RANGE[0] + 1 }, (_, at) => RANGE[0] + at);

  it('counts the working days between two days', () => {
    const wrong = part(days, 4).flatMap((from) =>
      days.filter(
        (to) => counts.between(from, to) !== runToEnd(countWorkingDays(from, to, isWorked)).workingDays,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('finds the day that is a number of working days away', () => {
    const away = [-302, -301, -99, -7, -1, 0, 1, 2, 5, 64, 65, 300, 301, 302];
    const wrong = part(days, 2).flatMap((from) =>
      away.filter(
        (each) => counts.away(from, each) !== runToEnd(addWorkingDays(from, each, isWorked, RANGE))?.day,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
