// Reports days without a president, and days with two.
import { expect, it } from 'vitest';
import { officeTerms } from '../../src/data-rules/people.js';
import { inEnglish, only, withRow, withRows } from './broken-data.js';

const presidents = only('president');
const seen = { file: 'data/presidents.json' };
const gap = (id: number, message: string) => [{ ...seen, id, field: 'startPeriodDate', message }];

it('reports a gap before a term', () => {
  const data = withRow('president', 37, { startPeriodDate: '1966-08-09' }, presidents);
  expect([...inEnglish(officeTerms).check(data)]).toEqual(
    gap(37, 'expected "1966-08-07", found "1966-08-09"'),
  );
});

it('reports the gap that a missing term leaves', () => {
  const data = withRows('president', (rows) => rows.filter(({ id }) => id !== 45), presidents);
  expect([...inEnglish(officeTerms).check(data)]).toEqual(
    gap(46, 'expected "1986-08-07", found "1990-08-07"'),
  );
});

it.each([false, null])('reports two presidents in office at once, unless one is acting (%s)', (acting) => {
  const data = withRow('president', 39, { acting }, presidents);
  const message = 'expected an end by 1973-07-21, when that of 39 begins, found "1974-08-07"';
  expect([...inEnglish(officeTerms).check(data)]).toEqual([
    { ...seen, id: 38, field: 'endPeriodDate', message },
  ]);
});

it('reports a term without an end that is not the latest', () => {
  const data = withRow('president', 52, { endPeriodDate: null }, presidents);
  const message = 'expected an end by 2026-08-07, when that of 53 begins, found null';
  expect([...inEnglish(officeTerms).check(data)]).toEqual([
    { ...seen, id: 52, field: 'endPeriodDate', message },
  ]);
});
