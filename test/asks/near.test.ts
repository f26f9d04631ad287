// `near` finds what brute force on the great circle finds, nearest first, and says how far it is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { type AskedFamily, familyOf, placedFamilies } from './families.js';
import { distanceBetween, type Point, pointOf, TOLERANCE_KM } from './great-circle.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { narrowable, operationsOf, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

interface Near {
  readonly id: number;
  readonly distanceKm: number;
}

const at = ({ latitude, longitude }: Point) => `${latitude},${longitude}`;

/** A record's own place, one beside it, or anywhere on the planet. */
const pointsOf = ({ rows }: AskedFamily): fc.Arbitrary<Point> => {
  const known = rows.map(pointOf).filter((point) => point !== undefined);
  const beside = fc.double({ min: -3, max: 3, noNaN: true });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    {
      weight: 5,
      arbitrary: fc.tuple(fc.constantFrom(...known), beside, beside).map(([point, north, east]) => ({
        latitude: Number((point.latitude + north).toFixed(6)),
        longitude: Number((point.longitude + east).toFixed(6)),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        latitude: fc.integer({ min: -90, max: 90 }),
        longitude: fc.integer({ min: -180, max: 180 }),
      }),
    },
  );
};

const radii = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(0.5, 0.001, 12.75, 50, 300));

function distances(rows: readonly Row[], from: Point): ReadonlyMap<number, number> {
  const placed = rows.flatMap((row) => {
    const point = pointOf(row);
    return point === undefined ? [] : [[row.id, distanceBetween(from, point)] as const];
  });
  return new Map(placed);
}

/** What is clearly inside is there, what is clearly outside is not, and no record is before a nearer one. */
function expectNear(found: readonly Near[], rows: readonly Row[], from: Point, radius: number): void {
  const known = distances(rows, from);
  const ids = found.map(({ id }) => id);
  expect(new Set(ids).size, 'each once').toBe(ids.length);
  const missing = [...known].filter(
    ([id, distance]) => distance < radius - TOLERANCE_KM && !ids.includes(id),
  );
  expect(missing, 'missing').toEqual([]);
  found.forEach(({ id, distanceKm }, index) => {
    const distance = known.get(id) ?? Number.NaN;
    expect(distance, `distance of ${id}`).toBeLessThanOrEqual(radius + TOLERANCE_KM);
    expect(Math.abs(distanceKm - distance), `distanceKm of ${id}`).toBeLessThanOrEqual(0.0005 + TOLERANCE_KM);
    expect(distanceKm, 'three decimals').toBe(Number(distanceKm.toFixed(3)));
    const before = found[index - 1];
    if (before === undefined) return;
    const nearer = known.get(before.id) as number;
    expect(nearer, `${before.id} before ${id}`).toBeLessThanOrEqual(distance + TOLERANCE_KM);
    if (nearer === distance) expect(before.id, 'ties by id').toBeLessThan(id);
  });
}

describe.each(placedFamilies)('$record', (family) => {
  it.each(operationsOf(family).filter(narrowable))('$kind $path', async ({ kind, path, found, taken }) => {
    const whole = path.replace(/Page=.*/, `Page=1&PageSize=${found.length}`);
    const cases = fc.record({
      from: pointsOf(family),
      radius: fc.option(radii, { nil: undefined }),
      filters: filtersOf(family, { atLeast: 0, taken }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ from, radius, filters }) => {
        const asked = [`near=${at(from)}`, ...(radius === undefined ? [] : [`radius=${radius}`])];
        const query = [...asked, ...filters.map(written), 'fields=distanceKm,id'].join('&');
        const answer = await service.json<readonly Near[] | Page>(withQuery(whole, query));
        const near = (kind === 'page' ? (answer as Page).data : answer) as readonly Near[];
        const left = found.filter((row) => filters.every((filter) => lets(filter, row)));
        expectNear(near, left, from, radius ?? 50);
        if (kind === 'page') expect((answer as Page).totalRecords).toBe(near.length);
      }),
      { seed, numRuns: 8 },
    );
  });
});

const bogota = { latitude: 4.6097, longitude: -74.0817 };
const cities = familyOf('City');

it('limit takes the nearest, as many as it says', async () => {
  const all = await service.ids(`/api/v1/City?near=${at(bogota)}&radius=200&fields=id`);
  expect(all.length).toBeGreaterThan(20);
  for (const limit of [1, 10, 1000])
    expect(await service.ids(`/api/v1/City?near=${at(bogota)}&radius=200&limit=${limit}&fields=id`)).toEqual(
      all.slice(0, limit),
    );
});

it('distanceKm can be sorted by, and another order can be asked for', async () => {
  const near = `/api/v1/City?near=${at(bogota)}&radius=150&fields=id,distanceKm`;
  const nearest = await service.json<readonly Near[]>(near);
  expect(await service.json(`${near}&sortBy=distanceKm`)).toEqual(nearest);
  const farthest = await service.json<readonly Near[]>(`${near}&sortBy=-distanceKm`);
  expect(farthest.map(({ distanceKm }) => distanceKm)).toEqual(
    nearest.map(({ distanceKm }) => distanceKm).toReversed(),
  );
  const byId = await service.json<readonly Near[]>(`${near}&sortBy=id`);
  expect(byId).toEqual(nearest.toSorted((a, b) => a.id - b.id));
});

it('pages of what is near follow one another', async () => {
  const near = `near=${at(bogota)}&radius=150&fields=id`;
  const all = await service.ids(`/api/v1/City?${near}`);
  const pages: number[] = [];
  for (let page = 1; page <= Math.ceil(all.length / 30); page++)
    pages.push(...(await service.ids(`/api/v1/City/pagedList?Page=${page}&PageSize=30&${near}`)));
  expect(pages).toEqual(all);
});

it('without fields the records are those of the contract', async () => {
  const query = `near=${at(bogota)}&radius=60`;
  const found = await service.json<readonly Row[]>(`/api/v1/Airport?${query}`);
  expect(found.length).toBeGreaterThan(1);
  for (const record of found) expect(record).toEqual(await service.json(`/api/v1/Airport/${record.id}`));
});

it('a record without coordinates is nowhere', async () => {
  const airports = familyOf('Airport');
  const lost = airports.rows.filter((row) => pointOf(row) === undefined).map(({ id }) => id);
  expect(lost.length).toBeGreaterThan(0);
  const found = await service.ids('/api/v1/Airport?near=4,-73&radius=2000&fields=id');
  expect(found).toHaveLength(airports.rows.length - lost.length);
  expect(found.filter((id) => lost.includes(id))).toEqual([]);
});

it.each([
  ['near=91,0', 'near'],
  ['near=0,181', 'near'],
  ['near=4.6', 'near'],
  ['near=4.6,-74,1', 'near'],
  ['near=north,west', 'near'],
  ['near=4.6,', 'near'],
  ['near=4.6,-74&radius=0', 'radius'],
  ['near=4.6,-74&radius=-1', 'radius'],
  ['near=4.6,-74&radius=2000.5', 'radius'],
  ['near=4.6,-74&radius=far', 'radius'],
  ['radius=10', 'radius'],
  ['limit=10', 'limit'],
  ['near=4.6,-74&limit=0', 'limit'],
  ['near=4.6,-74&limit=1001', 'limit'],
  ['near=4.6,-74&limit=1.5', 'limit'],
  ['fields=id,distanceKm', 'fields'],
  ['sortBy=-distanceKm', 'sortBy'],
])('City?%s is refused for its %s', async (query, parameter) => {
  expect(await service.refused(`/api/v1/City?${query}`)).toMatchObject([{ parameter }]);
});

it.each(['Region', 'PostalCode', 'President'])('%s has no places', async (path) => {
  const [error] = await service.refused(`/api/v1/${path}?near=4.6,-74`);
  expect(error).toMatchObject({ parameter: 'near' });
});

it('the whole family is within reach of its middle', async () => {
  expect(await service.ids('/api/v1/City?near=4,-74&radius=2000&fields=id')).toHaveLength(cities.rows.length);
});
