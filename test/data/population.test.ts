// Population by year over HTTP, compared with the lines of the file, which are summed here independently.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';
import { readData } from './data-files.js';

const { server } = (await sharedService()).service;
const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();

const measures = ['total', 'urban', 'rural', 'men', 'women'] as const;
type Measure = (typeof measures)[number];
type Figure = { year: number; release: string; status: string; kind: string; note: string | null } & Record<
  Measure,
  number | null
>;
type Counts = readonly (number | null)[] | null;
type Line = {
  cityId: number;
  release: string;
  status: string;
  kind: string;
  inDefaultSeries: boolean;
  from: number;
} & Record<Measure, Counts>;

const lines = readData('population.json') as unknown as readonly Line[];
const cities = readData('cities.json') as unknown as readonly {
  id: number;
  departmentId: number;
  daneCode: string | null;
}[];
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

const inDefault = (own: readonly Line[]) => own.filter(({ inDefaultSeries }) => inDefaultSeries);

const figuresByKey = (figures: readonly Figure[], measure: Measure) =>
  new Map(figures.map((figure) => [`${figure.release} ${figure.status} ${figure.year}`, figure[measure]]));

it('equals the sum of its municipalities for a department, for every year and release', async () => {
  expect(departments).toHaveLength(33);
  for (const { id } of part(departments, 4)) {
    const own = lines.filter(({ cityId }) => departmentOf.get(cityId) === id);
    const figures: readonly Figure[] = await get(`/Department/${id}/population`);
    const all: readonly Figure[] = await get(`/Department/${id}/population?series=all`);
    for (const measure of measures) {
      expect(figuresByKey(figures, measure), `${id} ${measure}`).toEqual(summed(inDefault(own), measure));
      expect(figuresByKey(all, measure), `${id} ${measure}`).toEqual(summed(own, measure));
    }
    expect(all.length).toBeGreaterThan(52);
  }
});

it('equals the lines of a municipality, in order of year', async () => {
  for (const { id } of cities.filter((_, index) => index % (isFull ? 40 : 120) === 0)) {
    const figures: readonly Figure[] = await get(`/City/${id}/population?series=all`);
    const own = lines.filter(({ cityId }) => cityId === id);
    for (const measure of measures) expect(figuresByKey(figures, measure)).toEqual(summed(own, measure));
    const years = figures.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  }
});

it('has the population of the record as the figure in force for 2025, for all municipalities and departments', async () => {
  const of: Readonly<Record<string, readonly { id: number; population: number | null }[]>> = {
    City: await get('/City?fields=id,population'),
    Department: departments,
  };
  for (const [record, rows] of Object.entries(of))
    for (const { id, population } of part(rows, 8)) {
      const figures: readonly Figure[] = await get(`/${record}/${id}/population?year=2025&status=in%20force`);
      const expected = population === null ? [] : [[population, 'dane-projections']];
      expect(
        figures.map(({ total, release }) => [total, release]),
        `${record} ${id}`,
      ).toEqual(expected);
    }
});

it('has the national sums that DANE published, of the releases and of the default series', async () => {
  const all = await Promise.all(departments.map(({ id }) => get(`/Department/${id}/population?series=all`)));
  const sum = (release: string, year: number) =>
    (all.flat() as readonly Figure[])
      .filter((figure) => figure.release === release && figure.year === year)
      .reduce((total, figure) => total + Number(figure.total), 0);
  expect(sum('dane-population-2005-2019', 2005)).toBe(41_671_878);
  expect(sum('dane-population-2005-2019', 2018)).toBe(48_258_494);
  expect(sum('dane-census-2018', 2018)).toBe(44_164_417);
  expect(sum('dane-population-2020-2035', 2024)).toBe(52_695_952);
  expect(sum('dane-projections', 2025)).toBe(53_057_212);
  const national: Readonly<Record<number, number>> = {
    1985: 30_802_221,
    2004: 42_368_489,
    2005: 41_671_878,
    2017: 47_419_200,
    2018: 48_258_494,
    2019: 49_395_678,
    2020: 50_407_647,
    2024: 52_695_952,
    2025: 53_057_212,
  };
  for (const [year, total] of Object.entries(national))
    for (const level of ['City', 'Department']) {
      const figures: readonly Figure[] = await get(`/Population?year=${year}&level=${level}&fields=total`);
      expect(
        figures.reduce((found, figure) => found + Number(figure.total), 0),
        `${year} ${level}`,
      ).toBe(total);
    }
});

it('has one figure a year by default, no count, and no year after those of the release in force', async () => {
  const expected: Readonly<Record<string, readonly [number, number]>> = {
    estimated: [1985, 2017],
    adjusted: [2018, 2018],
    projected: [2019, 2025],
  };
  for (const [record, id] of [
    ['City', 12],
    ['Department', 2],
  ]) {
    const figures: readonly Figure[] = await get(`/${record}/${id}/population`);
    expect(figures.map(({ year }) => year)).toEqual(Array.from({ length: 41 }, (_, nth) => 1985 + nth));
    for (const { year, kind } of figures) {
      const [from, to] = expected[kind] ?? [];
      expect([year >= Number(from), year <= Number(to)], `${record} ${year} ${kind}`).toEqual([true, true]);
    }
    const seams = figures.filter(({ note }) => note === 'seam of releases').map(({ year }) => year);
    expect(seams).toEqual([2005, 2020, 2025]);
  }
  const counted: readonly Figure[] = await get('/City/12/population?series=all&kind=counted');
  expect(counted.map(({ year, release }) => [year, release])).toEqual([[2018, 'dane-census-2018']]);
});

it('notes a change of territory with its act, and a seam with both releases', async () => {
  const riosucio = cities.find((city) => city.daneCode === '27615')?.id;
  const fields = 'total,note,noteEn,noteEs,noteSource';
  const [figure] = await get(`/City/${riosucio}/population?year=2025&fields=${fields}`);
  expect(figure).toMatchObject({ total: 30_268, note: 'territorial change' });
  expect(figure.noteEn).toMatch(
    /^Territorial change with Belén de Bajirá \(Ordenanza 180 de 2023\)\. Seam of/,
  );
  expect(figure.noteEs).toMatch(
    /^Cambio de territorio con Belén de Bajirá \(Ordenanza 180 de 2023\)\. Cambio/,
  );
  expect(figure.noteEn).toMatch(/2018-2042.*follows.*2020-2035/);
  expect(figure.noteEs).toMatch(/2018-2042.*sigue a.*2020-2035/);
  const [choco] = await get(`/Department/${departmentOf.get(riosucio as number)}/population?year=2025`);
  expect(choco.note).toBe('seam of releases');
});

it('keeps the years of an entity that no longer exists, and has no year before an entity existed', async () => {
  const ofMapiripana: readonly Figure[] = await get('/City/646/population');
  expect(ofMapiripana[0]).toMatchObject({ year: 1991, total: 2030 });
  expect(ofMapiripana.at(-1)).toMatchObject({ year: 2019, total: 1048 });
  const ofBajira: readonly Figure[] = await get('/City/493/population');
  expect(ofBajira.map(({ year }) => year)).toEqual([2025]);
});

it('is filtered, sorted, cut and written as any list', async () => {
  const latest = await server.inject(
    '/api/v1/City/12/population?series=all&sortBy=-year&limit=2&fields=year,releaseTitle',
  );
  expect(latest.json()).toEqual([
    { year: 2035, releaseTitle: expect.stringContaining('2020-2035') },
    { year: 2034, releaseTitle: expect.stringContaining('2020-2035') },
  ]);
  expect(latest.headers['x-total-count']).toBe('53');
  const table = await server.inject('/api/v1/City/12/population?year=2025&format=csv');
  expect(table.body.split('\r\n')[0]).toMatch(/,year,total,urban,rural,men,women,release,status,kind,note/);
  const plain = await get('/City/12/population?sortDirection=desc&limit=1');
  expect(plain).toMatchObject([{ year: 2025 }]);
});

describe('of all places in a year', () => {
  it('has a row for each of the 1,122 municipalities and 33 departments, with its place', async () => {
    const rows = await get('/Population?year=2025');
    expect(rows).toHaveLength(1122);
    expect(new Set(rows.map(({ daneCode }: { daneCode: string }) => daneCode)).size).toBe(1122);
    expect(rows.find((row: { daneCode: string }) => row.daneCode === '05001')).toEqual({
      level: 'City',
      placeId: 12,
      placeName: 'Medellín',
      daneCode: '05001',
      departmentId: 2,
      year: 2025,
      total: expect.any(Number),
      urban: null,
      rural: null,
      men: null,
      women: null,
      release: 'dane-projections',
      status: 'in force',
      kind: 'projected',
      note: 'seam of releases',
    });
    expect(await get('/Population?year=2025&level=Department')).toHaveLength(33);
  });

  it('equals the series of each place', async () => {
    for (const record of ['City', 'Department']) {
      const rows = await get(`/Population?year=2018&level=${record}&series=all&fields=placeId,total,kind`);
      for (const { id } of (record === 'City' ? cities : departments).filter((_, nth) => nth % 60 === 0)) {
        const own = rows.filter(({ placeId }: { placeId: number }) => placeId === id);
        const path = `/${record}/${id}/population?year=2018&series=all&fields=placeId,total,kind`;
        expect(own, path).toEqual(await get(path));
      }
    }
  });

  it('is filtered, sorted, cut and written as any table', async () => {
    const largest = await get('/Population?year=2024&departmentId=2&sortBy=-total&limit=2&fields=placeName');
    expect(largest).toEqual([{ placeName: 'Medellín' }, { placeName: 'Bello' }]);
    const table = await server.inject('/api/v1/Population?year=2025&level=Department&format=csv');
    expect(table.body).toMatch(/^\W?level,placeId,placeName,daneCode,departmentId,year,total/);
    expect(table.body.trim().split('\r\n')).toHaveLength(34);
    expect(table.headers['content-disposition']).toContain('population.csv');
  });

  it('requires a year, and returns 400 for a year without figures', async () => {
    const { statusCode, body } = await server.inject('/api/v1/Population');
    expect([statusCode, JSON.parse(body).errors[0].parameter]).toEqual([400, 'year']);
    const outside = await server.inject('/api/v1/Population?year=1900');
    expect([outside.statusCode, JSON.parse(outside.body).errors[0].parameter]).toEqual([400, 'year']);
  });
});

it('returns 404 for an unknown id', async () => {
  const { statusCode, body } = await server.inject('/api/v1/Department/99/population');
  expect([statusCode, JSON.parse(body).nearest]).toEqual([404, '/api/v1/Department/33/population']);
});
