// The family beyond the contract: its rows, its city in the form of a heritage, and its lists.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { type Entry, readData } from './data-files.js';

const { server } = (await sharedService()).service;

const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();
const ids = (rows: readonly Entry[]) => rows.map(({ id }) => id);

const rows = readData('traditional-fairs-and-festivals.json');
const departmentOf = new Map(readData('cities.json').map(({ id, departmentId }) => [id, departmentId]));
const served: readonly Entry[] = await get('/TraditionalFairAndFestival');

it('returns the 160 rows of the file', () => {
  expect(rows).toHaveLength(160);
  expect(served.map(({ city: _, ...row }) => row)).toEqual(
    rows.map(({ englishDescription: _, ...row }) => row),
  );
  expect(Object.keys(served[0] ?? {})).toEqual(['id', 'name', 'description', 'month', 'cityId', 'city']);
});

it('shows its city in the same form as a heritage does', async () => {
  const heritage: readonly Entry[] = await get('/HeritageCity');
  const both = served.flatMap(({ cityId, city }) => {
    const other = heritage.find((candidate) => candidate.cityId === cityId);
    return other === undefined ? [] : [{ city, other: other.city }];
  });
  expect(both.length).toBeGreaterThan(0);
  for (const { city, other } of both) expect(city).toEqual(other);
  for (const { cityId, city } of served) expect(city).toMatchObject({ id: cityId });
});

it('is listed under its city', async () => {
  for (const cityId of new Set(rows.map((row) => row.cityId))) {
    const own = rows.filter((row) => row.cityId === cityId);
    expect(ids(await get(`/City/${cityId}/traditionalFairsAndFestivals`))).toEqual(ids(own));
  }
});

it('is listed under its department, and once for all departments together', async () => {
  let total = 0;
  for (const { id: department } of readData('departments.json')) {
    const own = rows.filter(({ cityId }) => departmentOf.get(cityId) === department);
    const list: readonly Entry[] = await get(`/Department/${department}/traditionalFairsAndFestivals`);
    expect(ids(list).toSorted(), `department ${department}`).toEqual(ids(own).toSorted());
    total += list.length;
  }
  expect(total).toBe(160);
});
