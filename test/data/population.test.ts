// Population by year over HTTP, compared with the lines of the file, which are summed here independently.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { readData } from './data-files.js';

const { server } = (await sharedService()).service;
const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();

const measures = ['total', 'urban', 'rural', 'men', 'women'] as const;
type Measure = (typeof measures)[number];
type Figure = { year: number; release: string; status: string } & Record<Measure, number | null>;
type Counts = readonly (number | null)[] | null;
type Line = { cityId: number; release: string; status: string; from: number } & Record<Measure, Counts>;

const lines = readData('population.json') as unknown as readonly Line[];
const cities = readData('cities.json') as unknown as readonly Record<'id' | 'departmentId', number>[];
const departments = readData('departments.json') as unknown as readonly { id: number; population: number }[];
const departmentOf = new Map(cities.map(({ id, departmentId }) => [id, departmentId]));

/** The sum of a measure in one release, status and year; null if it is unknown for a municipality. */
function summed(own: readonly Line[], measure: Measure): ReadonlyMap<string, number | null> {
  const sums = new Map<string, number | null>();
  for (const { release, status, from, total, [measure]: counts } of own)
    total?.forEach((_, index) => {
      const key = `${release} ${status} ${from + index}`;
      const [before, count] = [sums.has(key) ? sums.get(key) : 0, counts?.[index] ?? null];
      sums.set(key, typeof before !== 'number' || count === null ? null : before + count);
    });
  return sums;
}

const figuresByKey = (figures: readonly Figure[], measure: Measure) =>
  new Map(figures.map((figure) => [`${figure.release} ${figure.status} ${figure.year}`, figure[measure]]));

it('of a department is the sum of its municipalities, for every year and release', async () => {
  expect(departments).toHaveLength(33);
  for (const { id } of departments) {
    const own = lines.filter(({ cityId }) => departmentOf.get(cityId) === id);
    const figures: readonly Figure[] = await get(`/Department/${id}/population`);
    for (const measure of measures)
      expect(figuresByKey(figures, measure), `${id} ${measure}`).toEqual(summed(own, measure));
    expect(figures.length).toBeGreaterThan(52);
  }
});

it('of a municipality equals its lines, in order of year', async () => {
  for (const { id } of cities.filter((_, index) => index % 40 === 0)) {
    const figures: readonly Figure[] = await get(`/City/${id}/population`);
    const own = lines.filter(({ cityId }) => cityId === id);
    for (const measure of measures) expect(figuresByKey(figures, measure)).toEqual(summed(own, measure));
    const years = figures.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  }
});

it('in force for 2025 is the population of the record, for all municipalities and departments', async () => {
  const of: Readonly<Record<string, readonly { id: number; population: number | null }[]>> = {
    City: await get('/City?fields=id,population'),
    Department: departments,
  };
  for (const [record, rows] of Object.entries(of))
    for (const { id, population } of rows) {
      const figures: readonly Figure[] = await get(`/${record}/${id}/population?year=2025&status=in%20force`);
      const expected = population === null ? [] : [[population, 'dane-projections']];
      expect(
        figures.map(({ total, release }) => [total, release]),
        `${record} ${id}`,
      ).toEqual(expected);
    }
});

it('has the national sums that DANE published', async () => {
  const all = await Promise.all(departments.map(({ id }) => get(`/Department/${id}/population`)));
  const sum = (release: string, year: number) =>
    (all.flat() as readonly Figure[])
      .filter((figure) => figure.release === release && figure.year === year)
      .reduce((total, figure) => total + Number(figure.total), 0);
  expect(sum('dane-population-2005-2019', 2005)).toBe(41_671_878);
  expect(sum('dane-population-2005-2019', 2018)).toBe(48_258_494);
  expect(sum('dane-census-2018', 2018)).toBe(44_164_417);
  expect(sum('dane-population-2020-2035', 2024)).toBe(52_695_952);
  expect(sum('dane-projections', 2025)).toBe(53_057_212);
});

it('has one figure in force at most for each year, but for the census', async () => {
  const figures: readonly Figure[] = await get('/City/12/population?status=in%20force');
  const projected = figures.filter(({ release }) => release !== 'dane-census-2018').map(({ year }) => year);
  expect(projected).toEqual([...Array.from({ length: 13 }, (_, nth) => 2005 + nth), 2025]);
  expect(figures).toHaveLength(15);
});

it('keeps the years of an entity that no longer exists, and has no year of one before it existed', async () => {
  const ofMapiripana: readonly Figure[] = await get('/City/646/population');
  expect(ofMapiripana[0]).toMatchObject({ year: 1991, total: 2030 });
  expect(ofMapiripana.at(-1)).toMatchObject({ year: 2019, total: 1048 });
  const ofBajira: readonly Figure[] = await get('/City/493/population');
  expect(ofBajira.map(({ year }) => year)).toEqual([2025]);
});

it('is filtered, sorted, cut and written as any list is', async () => {
  const latest = await server.inject(
    '/api/v1/City/12/population?sortBy=-year&limit=2&fields=year,releaseTitle',
  );
  expect(latest.json()).toEqual([
    { year: 2035, releaseTitle: expect.stringContaining('2020-2035') },
    { year: 2034, releaseTitle: expect.stringContaining('2020-2035') },
  ]);
  expect(latest.headers['x-total-count']).toBe('53');
  const table = await server.inject('/api/v1/City/12/population?year=2025&format=csv');
  expect(table.body.split('\r\n')[0]).toMatch(/^\W?year,total,urban,rural,men,women,release,status/);
  const plain = await get('/City/12/population?sortDirection=desc&limit=1');
  expect(plain).toMatchObject([{ year: 2035 }]);
});

it('reports the record whose id is unknown', async () => {
  const { statusCode, body } = await server.inject('/api/v1/Department/99/population');
  expect([statusCode, JSON.parse(body).nearest]).toEqual([404, '/api/v1/Department/33/population']);
});
