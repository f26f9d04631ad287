// A page is one folder and one line in the list of features. It is routed, listed and found like all others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { readSettings } from '../../src/settings/settings.js';
import type { Feature, PageIndex } from '../../src/site/shell/feature.js';
import { html } from '../../src/site/shell/html.js';
import { layout } from '../../src/site/shell/layout.js';
import { sendPage, serveLocalized } from '../../src/site/shell/localized-routes.js';
import type { Site } from '../../src/site/shell/site.js';
import { sitesOf } from '../../src/site/shell/site-files.js';
import { features, siteOf } from '../../src/site/site.js';
import { crawlers } from '../../src/surfaces/crawlers/crawlers.js';
import { smallDataset } from '../system/small-data.js';

// The content that `strings.ts`, `page.ts` and the file of the feature would have.
const strings = { en: { title: 'Lighthouses' }, es: { title: 'Faros' } };
const address = { en: '/lighthouses', es: '/faros' };
const ABOUT = '/docs/lighthouses';
const page = (site: Site, path: string | typeof address) =>
  layout(site, {
    path,
    title: strings[site.language].title,
    description: strings[site.language].title,
    kind: 'documentation',
    body: html`<h1>${strings[site.language].title}</h1>`,
  });
const lighthouses: Feature = {
  name: 'lighthouses',
  documents: () => [{ path: ABOUT, render: (site) => page(site, ABOUT) }],
  serve: (server) =>
    serveLocalized(server, {
      address,
      get: (language, { edition }, reply) =>
        sendPage(reply, language, page(sitesOf(edition)[language], address)),
    }),
  pages: () => [{ name: 'lighthouses', count: 1, address: () => address }],
  entries: (_, { language }) => ({
    title: strings[language].title,
    pages: [[address[language], strings[language].title, 'Lights', 'beacon']],
  }),
  files: () => [{ path: '/lights.txt', type: 'text/plain; charset=utf-8', body: () => 'on' }],
};

let service: Service;
let origin: string;
let dataset: Dataset;
beforeAll(async () => {
  dataset = await smallDataset();
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const site = siteOf([...features, lighthouses]);
  service = createService({ model: colombia, dataset, settings, surfaces: [site, crawlers([site])] });
  origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop(0));

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a feature that is added to the list', () => {
  it.each([
    ['/en/lighthouses', '<h1>Lighthouses</h1>'],
    ['/es/faros', '<h1>Faros</h1>'],
    [`/en${ABOUT}`, '<h1>Lighthouses</h1>'],
    [`/es${ABOUT}`, '<h1>Faros</h1>'],
    [`/en${ABOUT}.md`, '# Lighthouses'],
    ['/lights.txt', 'on'],
  ])('serves %s', async (path, part) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(part);
  });

  it('redirects to the words of the language', async () => {
    const moved = async (path: string) => {
      const { status, headers } = await get(path, { headers: { 'accept-language': 'es' } });
      return [status, headers.get('location')];
    };
    expect(await moved('/lighthouses')).toEqual([302, '/es/faros']);
    expect(await moved('/es/lighthouses')).toEqual([301, '/es/faros']);
    expect(await moved('/ES/Faros?a=1')).toEqual([301, '/es/faros?a=1']);
  });

  it('is in the sitemap', async () => {
    const index = await get('/sitemap.xml');
    expect(index.text).toContain('part=lighthouses');
    expect((await get('/sitemap.xml?part=lighthouses-1')).text).toContain('/es/faros<');
    expect((await get('/sitemap.xml?part=site-1')).text).toContain(`/en${ABOUT}<`);
  });

  it('is found by the search', async () => {
    const { groups }: PageIndex = JSON.parse((await get('/docs/search-es.json')).text);
    expect(groups.flatMap(({ pages }) => pages.map(([path]) => path))).toContain('/faros');
    expect((await get('/en/search?q=beacon')).text).toContain('href="/en/lighthouses"');
  });

  it('returns to other methods and near paths the same as any route', async () => {
    expect((await get('/en/lighthouses', { method: 'DELETE' })).status).toBe(405);
    const { status, text } = await get('/en/lighthouse', { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(text).toContain('href="/en/lighthouses"');
  });
});

it('rejects a service with two sites', () => {
  const site = siteOf(features);
  expect(() =>
    createService({ model: colombia, dataset, settings: readSettings({}), surfaces: [site, site] }),
  ).toThrow('a service has one site');
});
