// A family needs only its rows, its declaration and a source. Added in memory, it appears on every surface, in both languages.

import { afterAll, expect, it } from 'vitest';
import { writtenSource } from '../../src/engine/operations/provenance/record-provenance.js';
import { operationPage } from '../../src/site/operations/operation-page.js';
import { createSite } from '../../src/site/shell/site.js';
import { lighthouseFields, pilots, serviceWithLighthouses } from './lighthouses.js';

/** The fields without the extended one. */
const shown = lighthouseFields.filter((name) => name !== 'keeper');

const service = await serviceWithLighthouses();
afterAll(() => service.server.close());
const get = async (url: string) => {
  const answer = await service.server.inject(url);
  return { status: answer.statusCode, json: answer.json() };
};

it('supports every kind of operation', async () => {
  const list = await get('/api/v1/Lighthouse');
  expect(list.json.map(({ id }: { id: number }) => id)).toEqual([1, 4]);
  expect(Object.keys(list.json[0])).toEqual([...shown, 'city']);
  expect(list.json[0].city).toMatchObject({ id: 1, name: 'Leticia', department: null, airports: null });
  expect((await get('/api/v1/Lighthouse/4')).json).toEqual(list.json[1]);
  expect((await get('/api/v1/Lighthouse/name/nato')).json).toEqual([list.json[0]]);
  expect((await get('/api/v1/Lighthouse/search/leticia')).json).toEqual([list.json[0]]);
  expect((await get('/api/v1/Lighthouse/code/f-4')).json).toEqual([list.json[1]]);
  expect((await get('/api/v1/Lighthouse?sortBy=height')).json).toEqual([list.json[1], list.json[0]]);
  const page = await get('/api/v1/Lighthouse/pagedList?Page=2&PageSize=1');
  expect(page.json).toEqual({ page: 2, pageSize: 1, totalRecords: 2, pageCount: 2, data: [list.json[1]] });
});

it('is suggested in errors', async () => {
  expect((await get('/api/v1/Lighthouse/3')).json.nearest).toBe('/api/v1/Lighthouse/4');
  expect((await get('/api/v1/Lighthose')).json.nearest).toBe('/api/v1/Lighthouse');
  const sorted = await get('/api/v1/Lighthouse?sortBy=nobody');
  expect(sorted.json.errors[0].allowed).toEqual(shown);
});

it('is in the index, the description and the sources', async () => {
  const index = (await get('/api/v1')).json.families.find(
    ({ record }: { record: string }) => record === 'Lighthouse',
  );
  expect(index.rows).toBe(2);
  expect(index.paths).toHaveLength(8);
  const description = (await get('/openapi.json')).json;
  expect(Object.keys(description.paths).filter((path) => path.includes('Lighthouse'))).toEqual(index.paths);
  expect(description.components.schemas.Lighthouse.required).not.toContain('keeper');
  expect(description.components.schemas.Lighthouse.properties.height.description).toBe(
    'Metres above the ground.',
  );
  expect(description.paths['/api/v1/Lighthouse'].get.summary).toBe('All lighthouses');
  const dataset = (await get('/api/v1/dataset')).json;
  expect(dataset.families.at(-1)).toMatchObject({ record: 'Lighthouse', rows: 2, sources: ['pilots'] });
  expect(dataset.sources.at(-1)).toEqual({
    ...writtenSource(pilots),
    rows: 3,
    covers: { Department: ['litShare'], Lighthouse: lighthouseFields },
  });
});

it.each([
  [
    'en',
    ['Lighthouses', 'Lighthouses, for this test.', 'Metres above the ground.'],
    ['All lighthouses', 'A lighthouse by id', 'Search lighthouses', 'Lighthouses by code'],
  ],
  [
    'es',
    ['Faros', 'Faros, para esta prueba.', 'Metros sobre el suelo.'],
    ['Todos los faros', 'Un faro por su id', 'Buscar faros', 'Faros por código'],
  ],
] as const)('has its pages in %s', async (language, [title, about, meaning], operations) => {
  const page = async (path: string) => (await service.server.inject(`/${language}${path}`)).body;
  const own = await page('/docs/families/lighthouse');
  expect(own).toContain(`<h1>${title}</h1>`);
  // The words of sources have their own language.
  expect(own.slice(0, own.indexOf('id="sources"'))).not.toContain('<span lang=');
  for (const text of [about, meaning, pilots.title[language], ...operations]) expect(own).toContain(text);
  const table = { en: '/en/data/lighthouses', es: '/es/datos/faros' }[language];
  for (const [path, to] of [
    ['/docs/families', `/${language}/docs/families/lighthouse`],
    [{ en: '/data', es: '/datos' }[language], table],
  ] as const) {
    expect(await page(path)).toContain(`<a href="${to}">${title}</a>`);
    expect(await page(path)).toContain(about);
  }
  const site = createSite(language, {
    title: '',
    model: service.model,
    assets: {
      style: '',
      styles: {},
      fonts: { headings: '', text: '' },
      scripts: { site: '', explore: '', table: '', tools: '', operation: '' },
      modules: {},
      previews: [],
    },
    guides: [],
  });
  for (const operation of service.operations.filter(({ owner }) => owner?.name === 'lighthouse'))
    expect(
      operationPage(site, { operation, example: undefined, given: undefined, sameAs: undefined, parts: [] }),
    ).toContain(`<h1>${operation.summary[language]}</h1>`);
});

it.each([
  ['en', '/data/lighthouses', 'Lighthouses', 'Height'],
  ['es', '/datos/faros', 'Faros', 'Height'],
] as const)('has its table and the pages of its records in %s', async (language, table, title, label) => {
  const page = async (path: string) => (await service.server.inject(`/${language}${path}`)).body;
  const [, index] = table.split('/');
  expect(await page(`/${index}`)).toContain(`<a href="/${language}${table}">${title}</a>`);
  expect(await page(table)).toContain(`<a href="/${language}${table}/faro-nato-1" lang="es">Faro Ñato</a>`);
  const own = await page(`${table}/faro-alto-4`);
  expect(own).toMatch(/<h1[^>]*>Faro Alto<\/h1>/);
  for (const text of [label, '21', pilots.title[language]]) expect(own).toContain(text);
  expect(own).toMatch(/<a href="[^"]*-12"[^>]*>/);
  const link = (await service.server.inject('/api/v1/Lighthouse/4')).headers.link;
  expect(link).toContain(`</${language}${table}/faro-alto-4>; rel="alternate"`);
});

it.each([
  ['en', 'faro', '/en/data/lighthouses', 'Lighthouses'],
  ['es', 'lighthouse', '/es/datos/faros', 'Faros'],
])('is found by its everyday name, in either language: %s', async (language, word, address, title) => {
  const found = (await service.server.inject(`/${language}/search?q=${word}`)).headers.location;
  const { body } = await service.server.inject(String(found ?? `/${language}/search?q=${word}`));
  expect(body).toContain(`<a href="${address}">${title}</a>`);
  const { groups } = (await get(`/docs/search-${language}.json`)).json;
  expect(groups[0].pages.map(([path]: [string]) => `/${language}${path}`)).toContain(address);
});
