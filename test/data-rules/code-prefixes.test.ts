// Reports codes that do not start with the code of the area that contains them.
import { expect, it } from 'vitest';
import { codePrefixes } from '../../src/data-rules/codes.js';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { inEnglish, realData, withRow } from './broken-data.js';

it.each([
  ['city', 12, { postalCode: '500010' }, 'postalCode', 'cities.json', '05, found "500010"'],
  ['postalCode', 1, { postalZone: '6876' }, 'code', 'postal-codes.json', '6876, found "687519"'],
  [
    'postalCode',
    1,
    { code: '050519', postalZone: '0505' },
    'code',
    'postal-codes.json',
    '68, found "050519"',
  ],
  ['urbanCenter', 2, { code: '05002001' }, 'code', 'urban-centers.json', '05001, found "05002001"'],
])('reports that %s %i with %j begins otherwise', (family, id, values, field, file, explanation) => {
  expect([...inEnglish(codePrefixes).check(withRow(family, id, values))]).toEqual([
    { file: `data/${file}`, id, field, message: `expected a code that starts with ${explanation}` },
  ]);
});

it('reports the code of a city and of all records in it', () => {
  const [first, ...others] = [...inEnglish(codePrefixes).check(withRow('city', 12, { daneCode: '50001' }))];
  const message = 'expected a code that starts with 05, found "50001"';
  expect(first).toEqual({ file: 'data/cities.json', id: 12, field: 'daneCode', message });
  const settlements = rowsOf(realData, 'urbanCenter').filter(({ cityId }) => cityId === 12);
  expect(others.map(({ id }) => id)).toEqual(settlements.map(({ id }) => id));
});

it('reports a city that was put into another department', () => {
  const [first] = [...inEnglish(codePrefixes).check(withRow('city', 12, { departmentId: 1 }))];
  expect(first).toMatchObject({ file: 'data/cities.json', id: 12, field: 'daneCode' });
  expect(first?.message).toBe('expected a code that starts with 91, found "05001"');
});
