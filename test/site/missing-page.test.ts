// The page for an unknown URL suggests only existing URLs, and the intended page for a typo.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';

const { service } = await sharedService();
const get = (url: string) => service.server.inject({ url, headers: { accept: 'text/html' } });

const linksIn = (body: string) => {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href as string);
};

it.each([
  // Plurals, singulars and typos.
  ['/en/data/volcanos', '/en/data/volcanoes'],
  ['/es/datos/volcanos', '/es/datos/volcanes'],
  ['/es/datos/munisipios', '/es/datos/municipios'],
  ['/en/dta/volcanoes', '/en/data/volcanoes'],
  ['/en/docs/guide/paging', '/en/docs/guides/paging'],
  ['/en/tools/calender', '/en/tools/calendar'],
  ['/en/statu', '/en/status'],
  // A part of the path is missing.
  ['/volcanoes', '/en/data/volcanoes'],
  ['/en/volcanoes', '/en/data/volcanoes'],
  // Words of the other language, and titles.
  ['/en/tools/calendario', '/en/tools/calendar'],
  ['/es/municipalities', '/es/datos/municipios'],
  ['/en/map', '/en/explore'],
  ['/es/mapa', '/es/explorar'],
  // The path has the ending of a file.
  ['/en/data/volcanoes.md', '/en/data/volcanoes'],
  ['/en/status.md', '/en/status'],
  ['/en/docs.html', '/en/docs'],
  // The record is unknown, or there is no page at all.
  ['/en/data/municipality/medellin', '/en/data/municipalities'],
  ['/en/datasets', '/en/data'],
  ['/en/foo', '/en/data'],
  ['/en/docs/nowhere', '/en/docs'],
])('%s leads to %s', async (path, meant) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(404);
  const links = linksIn(body);
  expect(links).toContain(meant);
  for (const link of part(links, 4)) expect((await get(link)).statusCode, link).toBe(200);
});

it.each([
  ['/docs/console', '/docs/operations'],
  ['/es/docs/console', '/es/docs/operations'],
])('%s has moved to %s', async (path, to) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([301, to]);
});
