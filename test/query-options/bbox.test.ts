// `bbox` finds the records in the box, its borders included, also across the antimeridian.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { differences } from '../contract/differences.js';
import { seed } from '../contract/seed.js';
import { casesOf } from './cases.js';
import { type Family, locatedFamilies } from './families.js';
import { type Box, distanceBetween, isInside, type Point, pointOf, TOLERANCE_KM } from './great-circle.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { narrowable, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

/** The box with these corners. `across` selects everything outside it, around the other side of the planet. */
function boxOf(a: Point, b: Point, kind: string): Box {
  const [west, east] = a.longitude < b.longitude ? [a.longitude, b.longitude] : [b.longitude, a.longitude];
  const [south, north] = a.latitude < b.latitude ? [a.latitude, b.latitude] : [b.latitude, a.latitude];
  return kind === 'across' ? { west: east, south, east: west, north } : { west, south, east, north };
}

/** Corners are records, so that borders count. */
function boxesOf({ rows }: Family): fc.Arbitrary<Box> {
  const corner = fc.constantFrom(...rows.map(pointOf).filter((point) => point !== undefined));
  return fc
    .tuple(corner, corner, fc.constantFrom('plain', 'plain', 'across', 'point', 'world'))
    .map(([a, b, kind]) =>
      kind === 'world'
        ? { west: -180, south: -90, east: 180, north: 90 }
        : boxOf(a, kind === 'point' ? a : b, kind),
    );
}

const writtenBox = ({ west, south, east, north }: Box) => `bbox=${[west, south, east, north].join()}`;

const isIn = (box: Box) => (row: Row) => {
  const point = pointOf(row);
  return point !== undefined && isInside(box, point);
};

const refused = [
  ['1,2,3', 'three numbers'],
  ['1,2,3,4,5', 'five'],
  ['-75,5,-74,4', 'south above north'],
  ['-181,4,-74,5', 'beyond the west'],
  ['-75,4,181,5', 'beyond the east'],
  ['-75,-91,-74,5', 'below the pole'],
  ['-75,4,-74,91', 'above the pole'],
  ['west,south,east,north', 'words'],
  ['-75,4,,5', 'a gap'],
] as const;

describe.each(locatedFamilies)('$record', (family) => {
  it.each(casesOf('bbox', family, narrowable))(
    'finds with a $kind $path only records in the box',
    async ({ path, found }) => {
      const whole = path.replace(/Page=.*/, `Page=1&PageSize=${found.length}`);
      const requestedFilters = filtersOf(family, { atLeast: 0 });
      await fc.assert(
        fc.asyncProperty(boxesOf(family), requestedFilters, async (box, filters) => {
          const query = [writtenBox(box), ...filters.map(written), 'fields=id'].join('&');
          const left = found.filter((row) => filters.every((filter) => lets(filter, row))).filter(isIn(box));
          const ids = await service.ids(withQuery(whole, query));
          expect(
            differences(
              ids,
              left.map(({ id }) => id),
            ),
            query,
          ).toEqual([]);
        }),
        { seed, numRuns: 6 },
      );
    },
  );

  it('combines with near', async () => {
    const from = { latitude: 4.5, longitude: -74.25 };
    await fc.assert(
      fc.asyncProperty(boxesOf(family), async (box) => {
        const query = `${writtenBox(box)}&near=4.5,-74.25&radius=150&fields=id&sortBy=id`;
        const near = family.rows
          .filter(isIn(box))
          .filter((row) => distanceBetween(from, pointOf(row) as Point) <= 150 - TOLERANCE_KM);
        const ids = await service.ids(`/api/v1/${family.path}?${query}`);
        expect(
          differences(
            ids,
            near.map(({ id }) => id),
          ),
          query,
        ).toEqual([]);
      }),
      { seed, numRuns: 4 },
    );
  });
});

it.each(refused)('rejects the box %s: %s', async (box) => {
  expect(await service.refused(`/api/v1/City?bbox=${box}`)).toMatchObject([{ parameter: 'bbox' }]);
});

it('is unknown without coordinates', async () => {
  expect(await service.refused('/api/v1/Region?bbox=-75,4,-74,5')).toMatchObject([{ parameter: 'bbox' }]);
});
