// The page of the map without a browser: every view has a URL, and shows the values of the API.
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/site/shell/addresses.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';
import { areasIn, coloursIn, legendIn } from './read-explore.js';

const { address } = await sharedService();
const get = (path: string, headers = {}) => fetch(`${address}${path}`, { headers, redirect: 'manual' });
const page = async (path: string) => (await get(path)).text();
const json = async <Value>(path: string) => (await (await get(path)).json()) as Value;

const number = (language: string) => new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en').format;
const paths = { en: '/en/explore', es: '/es/explorar' };

describe.each(languages)('is shown in %s', (language) => {
  const turn = languages.indexOf(language);
  const coloured = [
    ['Department', 'population', '?by=population'],
    ['Department', 'surfaceKm2', '?by=surfaceKm2'],
    ['Department', 'municipalities', '?by=municipalities'],
    ['City', 'elevation', '?areas=city&by=elevation&list=all'],
  ] as const;

  it.each(part(coloured, 4, turn))(
    'colours every %s by %s, and the table has the numbers of the API',
    async (path, field, query) => {
      const found = areasIn(await page(`${paths[language]}${query}`));
      const rows = await json<{ id: number; name: string; [field: string]: unknown }[]>(
        `/api/v1/${path}?fields=id,name,${field}`,
      );
      const known = new Map(rows.map((row) => [row.id, row]));
      expect(found.length).toBeGreaterThanOrEqual(rows.length - 1);
      const unknown = { en: 'unknown', es: 'sin dato' }[language];
      const wrong = found.filter(({ id, name, value }) => {
        const expected = known.get(id)?.[field] ?? null;
        const text = expected === null ? unknown : number(language)(expected as number);
        return name !== known.get(id)?.name || value !== text;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('computes the inhabitants per square kilometre', async () => {
    const found = areasIn(await page(`${paths[language]}?by=populationDensity`));
    const rows = await json<{ id: number; population: number; surfaceKm2: number }[]>(
      '/api/v1/Department?fields=id,population,surfaceKm2',
    );
    for (const { id, population, surfaceKm2 } of rows) {
      const density = Math.round((population / surfaceKm2) * 100) / 100;
      expect(found.find((area) => area.id === id)?.value).toBe(number(language)(density));
    }
  });

  it('has the classes of the map of the API', async () => {
    const legend = legendIn(await page(`${paths[language]}?by=surface`));
    const picture = await page(`/api/v1/Department/map.svg?by=surface&lang=${language}`);
    const written = [...picture.matchAll(/<rect[^>]*\/><text[^>]*>([^<]*)<\/text>/g)].map(
      ([, label]) => label,
    );
    expect(legend).toHaveLength(5);
    expect(legend).toEqual(written);
  });

  it('shows one area with all its records', async () => {
    const text = await page(`${paths[language]}?department=2&by=airports`);
    expect(text).toContain('<h2 id="picked" tabindex="-1" lang="es">Antioquia</h2>');
    const lists = [
      ...text.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a> <span class="count">([^<]*)<\/span><\/li>/g),
    ];
    expect(lists.length).toBeGreaterThan(10);
    const airports = await json<unknown[]>('/api/v1/Department/2/airports');
    const [, href, , count] =
      lists.find(([, to]) => to?.includes('deparmentId=2') && /aeropuertos|airports/.test(to)) ?? [];
    expect(count).toBe(String(airports.length));
    expect((await get(href as string)).status).toBe(200);
    const cities = await json<{ id: number }[]>('/api/v1/Department/2/cities?fields=id');
    expect(
      areasIn(text)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual(cities.map(({ id }) => id));
    for (const { id, value } of areasIn(text).slice(0, 5))
      expect(Number(value)).toBe((await json<unknown[]>(`/api/v1/City/${id}/airports`)).length);
  });

  it('links from every area to an existing view, with the same links on map and table', async () => {
    const text = await page(paths[language]);
    const colours = coloursIn(text);
    const miscoloured = areasIn(text).filter(
      ({ id, colour }) => colours.get(`department-${id}`) !== String(colour),
    );
    expect(miscoloured).toEqual([]);
    const links = [...text.matchAll(/<tr data-area[\s\S]*?href="([^"]*)"/g)].map(
      ([, href]) => href as string,
    );
    expect(links).toHaveLength(33);
    for (const link of part(links, 12, turn)) {
      const answer = await get(link);
      expect(answer.status, link).toBe(200);
      expect(await answer.text(), link).toContain('id="picked"');
    }
  });

  it('shows a municipality among those of its department', async () => {
    const text = await page(`${paths[language]}?city=167`);
    expect(text).toContain('>Bogotá D.C.</h2>');
    expect(areasIn(text).map(({ id }) => id)).toEqual([167]);
  });
});

it('shows the usual map for invalid parameters', async () => {
  const usual = areasIn(await page('/en/explore'));
  for (const query of [
    '?by=nothing',
    '?department=999',
    '?department=x',
    '?areas=planet',
    '?points=nothing',
    '?city=',
  ])
    expect(areasIn(await page(`/en/explore${query}`))).toEqual(usual);
});

it('leaves an area for another level', async () => {
  expect(areasIn(await page('/en/explore?department=2&areas=department'))).toHaveLength(33);
  expect(areasIn(await page('/en/explore?department=2&areas=city'))).toHaveLength(125);
});

it('redirects to the language and the words of the reader', async () => {
  const spanish = await get('/explore?department=2', { 'accept-language': 'es' });
  expect([spanish.status, spanish.headers.get('location')]).toEqual([302, '/es/explorar?department=2']);
  expect(spanish.headers.get('vary')).toContain('Accept-Language');
  const wrong = await get('/en/explorar');
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, '/en/explore']);
});
