// The files for crawlers: robots.txt and a sitemap that has every page of the site, each at its canonical URL.
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, part } from '../system/size.js';
import { ORIGIN, publicService } from './services.js';

const SAMPLE = fewer(300, 25);
const SEED = 21 + seed;

const { service } = await publicService();
const get = async (path: string, headers = {}) => service.server.inject({ url: path, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url as string);
const parts = locations((await get('/sitemap.xml')).body);
const lists = await Promise.all(parts.map((url) => get(url.slice(ORIGIN.length))));
const urls = lists.flatMap(({ body }) => locations(body));

it('has every record of every family in both languages, once', () => {
  const paths = urls.map((url) => url.slice(ORIGIN.length));
  expect(new Set(paths).size).toBe(paths.length);
  const listed = service.model.families.filter(({ file, only, series }) => file && !only && !series);
  const records = listed.reduce((sum, family) => sum + service.engine.catalog.table(family).rows.length, 0);
  for (const root of ['/en/data/', '/es/datos/']) {
    const own = paths.filter((path) => path.startsWith(root));
    expect(own.filter((path) => path.split('/').length === 5)).toHaveLength(records);
    expect(own.filter((path) => path.split('/').length === 4)).toHaveLength(service.model.families.length);
  }
  for (const path of [
    '/en',
    '/es',
    '/en/status',
    '/es/estado',
    '/es/docs/sources',
    '/en/docs/guides/department-city-select',
    '/es/explorar',
    '/en/tools',
    '/es/herramientas/calendario',
    '/en/tools/match',
    '/es/buscar',
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => path.endsWith('.md') || path.includes('?'))).toEqual([]);
});

it('is within the limits of the protocol', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(index.body)).toEqual(parts);
  for (const list of lists) {
    expect(locations(list.body).length).toBeLessThanOrEqual(50_000);
    expect(list.rawPayload.length).toBeLessThan(5_000_000);
  }
});

it(`lists pages that return 200 at once, ${SAMPLE} with the seed ${SEED} and one of every kind`, async () => {
  const kind = (url: string) => url.split('/').slice(3, 6).join('/');
  const ofKinds = [...new Map(urls.map((url) => [kind(url), url])).values()];
  const sample = Array.from({ length: SAMPLE }, (_, at) => urls[(SEED + at * 7919) % urls.length] as string);
  const wrong: string[] = [];
  for (const url of new Set([...part(ofKinds, 12), ...sample])) {
    const { statusCode, body } = await get(url.slice(ORIGIN.length));
    const isCanonical = body.includes(`<link rel="canonical" href="${url}">`);
    if (statusCode !== 200 || !isCanonical) wrong.push(`${statusCode} ${url}`);
  }
  expect(wrong).toEqual([]);
});

it('names every page in the other language', async () => {
  const { body } = await get('/sitemap.xml?part=site-1');
  expect(body).toContain(
    `<url><loc>${ORIGIN}/es/docs/sources</loc><lastmod>${service.engine.catalog.edition.version.replaceAll('.', '-')}</lastmod><xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/docs/sources"/><xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/es/docs/sources"/><xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/docs/sources"/></url>`,
  );
});

it('is named in robots.txt, and has one part', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await get('/sitemap.xml?part=site-99')).statusCode).toBe(404);
});

it('is cached if the origin is set', async () => {
  const { headers } = await get('/sitemap.xml', { host: 'evil.example' });
  expect(headers['cache-control']).toMatch(/^public/);
  const held = await get('/sitemap.xml', { 'if-none-match': headers.etag as string });
  expect(held.statusCode).toBe(304);
});

describe('without a public origin', () => {
  it('names the host of the request, for that request only', async () => {
    const { address } = await sharedService();
    const answer = await fetch(`${address}/sitemap.xml`);
    expect(locations(await answer.text())[0]).toBe(`${address}/sitemap.xml?part=site-1`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['evil.example/<script>', 'a b', '"', 'x'.repeat(300)])(
    'never writes the host %s',
    async (host) => {
      const { service: plain } = await sharedService();
      const { body } = await plain.server.inject({ url: '/robots.txt', headers: { host } });
      expect(body).toContain('\nSitemap: /sitemap.xml\n');
    },
  );

  it('does not depend on the Host header in pages', async () => {
    const { service: plain } = await sharedService();
    for (const url of ['/en', '/en/docs/guides/department-city-select', '/es/datos/municipios']) {
      const { body } = await plain.server.inject({ url, headers: { host: 'evil.example' } });
      expect(body).not.toContain('evil.example');
      expect(body).not.toContain('origin.invalid');
      expect(body).not.toContain('rel="canonical"');
    }
  });
});
