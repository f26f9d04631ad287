// Reports area codes that disagree, and landlines of another area.
import { expect, it } from 'vitest';
import { areaCodes } from '../../src/data-rules/codes.js';
import { findingIn, inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['department', 2, 'departments.json', { areaCode: '605' }, 'areaCode', 'expected "604", found "605"'],
  ['city', 55, 'cities.json', { areaCode: '605' }, 'areaCode', 'expected "604", found "605"'],
  ['city', 646, 'cities.json', { areaCode: '608' }, 'areaCode', 'expected null, found "608"'],
  [
    'higherEducationInstitution',
    3,
    'higher-education-institutions.json',
    { phone: '6043165000' },
    'phone',
    'expected a number that starts with 601, found "6043165000"',
  ],
])('of %s %s', (family, id, file, values, field, message) => {
  const found = [...inEnglish(areaCodes).check(withRow(family, id, values))];
  expect(found[0]).toEqual(findingIn(file, id, field, message));
});

it('accepts a mobile number anywhere', () => {
  expect(realRow('higherEducationInstitution', 3).phone).toBe('6013165000');
  const values = { phone: '3001234567' };
  expect([...inEnglish(areaCodes).check(withRow('higherEducationInstitution', 3, values))]).toEqual([]);
});
