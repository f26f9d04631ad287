// The head of a page: URLs, previews, icons, the typeface, and JSON-LD.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePictures, pictureAddress, pictureSize } from '../../src/site/shell/addresses.js';
import { breadcrumbData } from '../../src/site/shell/json-ld.js';
import type { Site } from '../../src/site/shell/site.js';
import { part } from '../system/size.js';
import { localService, ORIGIN, publicService } from './services.js';

const { service } = await publicService();
const get = (url: string) => service.server.inject(url);
const head = async (path: string) => (await get(path)).body.split('</head>')[0] as string;
const property = (text: string, name: string) =>
  text.match(new RegExp(`<meta property="og:${name}" content="([^"]*)">`))?.[1];

/** Each kind of page, with its Markdown and its picture. */
const kinds = [
  ['/en', '/es', 'front'],
  ['/en/docs', '/es/docs', 'documentation'],
  ['/en/docs/guides/department-city-select', '/es/docs/guides/department-city-select', 'documentation'],
  ['/en/docs/operations/cityList', '/es/docs/operations/cityList', 'documentation'],
  ['/en/docs/sources', '/es/docs/sources', 'documentation'],
  ['/en/data', '/es/datos', 'data'],
  ['/en/data/municipalities', '/es/datos/municipios', 'data'],
  ['/en/data/municipalities/bogota-d-c-167', '/es/datos/municipios/bogota-d-c-167', 'records/department-5'],
  ['/en/explore', '/es/explorar', 'map'],
  ['/en/tools', '/es/herramientas', 'tools'],
  ['/en/tools/calendar', '/es/herramientas/calendario', 'tools'],
  ['/en/search', '/es/buscar', 'data'],
  ['/en/status', '/es/estado', 'data'],
] as const;

it.each(kinds)('has on %s its canonical URL and its preview', async (en, es, picture) => {
  const titles = new Set<string | undefined>();
  for (const path of part(
    [en, es],
    2,
    kinds.findIndex(([path]) => path === en),
  )) {
    const text = await head(path);
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="${ORIGIN}${en}">`);
    expect(text).toContain(`<link rel="alternate" hreflang="es" href="${ORIGIN}${es}">`);
    expect(text).toMatch(/hreflang="x-default" href="https:\/\/atlas\.example\/[^"]*"/);
    expect(property(text, 'url')).toBe(`${ORIGIN}${path}`);
    expect(property(text, 'locale')).toBe(path === en ? 'en_US' : 'es_CO');
    expect(property(text, 'image')).toBe(`${ORIGIN}/docs/pictures/${picture}.png`);
    expect(text).toContain(`<meta name="description" content="${property(text, 'description')}">`);
    expect(text).toContain('type="application/atom+xml"');
    titles.add(property(text, 'title'));
  }
  expect(titles).not.toContain(undefined);
});

it('has the public origin in the code of guides', async () => {
  const { body: index } = await get('/en/docs');
  const guides = new Set(index.match(/\/en\/docs\/guides\/[a-z-]+/g));
  expect(guides.size).toBeGreaterThan(25);
  for (const guide of guides) {
    const { body } = await get(guide);
    // These two commands are for the machine itself, and a bare origin in a sentence is that of a reader's own copy.
    const others = body.replace(/http:\/\/127\.0\.0\.1:3000(?:\/(?:health|metrics)|<\/code>)/g, '');
    expect(others.includes('http://127.0.0.1:3000'), guide).toBe(false);
  }
  const { body } = await get('/en/docs/guides/department-city-select');
  expect(body).toContain(`<span class="origin">${ORIGIN}</span>/embed/place-select.js`);
});

it('has the port of the service in examples without a public origin', async () => {
  const { service: plain } = await localService();
  for (const url of ['/en', '/en.md', '/en/docs/guides/paging', '/es/docs/operations/cityList.md'])
    expect((await plain.server.inject(url)).body, url).toMatch(
      /http:\/\/127\.0\.0\.1:4123(<\/span>)?.{0,30}\/api/,
    );
});

describe('serves', () => {
  it.each(pagePictures)('a picture for pages of the kind %s, of the declared size', async (name) => {
    const { rawPayload, headers } = await get(pictureAddress(name));
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([
      pictureSize.width,
      pictureSize.height,
    ]);
    expect(rawPayload.length).toBeLessThan(60_000);
  });

  it('an icon that every browser finds, and one for screens of phones', async () => {
    const icon = await get('/favicon.ico');
    expect(icon.headers['content-type']).toBe('image/x-icon');
    expect([...icon.rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(icon.rawPayload.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
    const touch = await get('/apple-touch-icon.png');
    expect(touch.rawPayload.readUInt32BE(16)).toBe(180);
  });

  it('a small typeface from this host, with its licence', async () => {
    const { body, headers } = await get('/en');
    const address = body.match(/<link rel="preload" as="font" type="font\/woff2" href="([^"]*)"/)?.[1] ?? '';
    expect(address).toMatch(/^\/docs\/headings\.woff2\?[0-9a-f]{8}$/);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    const font = await get(address);
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.headers['cache-control']).toMatch(/^public, max-age=/);
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.rawPayload.length).toBeLessThan(18_000);
    const style = body.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1] ?? '';
    expect((await get(style)).body).toContain(`url("${address}")`);
    expect((await get('/docs/headings.woff2.txt')).body).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('previews of records', () => {
  const preview = async (path: string) =>
    /property="og:image" content="[^"]*\/pictures\/([^"]*)"/.exec((await get(path)).body)?.[1];

  it('are few and small, and of the declared size', async () => {
    const folder = 'src/site/shell/pictures/pictures/records';
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThan(40);
    expect(names.length).toBeLessThanOrEqual(62);
    for (const name of names) {
      const bytes = await readFile(join(folder, name));
      expect(bytes.length, name).toBeLessThan(40_000);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([
        pictureSize.width,
        pictureSize.height,
      ]);
    }
  });

  it.each([
    ['/en/data/municipalities/medellin-12', 'records/department-2.png'],
    ['/es/datos/volcanes/volcan-galeras-10', 'records/department-22.png'],
    ['/en/data/presidents/gustavo-francisco-petro-urrego-52', 'records/president.png'],
    ['/en/data/invasive-species/acacia-negra-gris-1', 'data.png'],
  ])('%s has %s', async (path, expected) => {
    expect(await preview(path)).toBe(expected);
    expect((await get(`/docs/pictures/${expected}`)).statusCode).toBe(200);
  });
});

describe('JSON-LD', () => {
  const data = async (path: string): Promise<readonly Record<string, unknown>[]> => {
    const { body } = await get(path);
    const blocks = body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    return [...blocks].map(([, text]) => JSON.parse(text as string));
  };

  it('describes all of it as a dataset', async () => {
    const [dataset] = await data('/es');
    expect(dataset).toMatchObject({ '@type': 'Dataset', name: 'Atlas Colombia', url: `${ORIGIN}/es` });
    expect(dataset?.hasPart).toHaveLength(service.model.families.length);
    expect(dataset?.creator).not.toHaveLength(0);
    expect(dataset?.license).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(dataset).toMatchObject({
      publisher: { name: 'Atlas Colombia' },
      spatialCoverage: { name: 'Colombia', identifier: 'CO' },
    });
  });

  it.each(['/en', '/es', '/es/datos/municipios', '/en/docs/families/postal-code'])(
    'names the licences of %s by their URLs',
    async (path) => {
      const dataset = (await data(path)).find((each) => each['@type'] === 'Dataset');
      const licences = dataset?.license as readonly unknown[];
      expect(licences.length).toBeGreaterThan(0);
      expect(licences.filter((each) => !URL.canParse(String(each)))).toEqual([]);
      expect(new Set(licences).size).toBe(licences.length);
    },
  );

  it.each(['/es/datos/municipios', '/es/docs/families/city'])('%s is a dataset to download', async (path) => {
    const dataset = (await data(path)).find((each) => each['@type'] === 'Dataset');
    expect(dataset).toMatchObject({
      name: 'Municipios · Atlas Colombia',
      url: `${ORIGIN}/es/datos/municipios`,
    });
    const files = dataset?.distribution as { contentUrl: string; encodingFormat: string }[];
    expect(files.map(({ encodingFormat }) => encodingFormat)).toContain('text/csv');
    for (const { contentUrl, encodingFormat } of part(files, 3, path.length)) {
      const { statusCode, headers } = await get(contentUrl.slice(ORIGIN.length));
      expect([statusCode, headers['content-type']?.toString().split(';')[0]]).toEqual([200, encodingFormat]);
    }
  });

  /** Objects inside may have further properties. */
  const nested = (value: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        typeof each === 'object' && each?.constructor === Object
          ? expect.objectContaining(each as object)
          : each,
      ]),
    );

  it.each<readonly [string, Record<string, unknown>]>([
    [
      '/en/data/airports/aeropuerto-internacional-el-dorado-3',
      { '@type': 'Airport', iataCode: 'BOG', icaoCode: 'SKBO', containedInPlace: { name: 'Bogotá D.C.' } },
    ],
    ['/es/datos/volcanes/volcan-galeras-10', { '@type': 'Volcano', geo: { '@type': 'GeoCoordinates' } }],
    [
      '/en/data/presidents/gustavo-francisco-petro-urrego-52',
      { '@type': 'Person', familyName: 'Petro Urrego', birthPlace: { name: 'Ciénaga de Oro' } },
    ],
    [
      '/en/data/municipalities/bogota-d-c-167',
      {
        sameAs: [
          'https://www.bogota.gov.co',
          'http://www.wikidata.org/entity/Q2841',
          'https://sws.geonames.org/9609540/',
          'https://www.openstreetmap.org/relation/1387968',
        ],
      },
    ],
    [
      '/en/holidays/2027',
      {
        '@graph': expect.arrayContaining([
          {
            '@type': 'Event',
            name: 'New Year’s Day',
            startDate: '2027-01-01',
            endDate: '2027-01-01',
            url: `${ORIGIN}/en/holidays/2027`,
            location: { '@type': 'Country', name: 'Colombia' },
          },
        ]),
      },
    ],
  ])('names the kind of %s', async (path, expected) => {
    expect(await data(path)).toEqual(expect.arrayContaining([expect.objectContaining(nested(expected))]));
  });

  it('places a record on the map, inside another', async () => {
    const all = await data('/en/data/municipalities/bogota-d-c-167');
    expect(all.find((each) => each['@type'] === 'City')).toMatchObject({
      name: 'Bogotá D.C.',
      geo: { latitude: 4.649251, longitude: -74.106992 },
      containedInPlace: { name: expect.stringContaining('Bogotá') },
    });
    const crumbs = all.find((each) => each['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/en/data` },
      { position: 2, item: `${ORIGIN}/en/data/municipalities` },
    ]);
  });

  it('omits the location of a record without coordinates', async () => {
    const { headers } = await get('/api/v1/President/1');
    const path = /<(\/en\/[^>]*)>/.exec(String(headers.link))?.[1] as string;
    expect((await data(path)).map((each) => each['@type'])).toEqual(['Person', 'BreadcrumbList']);
    expect((await data(path)).some((each) => 'geo' in each)).toBe(false);
  });

  it('escapes values that would end the script', () => {
    const name = '</script><script>alert(1)</script><!--';
    const { text } = breadcrumbData({ origin: '', at: () => '/' } as unknown as Site, [['/', name]]);
    const [, inside = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>\n$/.exec(text) ?? [];
    expect(JSON.parse(inside).itemListElement[0].name).toBe(name);
  });
});

describe('status', () => {
  it.each([
    ['/en/status', 'ready'],
    ['/es/estado', 'listo'],
  ])('%s shows the status of the service, without internals for strangers', async (path, word) => {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain(word);
    expect(body).toContain(headers['atlas-edition']);
    expect(body).not.toContain('<pre');
  });

  it('is available without a language', async () => {
    const { statusCode, headers } = await service.server.inject({
      url: '/status',
      headers: { 'accept-language': 'es' },
    });
    expect([statusCode, headers.location]).toEqual([302, '/es/estado']);
  });
});

it('lists all sources on one page, in both languages', async () => {
  for (const language of ['en', 'es']) {
    const { body } = await get(`/${language}/docs/sources`);
    for (const { id } of service.engine.catalog.sources) expect(body).toContain(`id="source-${id}"`);
  }
});
