// Reports a dangling foreign key, whichever side declares the relation.
import { expect, it } from 'vitest';
import { foreignKeysRule } from '../../src/data-rules/belonging.js';
import { inEnglish, withRow, withRows } from './broken-data.js';

it.each([
  ['airport', 1, 'cityId', 99_999, 'airports.json', 'municipality'],
  ['airport', 1, 'deparmentId', '25', 'airports.json', 'department'],
  ['urbanCenter', 5, 'cityId', 0, 'urban-centers.json', 'municipality'],
  ['department', 2, 'cityCapitalId', 99_999, 'departments.json', 'municipality'],
  ['naturalArea', 6, 'categoryNaturalAreaId', 77, 'natural-areas.json', 'protection category'],
  ['traditionalFairAndFestival', 1, 'cityId', -1, 'traditional-fairs-and-festivals.json', 'municipality'],
])('reports that %s %i has a %s that leads nowhere', (family, id, field, value, file, target) => {
  const message = `expected the id of a ${target}, found ${JSON.stringify(value)}`;
  expect([...inEnglish(foreignKeysRule).check(withRow(family, id, { [field]: value }))]).toEqual([
    { file: `data/${file}`, id, field, message },
  ]);
});

it('reports every record with a key to a missing one', () => {
  const found = [
    ...inEnglish(foreignKeysRule).check(withRows('region', (rows) => rows.filter(({ id }) => id !== 6))),
  ];
  expect(found.map(({ file, field, message }) => ({ file, field, message }))).toContainEqual({
    file: 'data/departments.json',
    field: 'regionId',
    message: 'expected the id of a natural region, found 6',
  });
});
