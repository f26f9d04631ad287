// Reports boxes and centroids that do not follow from the borders.
import { expect, it } from 'vitest';
import { areaFieldsRule } from '../../src/data-rules/areas.js';
import { inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['city', 167, 'west'],
  ['department', 27, 'north'],
  ['region', 5, 'centroidLatitude'],
  ['country', 1, 'east'],
] as const)('%s %d with another %s is seen', (family, id, field) => {
  const right = realRow(family, id)[field] as number;
  const wrong = right + 0.00001;
  expect([...inEnglish(areaFieldsRule).check(withRow(family, id, { [field]: wrong }))]).toEqual([
    { file: expect.stringMatching(/^data\//), id, field, message: `expected ${right}, found ${wrong}` },
  ]);
});

it('reports a box of a municipality without borders', () => {
  const found = [...inEnglish(areaFieldsRule).check(withRow('city', 646, { south: 1 }))];
  expect(found.map(({ id, field, message }) => [id, field, message])).toEqual([
    [646, 'south', 'expected null, found 1'],
  ]);
});
