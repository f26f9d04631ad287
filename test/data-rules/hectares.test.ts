// Reports areas with too many digits, and areas of zero.
import { expect, it } from 'vitest';
import { hectares } from '../../src/data-rules/areas.js';
import { findingIn, inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['naturalArea', 6, 'landArea', 'natural-areas.json', 4888.8172140187],
  ['naturalArea', 68, 'maritimeArea', 'natural-areas.json', 6701.523],
  ['naturalArea', 6, 'totalArea', 'natural-areas.json', 0],
  ['indigenousReservation', 1, 'areaHa', 'indigenous-reservations.json', -1846.37],
])('reports in %s %i that %s of %s is not %d', (family, id, field, file, value) => {
  expect(realRow(family, id)[field]).toBeTypeOf('number');
  expect([...inEnglish(hectares).check(withRow(family, id, { [field]: value }))]).toEqual([
    findingIn(file, id, field, `expected a positive number with at most two decimals, found ${value}`),
  ]);
});

it('accepts an unknown area', () => {
  expect([...inEnglish(hectares).check(withRow('naturalArea', 6, { landArea: null }))]).toEqual([]);
});
