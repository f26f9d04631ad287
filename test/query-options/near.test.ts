// `near` finds the same records as a naive search on the great circle, the nearest first, with their distances.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { casesOf, runsOf } from './cases.js';
import { type Family, familyOf, locatedFamilies } from './families.js';
import { distanceBetween, type Point, pointOf, TOLERANCE_KM } from './great-circle.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { narrowable, operationsOf, sortable, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

interface Near {
  readonly id: number;
  readonly distanceKm: number;
}

const at = ({ latitude, longitude }: Point) => `${latitude},${longitude}`;

/** The place of a record, a place near it, or anywhere on the planet. */
function pointsOf({ rows }: Family): fc.Arbitrary<Point> {
  const known = fc.constantFrom(...rows.map(pointOf).filter((point) => point !== undefined));
  const degrees = fc.double({ min: -3, max: 3, noNaN: true });
  const beside = fc.tuple(known, degrees, degrees).map(([{ latitude, longitude }, north, east]) => ({
    latitude: Number((latitude + north).toFixed(6)),
    longitude: Number((longitude + east).toFixed(6)),
  }));
  const anywhere = fc.record({
    latitude: fc.integer({ min: -90, max: 90 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  });
  return fc.oneof(
    { weight: 2, arbitrary: known },
    { weight: 5, arbitrary: beside },
    { weight: 1, arbitrary: anywhere },
  );
}

const radii = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(0.5, 0.001, 12.75, 50, 300));

/** Complains about a missing record inside, a record outside, and a record before a nearer one. */
function nearFaults(found: readonly Near[], rows: readonly Row[], from: Point, radius: number): string[] {
  const distances = new Map<number, number>();
  for (const row of rows) {
    const point = pointOf(row);
    if (point !== undefined) distances.set(row.id, distanceBetween(from, point));
  }
  const ids = new Set(found.map(({ id }) => id));
  const missing = [...distances].filter(([id, distance]) => distance < radius - TOLERANCE_KM && !ids.has(id));
  const faults = missing.map(([id, distance]) => `${id} is missing, ${distance} km away`);
  if (ids.size !== found.length) faults.push('a record comes twice');
  found.forEach(({ id, distanceKm }, index) => {
    const distance = distances.get(id) ?? Number.POSITIVE_INFINITY;
    if (distance > radius + TOLERANCE_KM) faults.push(`${id} is too far, ${distance} km away`);
    if (!(Math.abs(distanceKm - distance) <= 0.0005 + TOLERANCE_KM))
      faults.push(`${id} is said to be ${distanceKm} km away, not ${distance}`);
    if (distanceKm !== Number(distanceKm.toFixed(3)))
      faults.push(`${distanceKm} has more than three decimals`);
    const before = found[index - 1];
    if (before === undefined) return;
    const step = distance - (distances.get(before.id) as number);
    if (step < -TOLERANCE_KM || (step === 0 && before.id > id)) faults.push(`${before.id} before ${id}`);
  });
  return faults.slice(0, 5);
}

const bogota = { latitude: 4.6097, longitude: -74.0817 };
const around = `near=${at(bogota)}&radius=150`;

const refused = [
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
  ['near=4.6,-74&limit=0', 'limit'],
  ['near=4.6,-74&limit=1.5', 'limit'],
  ['near=4.6,-74&offset=-1', 'offset'],
  ['fields=id,distanceKm', 'fields'],
  ['sortBy=-distanceKm', 'sortBy'],
] as const;

describe.each(locatedFamilies)('$record', (family) => {
  it.each(casesOf('near', family, narrowable))('$kind $path', async ({ kind, path, found }) => {
    const whole = path.replace(/Page=.*/, `Page=1&PageSize=${found.length}`);
    const cases = fc.record({
      from: pointsOf(family),
      radius: fc.option(radii, { nil: undefined }),
      filters: filtersOf(family, { atLeast: 0 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ from, radius, filters }) => {
        const parameters = [`near=${at(from)}`, ...(radius === undefined ? [] : [`radius=${radius}`])];
        const query = [...parameters, ...filters.map(written), 'fields=distanceKm,id'].join('&');
        const answer = await service.json<readonly Near[] | Page>(withQuery(whole, query));
        const near = (kind === 'page' ? (answer as Page).data : answer) as readonly Near[];
        const left = found.filter((row) => filters.every((filter) => lets(filter, row)));
        expect(nearFaults(near, left, from, radius ?? 50), query).toEqual([]);
        if (kind === 'page') expect((answer as Page).totalRecords).toBe(near.length);
      }),
      { seed, numRuns: runsOf(family, 6) },
    );
  });
});

it.each(operationsOf(familyOf('City')).filter((one) => narrowable(one) && one.kind !== 'page'))(
  'limit takes the first of $kind $path, in any requested order',
  async (operation) => {
    for (const order of sortable(operation) ? ['', 'sortBy=-population'] : ['']) {
      const near = withQuery(operation.path, `near=${at(bogota)}&radius=1500&fields=id&${order}`);
      const all = await service.ids(near);
      expect(all.length).toBeGreaterThan(2);
      for (const limit of [1, all.length - 1, 1001]) {
        expect(await service.ids(`${near}&limit=${limit}`)).toEqual(all.slice(0, limit));
        expect(await service.ids(`${near}&limit=${limit}&offset=2`)).toEqual(all.slice(2, 2 + limit));
      }
    }
  },
);

it('returns two records at the same place in the order of their ids, within a limit too', async () => {
  // The capital of the country is also that of a department around it.
  const { rows } = familyOf('Department');
  const [first, second] = rows.filter((row) =>
    rows.some((other) => other.id !== row.id && other.cityCapitalId === row.cityCapitalId),
  ) as [Row, Row];
  const near = `/api/v1/Department?near=${at(pointOf(first) as Point)}&fields=id,distanceKm`;
  const pair = [first, second].map(({ id }) => ({ id, distanceKm: 0 }));
  expect((await service.json<readonly Near[]>(near)).slice(0, 2)).toEqual(pair);
  expect(await service.json(`${near}&limit=1`)).toEqual(pair.slice(0, 1));
});

it('can be sorted by distanceKm, or in another order', async () => {
  const near = `/api/v1/City?${around}&fields=id,distanceKm`;
  const nearest = await service.json<readonly Near[]>(near);
  expect(await service.json(`${near}&sortBy=distanceKm`)).toEqual(nearest);
  const kilometres = (records: readonly Near[]) => records.map(({ distanceKm }) => distanceKm);
  const farthest = await service.json<readonly Near[]>(`${near}&sortBy=-distanceKm`);
  expect(kilometres(farthest)).toEqual(kilometres(nearest).toReversed());
  const byId = await service.json<readonly Near[]>(`${near}&sortBy=id`);
  expect(byId).toEqual(nearest.toSorted((a, b) => a.id - b.id));
});

it('returns each nearby record once over all pages', async () => {
  const all = await service.ids(`/api/v1/City?${around}&fields=id`);
  const pages: number[] = [];
  for (let page = 1; page <= Math.ceil(all.length / 30); page++)
    pages.push(...(await service.ids(`/api/v1/City/pagedList?Page=${page}&PageSize=30&${around}&fields=id`)));
  expect(pages).toEqual(all);
});

it('returns the records of the contract without fields', async () => {
  const found = await service.json<readonly Row[]>(`/api/v1/Airport?${around}`);
  expect(found.length).toBeGreaterThan(1);
  for (const record of found) expect(record).toEqual(await service.json(`/api/v1/Airport/${record.id}`));
});

it('finds no record without coordinates, and every other record from the middle of the country', async () => {
  const airports = familyOf('Airport').rows;
  const located = airports.filter((row) => pointOf(row) !== undefined).map(({ id }) => id);
  expect(located.length).toBeLessThan(airports.length);
  const found = await service.ids(
    '/api/v1/Airport?near=4,-73&radius=2000&fields=id&sortBy=id&sortDirection=asc',
  );
  expect(found).toEqual(located);
});

it.each(refused)('rejects City?%s for its %s', async (query, parameter) => {
  expect(await service.refused(`/api/v1/City?${query}`)).toMatchObject([{ parameter }]);
});

it.each(['Region', 'PostalCode', 'President', 'City/1', 'Holiday/year/2026'])(
  '%s takes no place',
  async (path) => {
    expect(await service.refused(`/api/v1/${path}?near=4.6,-74`)).toMatchObject([{ parameter: 'near' }]);
  },
);
