// The years of the map: its values are those of the series, and its classes are recomputed from the list beside it.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';
import { areasIn, coloursIn, legendIn } from './read-explore.js';

const { address } = await sharedService();
const page = async (path: string) => (await fetch(`${address}${path}`)).text();
const json = async <Value>(path: string) => (await (await fetch(`${address}${path}`)).json()) as Value;
const numberOf = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

it.each(part([1985, 2005, 2018, 2020], 2, 0))('has the figures of the series in %s', async (year) => {
  const text = await page(`/en/explore?by=population&year=${year}`);
  expect(text).toContain(`population, ${year}`);
  const shown = areasIn(text);
  expect(shown).toHaveLength(33);
  for (const { id, value } of shown.slice(0, 5)) {
    const figures = await json<{ year: number; total: number }[]>(`/api/v1/Department/${id}/population`);
    expect(numberOf(value), String(id)).toBe(figures.find((figure) => figure.year === year)?.total);
  }
});

it('divides the figure of the year by the surface, and names the year of the records', async () => {
  const [past, now] = await Promise.all(['?year=1990', ''].map((query) => page(`/en/explore${query}`)));
  const antioquia = (text = '') => numberOf(areasIn(text).find(({ id }) => id === 2)?.value);
  const figures = await json<{ year: number; total: number }[]>('/api/v1/Department/2/population');
  const { surfaceKm2, population } = await json<{ surfaceKm2: number; population: number }>(
    '/api/v1/Department/2?fields=surfaceKm2,population',
  );
  const density = (many = 0) => Math.round((many / surfaceKm2) * 100) / 100;
  expect(antioquia(past)).toBe(density(figures.find(({ year }) => year === 1990)?.total));
  expect(antioquia(now)).toBe(density(population));
  const inForce = figures.find(({ total }) => total === population)?.year;
  expect(now).toContain(`Departments: density, ${inForce}`);
});

it('has no year for a measure without a series, and ignores years outside the series', async () => {
  expect(await page('/en/explore?by=surfaceKm2&year=1990')).not.toContain('name="year"');
  const text = await page('/en/explore?by=population&year=1500');
  expect(areasIn(text)).toEqual(areasIn(await page('/en/explore?by=population')));
});

it.each(['?by=population', '?by=population&year=1990', '?areas=city&by=population&list=all'])(
  'colours every area by the class that contains its value: %s',
  async (query) => {
    const text = await page(`/en/explore${query}`);
    const classes = legendIn(
      query.includes('list') ? await page('/en/explore?areas=city&by=population') : text,
    ).map((label) => label.split(' – ').map(numberOf) as [number, number]);
    expect(classes).toHaveLength(5);
    const wrong = areasIn(text).filter(({ value, colour }) => {
      const index = classes.findIndex(([, to = 0]) => numberOf(value) <= to);
      return colour !== index + 1 || numberOf(value) < (classes[index]?.[0] ?? 0);
    });
    expect(wrong).toEqual([]);
  },
);

it('lists 50 municipalities beside the map, and all of them on a separate page', async () => {
  const text = await page('/en/explore?areas=city');
  expect(areasIn(text)).toHaveLength(50);
  const href = /<p class="all-areas"><a href="([^"]*)">All 1,122<\/a>/.exec(text)?.[1] ?? '';
  expect(areasIn(await page(href.replaceAll('&amp;', '&')))).toHaveLength(1122);
  expect(coloursIn(text).size).toBe(1122);
});

it('gives each family of points a colour', async () => {
  const colours = [...(await page('/en/explore')).matchAll(/data-colour="(--point\d)"/g)].map(
    ([, name]) => name,
  );
  expect(colours.length).toBeGreaterThan(6);
  expect(new Set(colours).size).toBe(colours.length);
});

it('has finer borders for one department in at most 60 kB, and none for the country', async () => {
  const usual = await page('/en/explore?department=7');
  const fine = await page('/en/explore?department=7&borders=fine');
  const points = (text: string) => /class="areas">([\s\S]*?)<\/g>/.exec(text)?.[1]?.length ?? 0;
  expect(points(fine)).toBeGreaterThan(1.3 * points(usual));
  const { gzipSync } = await import('node:zlib');
  expect(gzipSync(fine, { level: 9 }).length).toBeLessThan(60_000);
  expect(await page('/en/explore?borders=fine')).toBe(await page('/en/explore'));
});
