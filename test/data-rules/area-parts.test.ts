// Reports parts of a protected area that are empty, or do not add up, and exceptions that do.
import { describe, expect, it } from 'vitest';
import { areaParts } from '../../src/data-rules/areas.js';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { inEnglish, realData, realRow, withRow } from './broken-data.js';

const file = 'data/natural-areas.json';
const TAYRONA_AT_SEA = 68;
const TAYRONA_ON_LAND = 69;
const GUACHAROS_IN_HUILA = 6;
const SIERRA_NEVADA_IN_MAGDALENA = 397;
const sierraNevada = rowsOf(realData, 'naturalArea').filter(({ areaGroupId }) => areaGroupId === 118);
const brokenSierraNevada = (landArea: number | null) =>
  withRow('naturalArea', SIERRA_NEVADA_IN_MAGDALENA, { landArea });

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

describe('an area that is listed because its parts are of an earlier map', () => {
  const { landArea, totalArea } = realRow('naturalArea', SIERRA_NEVADA_IN_MAGDALENA);

  it('has parts that do not add up, and reports an empty one', () => {
    expect([...inEnglish(areaParts).check(realData)]).toEqual([]);
    expect([...inEnglish(areaParts).check(brokenSierraNevada(null))]).toMatchObject([
      { field: 'landArea', message: 'expected an area, found null' },
    ]);
  });

  it('is reported if its parts add up', () => {
    const sumOfAll = sierraNevada.reduce((sum, row) => sum + Number(row.landArea), 0);
    const fitting = Number(landArea) + Number(totalArea) - sumOfAll;
    expect([...inEnglish(areaParts).check(brokenSierraNevada(fitting))]).toMatchObject([
      { field: 'totalArea', message: expect.stringMatching(/^expected parts that do not add up/) },
    ]);
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
