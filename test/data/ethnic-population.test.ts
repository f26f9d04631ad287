// Population by ethnic group over HTTP, compared with the lines of the file, which are summed here independently.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { readData } from './data-files.js';

const { server } = (await sharedService()).service;
const get = async (path: string) => (await server.inject(`/api/v1${path}`)).json();

const groups = ['indigenous', 'rrom', 'raizal', 'palenquero', 'blackAfro', 'noGroup'] as const;
const measures = ['total', ...groups] as const;
type Figure = { year: number } & Record<(typeof measures)[number], number>;
type Line = { cityId: number; from: number } & Record<(typeof measures)[number], readonly [number]>;

const lines = readData('ethnic-population.json') as unknown as readonly Line[];
const cities = readData('cities.json') as unknown as readonly Record<'id' | 'departmentId', number>[];

it('has groups that add up to the total, in every line', () => {
  expect(lines).toHaveLength(2243);
  const wrong = lines.filter(
    ({ total, ...line }) => groups.reduce((sum, name) => sum + line[name][0], 0) !== total[0],
  );
  expect(wrong).toEqual([]);
});

it('equals its lines for a municipality', async () => {
  const figures: readonly Figure[] = await get('/City/12/ethnicPopulation');
  const own = lines.filter(({ cityId }) => cityId === 12);
  expect(figures.map(({ year }) => year)).toEqual([2018, 2025]);
  for (const [index, line] of own.entries())
    for (const name of measures) expect(figures[index]?.[name]).toBe(line[name][0]);
});

it('equals the sum of its municipalities for a department, and the national sum of DANE for all of them', async () => {
  const departmentOf = new Map(cities.map(({ id, departmentId }) => [id, departmentId]));
  const national = { 2018: 0, 2025: 0 } as Record<number, number>;
  for (const { id } of readData<{ id: number }>('departments.json')) {
    const figures: readonly Figure[] = await get(`/Department/${id}/ethnicPopulation`);
    for (const { year, ...figure } of figures) {
      const own = lines.filter((line) => departmentOf.get(line.cityId) === id && line.from === year);
      for (const name of measures)
        expect(figure[name], `${id} ${year} ${name}`).toBe(own.reduce((sum, line) => sum + line[name][0], 0));
      national[year] = (national[year] ?? 0) + figure.indigenous;
    }
  }
  expect(national).toEqual({ 2018: 2_251_393, 2025: 2_516_412 });
});

it('has the same total as the projection for 2018 in Population', async () => {
  const rows: readonly { year: number; release: string; total: number }[] = await get('/City/12/population');
  const [figure] = (await get('/City/12/ethnicPopulation?year=2018')) as [Figure];
  expect(
    rows.filter(({ year, total }) => year === 2018 && total === figure.total).map(({ release }) => release),
  ).toEqual(['dane-population-2005-2019']);
});
