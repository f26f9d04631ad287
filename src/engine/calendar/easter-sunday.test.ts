// Easter is compared with known dates and with rules that hold in every year.
import { expect, it } from 'vitest';
import { isoDate } from './day.js';
import { easterSunday } from './holiday-rule.js';

/** The earliest and latest possible dates, and years in which simpler rules fail. */
const known = [
  '1609-04-19',
  '1700-04-11',
  '1818-03-22',
  '1886-04-25',
  '1943-04-25',
  '1954-04-18',
  '1961-04-02',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2016-03-27',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2285-03-22',
];

it.each(known)('falls on %s', (date) => {
  expect(isoDate(easterSunday(Number(date.slice(0, 4))))).toBe(date);
});

it('is a Sunday from 22 March to 25 April in every year from 1600 to 9999', () => {
  const wrong = Array.from({ length: 8400 }, (_, index) => index + 1600).filter((year) => {
    const date = isoDate(easterSunday(year));
    const sunday = new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
    const inSeason = date.slice(5) >= '03-22' && date.slice(5) <= '04-25';
    return !sunday || !inSeason || date.slice(0, 4) !== String(year);
  });
  expect(wrong).toEqual([]);
});
