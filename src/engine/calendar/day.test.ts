// Day numbers agree with the platform's calendar.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../test/system/size.js';
import { dayOf, isoDate, mondayOnOrAfter, readIsoDate, weekdayOf, yearOf } from './day.js';

it.each([
  [1970, 1, 1, 0, '1970-01-01'],
  [1969, 12, 31, -1, '1969-12-31'],
  [2000, 2, 29, 11_016, '2000-02-29'],
  [2024, 12, 8, 20_065, '2024-12-08'],
  [9999, 12, 31, 2_932_896, '9999-12-31'],
])('reads %i-%i-%i as day %i, %s', (year, month, date, day, iso) => {
  expect(dayOf(year, month, date)).toBe(day);
  expect(isoDate(day)).toBe(iso);
});

const anyDay = fc.integer({ min: dayOf(1600, 1, 1), max: dayOf(9999, 12, 20) });
const platformWeekday = (day: number) => new Date(`${isoDate(day)}T12:00:00Z`).getUTCDay();

describe('for any day', () => {
  it('has the same weekday as in the platform', () => {
    fc.assert(fc.property(anyDay, (day) => weekdayOf(day) === platformWeekday(day)));
  });

  it('has one Monday among itself and the six days after it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = Array.from({ length: 7 }, (_, offset) => day + offset);
        expect(week.filter((each) => platformWeekday(each) === 1)).toEqual([mondayOnOrAfter(day)]);
      }),
    );
  });

  it('is restored from its date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = isoDate(day).split('-').map(Number) as [number, number, number];
        expect(dayOf(year, month, date)).toBe(day);
      }),
    );
  });
});

it.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-06', '2026-01-12'],
  ['2026-01-11', '2026-01-12'],
  ['2025-12-30', '2026-01-05'],
])('finds the Monday on or after %s, %s', (date, monday) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  expect(isoDate(mondayOnOrAfter(dayOf(year, month, day)))).toBe(monday);
});

it('reads every date that exists, and explains why others are invalid', () => {
  // Every day of four years, and a sample of the others.
  for (
    let day = dayOf(1984, 1, 1);
    day <= dayOf(2100, 12, 31);
    day += isFull || day < dayOf(1988, 3, 2) ? 1 : 5
  ) {
    const date = isoDate(day);
    if (readIsoDate(date) !== day) expect(readIsoDate(date)).toBe(day);
    if (yearOf(day) !== Number(date.slice(0, 4))) expect(yearOf(day)).toBe(date);
  }
  for (const text of ['', '2026', '2026-1-1', '01/02/2026', '2026-01-01T', ' 2026-01-01', '٢٠٢٦-01-01'])
    expect(readIsoDate(text), text).toBe('malformed');
  for (const text of ['2026-00-01', '2026-13-01']) expect(readIsoDate(text), text).toBe('no such month');
  for (const text of ['2026-02-29', '2100-02-29', '2026-04-31', '2026-12-32', '2026-01-00'])
    expect(readIsoDate(text), text).toBe('no such day');
});
