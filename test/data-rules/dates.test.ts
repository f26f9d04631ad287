// Reports days that do not exist or predate the republic, and periods that end before they begin.
import { expect, it } from 'vitest';
import { dates } from '../../src/data-rules/dates.js';
import { findingIn, inEnglish, withRow } from './broken-data.js';

const today = new Date().toISOString().slice(0, 10);

it.each([
  ['1990-02-30', 'expected a date, YYYY-MM-DD, found "1990-02-30"'],
  ['1990-13-01', 'expected a date, YYYY-MM-DD, found "1990-13-01"'],
  ['10/04/2003', 'expected a date, YYYY-MM-DD, found "10/04/2003"'],
  ['1492-10-12', `expected 1810-07-20 to ${today}, found "1492-10-12"`],
  ['2999-01-01', `expected 1810-07-20 to ${today}, found "2999-01-01"`],
])('reports that no reservation dates from %s', (administrativeActDate, message) => {
  const found = [...inEnglish(dates).check(withRow('indigenousReservation', 1, { administrativeActDate }))];
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    file: 'data/indigenous-reservations.json',
    id: 1,
    field: 'administrativeActDate',
  });
  expect(found[0]?.message.replace(' or null', '')).toBe(message);
});

it('reports a term that ends before it begins', () => {
  const data = withRow('president', 2, { startPeriodDate: '1887-06-05', endPeriodDate: '1887-06-04' });
  expect([...inEnglish(dates).check(data)]).toEqual([
    findingIn('presidents.json', 2, 'endPeriodDate', 'expected a day after 1887-06-05, found "1887-06-04"'),
  ]);
});

it('accepts a term without an end', () => {
  expect([...inEnglish(dates).check(withRow('president', 2, { endPeriodDate: null }))]).toEqual([]);
});
