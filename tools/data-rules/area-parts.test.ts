// Reports parts of a protected area that are empty, or do not add up.
import { expect, it } from 'vitest';
import { areaParts } from './area-parts.js';
import { inEnglish, realRow, withRow } from './broken-data.js';

const file = 'data/natural-areas.json';
const TAYRONA_AT_SEA = 68;
const TAYRONA_ON_LAND = 69;
const GUACHAROS_IN_HUILA = 6;
const SIERRA_NEVADA_IN_MAGDALENA = 397;

it.each([
  [TAYRONA_AT_SEA, 'maritimeArea'],
  [TAYRONA_ON_LAND, 'landArea'],
  [GUACHAROS_IN_HUILA, 'landArea'],
])('reports that record %i has neither land nor sea', (id, field) => {
  expect(realRow('naturalArea', id)[field]).toBeTypeOf('number');
  expect([...inEnglish(areaParts).check(withRow('naturalArea', id, { [field]: null }))]).toEqual([
    { file, id, field, message: 'expected an area, found null' },
  ]);
});

it('lets parts be unknown where only the total of several departments is', () => {
  expect(realRow('naturalArea', SIERRA_NEVADA_IN_MAGDALENA)).toMatchObject({
    landArea: null,
    maritimeArea: null,
  });
});

it('reports land at sea', () => {
  expect([
    ...inEnglish(areaParts).check(withRow('naturalArea', TAYRONA_AT_SEA, { landArea: 1 })),
  ]).toContainEqual({
    file,
    id: TAYRONA_AT_SEA,
    field: 'landArea',
    message: 'expected null, found 1',
  });
});

it('reports parts that do not add up, and parts with different totals', () => {
  const { maritimeArea, totalArea } = realRow('naturalArea', TAYRONA_AT_SEA);
  const sum = Number(maritimeArea) + 500;
  expect([...inEnglish(areaParts).check(withRow('naturalArea', TAYRONA_ON_LAND, { landArea: 500 }))]).toEqual(
    [
      {
        file,
        id: TAYRONA_AT_SEA,
        field: 'totalArea',
        message: `expected the sum of the parts within 2 %, ${sum.toFixed(2)}, found ${totalArea}`,
      },
    ],
  );
  expect([...inEnglish(areaParts).check(withRow('naturalArea', TAYRONA_ON_LAND, { totalArea: 1 }))]).toEqual([
    { file, id: TAYRONA_ON_LAND, field: 'totalArea', message: `expected ${totalArea}, found 1` },
  ]);
});
