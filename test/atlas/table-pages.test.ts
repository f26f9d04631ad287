// The tables of the atlas without a browser: a URL shows the same records as the API with the same parameters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, part } from '../system/size.js';

const shared = await sharedService();

const get = (path: string) => fetch(`${shared.address}${path}`, { redirect: 'manual' });
const page = async (path: string) => {
  const response = await get(path);
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
};
/** Ids of the records that a page links to, in order. */
const idsOn = (text: string) =>
  [...text.matchAll(/<th scope="row"><a href="[^"]*?(\d+)"/g)].map(([, id]) => Number(id));
const api = async (path: string) =>
  (await (await fetch(`${shared.address}${path}`)).json()) as { id: number }[];

describe('a table', () => {
  it.each([
    ['/en/data/municipalities', '/api/v1/City?limit=50'],
    ['/en/data/municipalities?page=3', '/api/v1/City?limit=50&offset=100'],
    ['/es/datos/municipios?sortBy=-population', '/api/v1/City?sortBy=-population&limit=50'],
    [
      '/es/datos/municipios?departmentId=2&population[gte]=100000&sortBy=name',
      '/api/v1/City?departmentId=2&population[gte]=100000&sortBy=name&limit=50',
    ],
    ['/en/data/municipalities?near=4.6,-74.1&radius=40', '/api/v1/City?near=4.6,-74.1&radius=40'],
    ['/en/data/populated-centres?name[contains]=nino', '/api/v1/UrbanCenter?name[contains]=nino&limit=50'],
    ['/en/data/airports?of=Department/2/airports', '/api/v1/Department/2/airports?limit=50'],
    [
      '/es/datos/emisoras-de-radio?of=Department/2/radios&sortBy=-name',
      '/api/v1/Department/2/radios?sortBy=-name&limit=50',
    ],
    ['/en/data/populated-centres?page=100000', '/api/v1/UrbanCenter?offset=8400&limit=50'],
  ])('at %s has the records of %s', async (table, request) => {
    const { status, text } = await page(table);
    expect(status).toBe(200);
    expect(idsOn(text)).toEqual((await api(request)).map(({ id }) => id));
  });

  it('shows the number of results and of all records', async () => {
    expect((await page('/en/data/municipalities?departmentId=2')).text).toContain('>125 of 1,123<');
    expect((await page('/es/datos/municipios')).text).toContain('>1.123 en total<');
  });

  it('has a heading for each column, with its unit, and marks unknown values', async () => {
    const { text } = await page(
      '/en/data/municipalities?fields=name,population,elevation,website&sortBy=elevation&page=23',
    );
    expect([...text.matchAll(/<span class="label">([^<]*)</g)].map(([, label]) => label)).toEqual([
      'Name',
      'Population',
      'Elevation of the seat',
      'Website',
    ]);
    expect(text).toContain('<span class="unit">inhabitants</span>');
    expect(text).toContain('<span aria-hidden="true">–</span><span class="said">unknown</span>');
    expect(text).toMatch(/<th scope="col" class="count" aria-sort="ascending">/);
  });

  it('shows the date of a value that ages beside it, also in its file, and marks values without a date', async () => {
    const { text } = await page('/es/datos/volcanes');
    const heads = [...text.matchAll(/<span class="label">([^<]*)</g)].map(([, label]) => label);
    expect(heads.slice(heads.indexOf('Nivel de alerta')).slice(0, 2)).toEqual([
      'Nivel de alerta',
      'Fecha de la alerta',
    ]);
    expect(text).toContain('<td>Alerta verde</td><td>fecha desconocida</td>');
    expect(text).toContain('<td>Alerta amarilla</td><td>2026-01-22</td>');
    expect(text).toMatch(/href="[^"]*activityLevel,alertDate[^"]*format=csv"/);
  });

  it('shows a key as the name of its record', async () => {
    expect((await page('/es/datos/municipios')).text).toMatch(
      /<td><a href="\/es\/datos\/departamentos\/amazonas-\d+" lang="es">Amazonas<\/a>/,
    );
  });

  it.each([
    ['?name[contains]=&departmentId=2&population[gte]=&fields=name', '?departmentId=2&fields=name'],
    ['?fields=name&fields=population&fields=elevation', '?fields=name,population,elevation'],
    ['?page=1', ''],
    ['?of=Department/2/nothing', ''],
    ['?limit=3&offset=4&format=csv', ''],
    ['?DEPARTMENTID=2&SORTBY=name&sortDirection=desc', '?departmentId=2&sortBy=-name'],
    ['?fields=Population,NAME', '?fields=name,population'],
  ])('redirects from %s to the canonical %s', async (query, written) => {
    const { status, to } = await page(`/en/data/municipalities${query}`);
    expect([status, to]).toEqual([302, `/en/data/municipalities${written}`]);
    expect((await page(to as string)).status).toBe(200);
  });

  it('never redirects in a circle', async () => {
    const name = fc.constantFrom(
      'fields',
      'sortBy',
      'sortDirection',
      'page',
      'population[gte]',
      'x',
      'name',
      'limit',
    );
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('-name', 'all', 'asc', 'desc', '2', 'id'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async (pairs) => {
        const first = await get(`/en/data/municipalities?${new URLSearchParams(pairs)}`);
        if (first.status !== 302) return;
        const second = await get(first.headers.get('location') as string);
        expect(second.status).not.toBe(302);
      }),
      { numRuns: fewer(60) },
    );
  });
});

describe('an invalid URL', () => {
  it.each([
    ['/en/data/municipalities?populaton[gte]=5', 400, 'Did you mean population[gte]?'],
    ['/es/datos/municipios?populaton[gte]=5', 400, '¿Quisiste decir population[gte]?'],
    ['/en/data/municipalities?population[gte]=many', 400, 'many'],
    ['/en/data/municipalities?sortBy=foo', 400, 'sortBy must be one of'],
    ['/en/data/municipalities?fields=name,foo', 400, 'foo'],
    ['/en/data/municipalities?within=Department/999', 404, '999'],
    ['/en/data/holidays?year=1', 400, '1984'],
  ])('explains the error in %s, and keeps the form', async (path, status, words) => {
    const answer = await page(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('<form class="table-form"');
  });
});

describe('every family', () => {
  it('has a page in both languages, and its files exist', async () => {
    for (const [index, { slug, extent }] of manifestOf(shared.service.engine).families.entries()) {
      const pages = [
        ['/en/data', slug.en],
        ['/es/datos', slug.es],
      ] as const;
      for (const [root, word] of part(pages, 2, index)) {
        const { status, text } = await page(`${root}/${word}`);
        expect([word, status]).toEqual([word, 200]);
        if (extent === 'only' || !text.includes('class="records"')) continue;
        expect(text, word).toMatch(/<th scope="row">/);
        if (root === '/en/data')
          for (const [, file] of part([...text.matchAll(/<a href="([^"]*)" download>/g)], 12, slug.en.length))
            expect([file, (await get((file as string).replaceAll('&amp;', '&'))).status]).toEqual([
              file,
              200,
            ]);
      }
    }
  });

  it('shows a calendar, which has no ids, as the days of a year in order', async () => {
    const { text } = await page('/es/datos/dias-festivos?year=2030');
    expect(text).toContain('name="year" value="2030"');
    const days = [...text.matchAll(/datetime="([^"]*)"/g)].map(([, day]) => day);
    expect(days[0]).toBe('2030-01-01');
    expect(days).toEqual([...days].sort());
  });

  it('shows links to its figures if it has no list', async () => {
    const { text } = await page('/en/data/population-by-year');
    expect(text).toContain('<a href="/en/data/departments">Departments</a>');
    expect(text).toContain('<a href="/api/v1/Population?year=2025&amp;format=csv">');
  });
});
