// Tables compute columns from two fields. These are shown, sorted and saved as other columns, and the API does not have them.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const shared = await sharedService();

const page = async (path: string) => (await fetch(`${shared.address}${path}`)).text();

interface Place {
  readonly id: number;
  readonly population: number | null;
  readonly surfaceKm2: number | null;
}

const places = async (path: string) =>
  (await (
    await fetch(`${shared.address}/api/v1/${path}?fields=id,population,surfaceKm2`)
  ).json()) as readonly Place[];

const density = ({ population, surfaceKm2 }: Place) =>
  population === null || surfaceKm2 === null ? null : Math.round((population / surfaceKm2) * 100) / 100;

/** The id and the last cell of each row. */
const rowsOn = (text: string) =>
  [...text.matchAll(/<th scope="row"><a href="[^"]*?(\d+)".*<td[^>]*>(.*?)<\/td><\/tr>/g)].map(
    ([, id, cell]) => [Number(id), cell] as const,
  );

const shownAs = (value: number | null, locale: string) =>
  value === null ? expect.stringContaining('–') : value.toLocaleString(locale, { maximumFractionDigits: 6 });

it.each([
  ['/en/data/municipalities', 'Density', 'inhabitants per km²'],
  ['/es/datos/municipios', 'Densidad', 'habitantes por km²'],
])('%s has the DANE code and the density among its first columns', async (table, label, unit) => {
  const text = await page(table);
  const columns = [...text.matchAll(/data-sort="([^"]*)"><span class="label">([^<]*)</g)];
  expect(columns.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['name', 'daneCode', 'departmentId', 'population', 'populationDensity']),
  );
  expect(columns.find(([, name]) => name === 'populationDensity')?.[2]).toBe(label);
  expect(text).toContain(`<span class="unit">${unit}</span>`);
});

describe.each([
  ['/en/data/municipalities', 'City', 'en-GB'],
  ['/es/datos/municipios', 'City', 'es-CO'],
  ['/en/data/departments', 'Department', 'en-GB'],
])('%s', (table, family, locale) => {
  const columns = 'fields=name,populationDensity';

  it('shows the density of the fields of the API', async () => {
    const expected = (await places(family))
      .slice(0, 50)
      .map((place) => [place.id, shownAs(density(place), locale)]);
    expect(rowsOn(await page(`${table}?${columns}`))).toEqual(expected);
  });

  it('sorts by it, with unknown values last', async () => {
    const known = (await places(family)).toSorted(
      (a, b) => (density(b) ?? -1) - (density(a) ?? -1) || a.id - b.id,
    );
    const last = Math.ceil(known.length / 50);
    for (const at of new Set([1, last])) {
      const text = await page(`${table}?sortBy=-populationDensity&${columns}${at > 1 ? `&page=${at}` : ''}`);
      expect(rowsOn(text)).toEqual(
        known.slice((at - 1) * 50, at * 50).map((place) => [place.id, shownAs(density(place), locale)]),
      );
    }
  });

  it('saves it in the files that have columns', async () => {
    const text = await page(`${table}?sortBy=-populationDensity&${columns}`);
    const files = [...text.matchAll(/<li><a href="([^"]*)" download>CSV/g)].map(([, href]) =>
      (href as string).replaceAll('&amp;', '&'),
    );
    expect(files).toHaveLength(2);
    const known = new Map((await places(family)).map((place) => [String(place.id), density(place)]));
    for (const file of files) {
      const response = await fetch(`${shared.address}${file}`);
      expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
      const separator = file.endsWith('excel') ? ';' : ',';
      const [head = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
      expect(head).toBe(['id', 'name', 'populationDensity'].join(separator));
      expect(lines).toHaveLength(known.size);
      let before = Number.POSITIVE_INFINITY;
      for (const line of lines) {
        const cells = line.split(separator);
        const value = Number(cells.at(-1)?.replace(',', '.') || Number.NaN);
        expect(value).toBe(known.get(cells[0] as string) ?? Number.NaN);
        expect(Number.isNaN(value) || value <= before).toBe(true);
        before = Number.isNaN(value) ? before : value;
      }
    }
  });
});

it('changes nothing in the API, whose requests name the fields behind the column', async () => {
  const text = await page('/en/data/municipalities?fields=name,populationDensity&sortBy=populationDensity');
  const requests = [...text.matchAll(/href="(\/api\/v1\/City[^"]*)" download/g)].map(([, href]) => href);
  expect(requests.length).toBeGreaterThan(1);
  for (const request of requests)
    expect(request).toMatch(/^\/api\/v1\/City\?fields=id,name,population,surfaceKm2&amp;format=/);
  const refused = await fetch(`${shared.address}/api/v1/City?fields=populationDensity`);
  expect(refused.status).toBe(400);
});

it('returns the same problem for a file as for the page if its query has an error', async () => {
  const response = await fetch(`${shared.address}/en/data/municipalities?population[gte]=many&format=csv`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
});
