// The chart of a series: its points are the figures of the API, its texts name one release each, and its years are round.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address } = await sharedService();
const page = async (path: string) => (await fetch(`${address}${path}`)).text();

interface Figure {
  readonly year: number;
  readonly total: number;
  readonly release: string;
}

type Point = readonly [x: number, y: number, year: number, value: number];

it.each([
  ['City/167', '/en/data/municipalities/bogota-d-c-167'],
  ['Department/2', '/en/data/departments/antioquia-2'],
  ['Country/Colombia', '/en/data/country'],
])('has the figures of the API by release: %s', async (record, path) => {
  const text = await page(path);
  const [, written = '[]'] = /data-points="([^"]*)"/.exec(text) ?? [];
  const lines = JSON.parse(written) as Point[][];
  const figures = (await (await fetch(`${address}/api/v1/${record}/population`)).json()) as Figure[];
  const releases = [...new Set(figures.map(({ release }) => release))];
  expect(lines).toHaveLength(releases.length);
  for (const [index, release] of releases.entries())
    expect(lines[index]?.map(([, , year, value]) => [year, value])).toEqual(
      figures.filter((each) => each.release === release).map(({ year, total }) => [year, total]),
    );
  // The height of a point is in proportion to its value.
  const points = lines.flat();
  const [[, lowest = 0, , least = 0] = [], [, highest = 0, , most = 1] = []] = [
    points.toSorted((a, b) => a[3] - b[3])[0],
    points.toSorted((a, b) => b[3] - a[3])[0],
  ];
  const zero = Number(/data-bottom="(\d+)"/.exec(text)?.[1]);
  expect((zero - lowest) / (zero - highest)).toBeCloseTo(least / most, 2);
});

it('names every tenth year, each release by itself, and the figure of the record', async () => {
  const text = await page('/en/data/municipalities/bogota-d-c-167');
  const years = [...text.matchAll(/<text class="year"[^>]*>(\d+)</g)].map(([, year]) => Number(year));
  expect(years).toEqual([1990, 2000, 2010, 2020]);
  const { population } = (await (await fetch(`${address}/api/v1/City/167`)).json()) as { population: number };
  expect(text).toMatch(
    new RegExp(
      `class="chart-value"[^>]*><span class="in-force"></span> 2025: ${population.toLocaleString('en')} inhabitants`,
    ),
  );
  const said = [
    ...(/<div class="said">([\s\S]*?)<\/div>/.exec(text)?.[1] ?? '').matchAll(/<p>([^<]*)<\/p>/g),
  ];
  expect(said.length).toBeGreaterThan(3);
  expect(said[0]?.[1]).toMatch(/^Estimates 1985-2005 .*: from 4,225,649 in 1985 to [\d,]+ in 200\d\.$/);
  const section = /<section aria-labelledby="series">[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
  expect(section.match(/come from another release/g)).toHaveLength(1);
  expect(section).not.toMatch(/<li>\d{4}: Seam of releases/);
});

it('shows titles of releases instead of ids', async () => {
  const text = await page('/en/data/municipalities/bogota-d-c-167');
  expect(text).toContain('Population projections by municipality and ethnic group 2018-2035');
  expect(text.replace(/href="[^"]*"/g, '')).not.toContain('dane-ethnic-2018-2035<');
});

it.each(['/en/data/country', '/en/data/municipalities/bogota-d-c-167'])(
  'downloads its figures from %s',
  async (path) => {
    const text = await (await fetch(`${address}${path}`)).text();
    const [, file = ''] = /<a href="([^"]*)" download>/.exec(text) ?? [];
    expect(file).toContain('format=csv');
    expect((await fetch(`${address}${file.replaceAll('&amp;', '&')}`)).status).toBe(200);
  },
);
