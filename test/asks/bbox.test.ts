// `bbox` finds what lies in the box, its borders included, also across the antimeridian.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { type AskedFamily, placedFamilies } from './families.js';
import { type Box, distanceBetween, isInside, pointOf, TOLERANCE_KM } from './great-circle.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { narrowable, operationsOf, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

/** Boxes whose corners are records, so that borders count; some are turned inside out across the antimeridian. */
function boxesOf({ rows }: AskedFamily): fc.Arbitrary<Box> {
  const known = rows.map(pointOf).filter((point) => point !== undefined);
  const corner = fc.constantFrom(...known);
  return fc
    .tuple(corner, corner, fc.constantFrom('plain', 'plain', 'across', 'world', 'point'))
    .map(([a, b, kind]) => {
      if (kind === 'world') return { west: -180, south: -90, east: 180, north: 90 };
      const other = kind === 'point' ? a : b;
      const [west, east] = [a.longitude, other.longitude].toSorted((one, two) => one - two) as [
        number,
        number,
      ];
      const [south, north] = [a.latitude, other.latitude].toSorted((one, two) => one - two) as [
        number,
        number,
      ];
      return kind === 'across' ? { west: east, south, east: west, north } : { west, south, east, north };
    });
}

const writtenBox = ({ west, south, east, north }: Box) => `bbox=${[west, south, east, north].join()}`;

describe.each(placedFamilies)('$record', (family) => {
  it.each(operationsOf(family).filter(narrowable))('$kind $path', async ({ path, found, taken }) => {
    const whole = path.replace(/Page=.*/, `Page=1&PageSize=${found.length}`);
    await fc.assert(
      fc.asyncProperty(boxesOf(family), filtersOf(family, { atLeast: 0, taken }), async (box, filters) => {
        const query = [writtenBox(box), ...filters.map(written), 'fields=id'].join('&');
        const expected = found
          .filter((row) => filters.every((filter) => lets(filter, row)))
          .filter((row) => {
            const point = pointOf(row);
            return point !== undefined && isInside(box, point);
          });
        expect([query, await service.ids(withQuery(whole, query))]).toEqual([
          query,
          expected.map(({ id }) => id),
        ]);
      }),
      { seed, numRuns: 8 },
    );
  });

  it('together with near, both hold', async () => {
    await fc.assert(
      fc.asyncProperty(boxesOf(family), async (box) => {
        const from = { latitude: 4.5, longitude: -74.25 };
        const query = `${writtenBox(box)}&near=4.5,-74.25&radius=150&fields=id`;
        const ids = await service.ids(`/api/v1/${family.path}?${query}`);
        const near = family.rows.filter((row) => {
          const point = pointOf(row);
          return (
            point !== undefined && isInside(box, point) && distanceBetween(from, point) <= 150 - TOLERANCE_KM
          );
        });
        expect([...ids].sort((a, b) => a - b)).toEqual(near.map(({ id }) => id));
      }),
      { seed, numRuns: 6 },
    );
  });
});

it.each([
  ['bbox=1,2,3', 'three numbers'],
  ['bbox=1,2,3,4,5', 'five'],
  ['bbox=-75,5,-74,4', 'south above north'],
  ['bbox=-181,4,-74,5', 'beyond the west'],
  ['bbox=-75,4,181,5', 'beyond the east'],
  ['bbox=-75,-91,-74,5', 'below the pole'],
  ['bbox=-75,4,-74,91', 'above the pole'],
  ['bbox=west,south,east,north', 'words'],
  ['bbox=-75,4,,5', 'a gap'],
])('City?%s is refused: %s', async (query) => {
  expect(await service.refused(`/api/v1/City?${query}`)).toMatchObject([{ parameter: 'bbox' }]);
});

it('is unknown where there are no coordinates', async () => {
  const [error] = await service.refused('/api/v1/Region?bbox=-75,4,-74,5');
  expect(error).toMatchObject({ parameter: 'bbox' });
});
