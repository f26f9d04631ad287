// Every spelling of the URL of a page redirects to the canonical one, because the id decides.
import { afterAll, describe, expect, it } from 'vitest';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(origin, path, { headers });

afterAll(closeConnections);

it.each([
  '/en/data',
  '/es/datos',
  '/en/data/municipalities',
  '/es/datos/municipios?page=3',
  '/en/data/municipalities/bogota-d-c-167',
  '/es/datos/municipios/bogota-d-c-167',
  '/en/data/country',
  '/es/datos/pais',
  '/en/data/holidays',
  '/en/data/population-by-year',
  '/en/data/airports?of=Department/2/airports',
])('%s is a page', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await exchange(origin, path, { method: 'HEAD' })).status).toBe(200);
});

describe('another URL of a page', () => {
  const english = '/en/data/municipalities/bogota-d-c-167';
  const spanish = '/es/datos/municipios/bogota-d-c-167';
  it.each([
    ['/en/data/municipalities/167', english],
    ['/en/data/municipalities/nonsense-167', english],
    ['/en/data/Municipalities/Bogota-D-C-167', english],
    ['/en/data/municipalities/bogota-d-c-167/', english],
    ['/en/data/City/167', english],
    ['/en/data/cities/167', english],
    ['/en/data/municipios/bogota-d-c-167', english],
    ['/en/datos/municipios/bogota-d-c-167', english],
    ['/es/data/municipalities/bogota-d-c-167', spanish],
    ['/es/datos/City/167', spanish],
    ['/es/datos/ciudades/167', spanish],
    ['/en/data/City', '/en/data/municipalities'],
    ['/en/datos', '/en/data'],
    ['/en/data/cities?page=2', '/en/data/municipalities?page=2'],
    ['/en/data/Country/1', '/en/data/country'],
    ['/es/datos/Country/Colombia', '/es/datos/pais'],
    ['/en/data/TouristicAttraction/1', '/en/data/tourist-attractions/museo-del-oro-1'],
  ])('%s leads to %s for good', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each([
    ['/data/municipalities', {}, '/en/data/municipalities'],
    ['/data/City/167', { 'accept-language': 'es-CO,es;q=0.9' }, spanish],
    ['/datos/municipios/bogota-d-c-167', {}, english],
    ['/datos', { 'accept-language': 'en', cookie: 'language=es' }, '/es/datos'],
  ] as const)(
    '%s with %o redirects to %s, in the language of its reader',
    async (path, requestHeaders, to) => {
      const { status, headers } = await get(path, requestHeaders);
      expect([status, headers.location]).toEqual([302, to]);
      expect(String(headers.vary)).toContain('Accept-Language, Cookie');
    },
  );
});

it('redirects from every retired record to its replacement', async () => {
  const { service } = await sharedService();
  const { model, engine } = service;
  let replaced = 0;
  for (const family of model.families.filter(({ file }) => file !== undefined)) {
    const { retired } = engine.catalog.table(family);
    for (const [id, { by }] of [...retired].slice(0, 20)) {
      const { status, headers } = await get(`/en/data/${family.path}/${id}`);
      if (by === null) expect(status, `${family.path}/${id}`).toBe(404);
      else {
        replaced++;
        expect([status, String(headers.location)], `${family.path}/${id}`).toEqual([
          301,
          expect.stringMatching(new RegExp(`-${by}$`)),
        ]);
      }
    }
  }
  expect(replaced).toBeGreaterThan(10);
});

describe('an unknown URL', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  it.each([
    ['/en/data/municipalities/medelin', 'en', '/en/data/municipalities/medellin-12'],
    ['/es/datos/municipios/medelin-99999', 'es', '/es/datos/municipios/medellin-12'],
    ['/en/data/no-such-family', 'en', '/en/data'],
    ['/en/docs/familes', 'en', '/en/docs/families'],
    ['/es/medellin', 'es', '/es/datos/municipios/medellin-12'],
    ['/no/such/page', 'en', '/en/data'],
    ['/en/%zz', 'en', undefined],
  ])('%s is a page in %s with the way to %s', async (path, language, suggested) => {
    const { status, headers, body } = await get(path, browser);
    if (suggested === undefined) return expect(status).toBe(400);
    expect([status, headers['content-type'], headers['cache-control'], headers['content-language']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
      language,
    ]);
    expect(body.toString()).toContain(`<a href="${suggested}">`);
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  });

  it.each([
    ['/en/data/municipalities/99999', {}],
    ['/no/such/page', { accept: '*/*' }],
    ['/no/such/page', { accept: 'text/html;q=0' }],
    ['/api/v1/no-such-family', browser],
    ['/API/nothing', browser],
    ['/api', browser],
  ])('%s with %o stays a problem', async (path, headers) => {
    const { status, headers: answered } = await get(path, headers);
    expect([status, answered['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('shows the requested path as text', async () => {
    const { body } = await get('/en/%3Cscript%3Ealert(1)%3C/script%3E', browser);
    expect(body.toString()).toContain('&lt;script&gt;');
    expect(body.toString()).not.toContain('<script>');
  });
});
