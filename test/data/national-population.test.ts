// The population of the country by year: the sum of its departments, with the seams of the releases in every response that crosses one.
import { expect, it } from 'vitest';
import { connectToShared } from '../mcp/connect.js';

const { client, address } = await connectToShared();

const get = async (path: string) => (await fetch(`${address}/api/v1/${path}`)).json() as Promise<unknown>;

interface Figure {
  readonly year: number;
  readonly total: number;
  readonly urban: number | null;
  readonly release: string;
  readonly status: string;
  readonly kind: string;
  readonly note: string | null;
}

const national = (await get('Country/Colombia/population')) as readonly Figure[];
const departments = (await get('Department?fields=id')) as readonly { readonly id: number }[];
const series = (await Promise.all(
  departments.map(({ id }) => get(`Department/${id}/population`)),
)) as readonly (readonly Figure[])[];

it('is the sum of the departments in every year of the default series, of the same release and kind', () => {
  expect(national.map(({ year }) => year)).toEqual(Array.from({ length: 41 }, (_, index) => 1985 + index));
  for (const { year, total, urban, release, status, kind } of national) {
    const parts = series.flatMap((figures) => figures.filter((figure) => figure.year === year));
    expect([year, parts.length]).toEqual([year, departments.length]);
    expect([year, parts.reduce((sum, part) => sum + part.total, 0)]).toEqual([year, total]);
    const isUnknown = parts.some((part) => part.urban === null);
    expect(urban).toBe(isUnknown ? null : parts.reduce((sum, part) => sum + (part.urban as number), 0));
    for (const part of parts)
      expect([year, part.release, part.status, part.kind]).toEqual([year, release, status, kind]);
  }
});

it('is the population of the country record in its last year', async () => {
  const { population } = (await get('Country/Colombia')) as { readonly population: number };
  expect(national.at(-1)?.total).toBe(population);
});

it('is a level in the list of all places', async () => {
  const [row, ...others] = (await get('Population?year=2020&level=Country')) as readonly object[];
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    level: 'Country',
    placeId: 1,
    placeName: 'Colombia',
    daneCode: null,
    departmentId: null,
    ...national.find(({ year }) => year === 2020),
  });
  const all = (await get('Country/Colombia/population?series=all&year=2018')) as readonly Figure[];
  expect(all.map(({ kind }) => kind)).toEqual(['adjusted', 'counted']);
});

it('is returned over MCP', async () => {
  const { result } = await client.call('get_related_items', {
    resource: 'Country',
    id: 'Colombia',
    list: 'population',
    where: { year: 2025 },
  });
  expect(result.answer).toEqual([national.at(-1)]);
});

it('marks no default figure as superseded, but as the latest available', () => {
  const statusOf = (wanted: number) => national.find(({ year }) => year === wanted)?.status;
  expect([2018, 2020, 2024, 2025].map(statusOf)).toEqual([
    'latest available',
    'latest available',
    'latest available',
    'in force',
  ]);
  expect(series.flat().filter(({ status }) => status === 'superseded')).toEqual([]);
});

it.each(['Country/Colombia', 'Department/2', 'City/12'])(
  '%s: has the note of a seam in every response that crosses it',
  async (place) => {
    const noted = async (query: string) =>
      ((await get(`${place}/population?${query}`)) as readonly Figure[]).map(({ year, note }) => [
        year,
        note,
      ]);
    expect(await noted('year[in]=2004,2005')).toEqual([
      [2004, null],
      [2005, 'seam of releases'],
    ]);
    expect(await noted('year[in]=2000,2010')).toEqual([
      [2000, null],
      [2010, 'seam of releases'],
    ]);
    expect(await noted('year[in]=2000,2010&sortBy=-year')).toEqual([
      [2010, 'seam of releases'],
      [2000, null],
    ]);
    expect(await noted('year[in]=2006,2010')).toEqual([
      [2006, null],
      [2010, null],
    ]);
    const [, after] = (await get(
      `${place}/population?year[in]=2000,2025&fields=year,note,noteEn`,
    )) as readonly { readonly noteEn: string }[];
    expect(after?.noteEn.match(/Seam of releases/g)).toHaveLength(3);
  },
);

it.each([
  [
    'Country/Colombia/population?year=2030',
    'This series has figures for 1985 to 2025, not for 2030. `series=all` has figures for 2030.',
  ],
  [
    'City/12/population?year=2030',
    'This series has figures for 1985 to 2025, not for 2030. `series=all` has figures for 2030.',
  ],
  [
    'Population?year=2030&level=Department',
    'This series has figures for 1985 to 2025, not for 2030. `series=all` has figures for 2030.',
  ],
  ['Population?year=1950', 'This series has figures for 1985 to 2025, not for 1950.'],
  ['Population?year=2050&series=all', 'This series has figures for 1985 to 2035, not for 2050.'],
  ['City/12/ethnicPopulation?year=2020', 'This series has figures for 2018 and 2025, not for 2020.'],
])('%s: says which years exist', async (path, detail) => {
  expect(await get(path)).toMatchObject({ status: 400, detail, errors: [{ parameter: 'year' }] });
});

it('returns 400 for each missing year that a filter names, and not for bounds', async () => {
  expect(await get('Country/Colombia/population?year[in]=2025,2030')).toMatchObject({
    status: 400,
    detail: 'This series has figures for 1985 to 2025, not for 2030. `series=all` has figures for 2030.',
    errors: [{ parameter: 'year[in]', value: '2025,2030' }],
  });
  const all = await get('Country/Colombia/population?year[in]=2025,2030&series=all&fields=year');
  expect(new Set((all as readonly Figure[]).map(({ year }) => year))).toEqual(new Set([2025, 2030]));
  expect(await get('Country/Colombia/population?year[gt]=2025')).toEqual([]);
});
