// Reports an unknown word as a month, and a month that contradicts the name of the festival.
import { expect, it } from 'vitest';
import { festivalMonths } from '../../src/data-rules/dates.js';
import { findingIn, inEnglish, only, withRow } from './broken-data.js';

const FAMILY = 'traditionalFairAndFestival';
const OF_JANUARY = 3;
const festivals = only(FAMILY);
const broken = (id: number, values: object) => [
  ...inEnglish(festivalMonths).check(withRow(FAMILY, id, { ...values }, festivals)),
];

it('finds no fault in the data', () => {
  expect([...inEnglish(festivalMonths).check(festivals)]).toEqual([]);
});

it.each([
  ['enero', 'expected a month such as "Enero", with a capital letter, found "enero"'],
  ['Marzo', 'expected "Enero", found "Marzo"; the name is Fiestas del 20 de enero'],
  [null, 'expected "Enero", found null; the name is Fiestas del 20 de enero'],
])('reports the month %j for the feast of 20 January', (month, message) => {
  expect(broken(OF_JANUARY, { month })).toContainEqual(
    findingIn('traditional-fairs-and-festivals.json', OF_JANUARY, 'month', message),
  );
});
