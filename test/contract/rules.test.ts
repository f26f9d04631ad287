// How a request may be written: paths, methods, headers; the rules that hold for every operation.
import { describe, expect, it } from 'vitest';
import { ranked } from './ranking.js';
import { type Answer, useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

describe('[rule-paths] paths', () => {
  it.each([
    ['/api/v1/Volcano', ['/api/v1/volcano/', '/API/V1/Volcano', '/api/v1//Volcano', '///api/v1/Volcano//']],
    ['/api/v1/City/1', ['/api/v1//city/1/', '/API/v1/CITY/1', '/api/v1/City//1']],
    ['/api/v1/City/1/radios', ['/api/v1/city/1/RADIOS/', '/api//v1/City/1//radios']],
    ['/api/v1/Region/search/an', ['/api/v1/region/SEARCH/an/', '/api/v1/Region//search//an']],
    ['/api/v1/Map/pagedList?Page=1&PageSize=2', ['/api/v1/map/PAGEDLIST/?Page=1&PageSize=2']],
    ['/api/v1/Country/Colombia', ['/api/v1/country/COLOMBIA/']],
    ['/api/v1/Holiday/year/2026/month/5', ['/api/v1/holiday/YEAR/2026/Month/5/']],
    ['/openapi.json', ['/OpenAPI.json', '//openapi.json/']],
  ])('%s may be written otherwise', async (path, others) => {
    const { status, text } = await service.get(path);
    expect(status).toBe(200);
    for (const other of others) expect((await service.get(other)).text === text, other).toBe(true);
  });

  it.each([
    ['AbC', 'AbC'],
    ['a%2Fb', 'a/b'],
    ['%252F', '%2F'],
    ['100%25', '100%'],
    ['a%3Fb%23c', 'a?b#c'],
    ['a+b%20c', 'a+b c'],
    ['Bogot%C3%A1', 'Bogotá'],
    ['%F0%9F%8C%8B', '🌋'],
  ])('the value %s is %s', async (written, value) => {
    const { errors } = await service.problem(400, `${v1}/City/${written}`);
    expect(errors).toMatchObject([{ parameter: 'id', value }]);
  });

  it('reads %2F as part of the keyword', async () => {
    const fields = ['address', 'name', 'code', 'legalNature', 'academicCharacter'];
    const expected = ranked('HigherEducationInstitution', fields, 'a/b').map(({ id }) => id);
    expect(await service.ids(`${v1}/HigherEducationInstitution/search/a%2Fb`)).toEqual(expected);
  });

  it.each(['%E0%A4%A', '%', '%2', '%ZZ', '%FF', '%C3', '%C3%28', '%ED%A0%80'])(
    'refuses the encoding %s',
    async (value) => {
      await service.problem(400, `${v1}/City/${value}`);
      await service.problem(400, `${v1}/City/search/a${value}`);
    },
  );

  it.each([
    ['a', 'a'],
    ['ñ', '%C3%B1'],
    ['🌋', '%F0%9F%8C%8B'],
  ])('a value may have 1,000 times %s, not 1,001', async (_, letter) => {
    for (const path of [`${v1}/City/search/`, `${v1}/Airport/name/`, `${v1}/PostalCode/code/`]) {
      expect(await service.list(path + letter.repeat(1000))).toEqual([]);
      await service.problem(414, path + letter.repeat(1001));
    }
  });

  it('limits the length of an id as of any other value', async () => {
    await service.problem(400, `${v1}/City/${'1'.repeat(1000)}`);
    await service.problem(414, `${v1}/City/${'1'.repeat(1001)}`);
  });
});

const everyKind = [
  `${v1}/City/1`,
  `${v1}/Region?sortBy=name`,
  `${v1}/Map/pagedList?Page=1&PageSize=2`,
  `${v1}/Airport/search/a`,
  `${v1}/Country/Colombia`,
  `${v1}/Holiday/year/2026`,
  `${v1}/City/1/volcanoes`,
  v1,
  '/openapi.json',
  '/docs',
  '/',
];

describe('[rule-methods] methods', () => {
  const lasting = ({ headers }: Answer) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));

  const odd = [`${v1}/Region?limit=2&foo=1`, `${v1}/Region?limit=0`, `${v1}/Region?sortBy=%FF`];

  it.each([...everyKind, ...odd, `${v1}/City/abc`, `${v1}/Nope`, `${v1}/City/%FF`])(
    'HEAD %s',
    async (path) => {
      const [got, head] = [await service.get(path), await service.get(path, { method: 'HEAD' })];
      expect(head.status).toBe(got.status);
      expect(lasting(head)).toEqual(lasting(got));
      expect(head.text).toBe('');
    },
  );

  it.each(everyKind)('[rule-cors] allows OPTIONS on %s', async (path) => {
    const headers = { origin: 'https://example.org', 'access-control-request-method': 'GET' };
    const { status, headers: answered, text } = await service.get(path, { method: 'OPTIONS', headers });
    expect([200, 204]).toContain(status);
    expect(text).toBe('');
    const words = (name: string) => answered.get(name)?.split(/\s*,\s*/);
    expect(words('allow')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(words('access-control-allow-methods')).toEqual(expect.arrayContaining(['GET', 'HEAD']));
    expect(answered.get('access-control-allow-headers')).not.toBeNull();
    expect(Number(answered.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s is refused, whatever it brings',
    async (method) => {
      const bodies = [undefined, '{"a":1}', '{not json', 'x'.repeat(100_000)];
      for (const type of ['application/json', 'text/odd; very=odd', 'nonsense']) {
        for (const body of bodies) {
          const init = { method, headers: { 'content-type': type }, ...(body === undefined ? {} : { body }) };
          const answer = await service.get(`${v1}/City`, init);
          expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
        }
      }
      for (const path of everyKind) await service.problem(405, path, { method });
      await service.problem(404, `${v1}/Nope`, { method });
    },
  );
});

it('[rule-cors] lets any origin read every response with its headers', async () => {
  for (const path of [`${v1}/City/1`, `${v1}/City/abc`, `${v1}/Nope`, '/docs', '/']) {
    for (const headers of [{}, { origin: 'https://example.org' }, { origin: 'null' }]) {
      const exposed = (await service.get(path, { headers })).headers.get('access-control-expose-headers');
      const names = exposed?.toLowerCase().split(/\s*,\s*/) ?? [];
      expect(names).toEqual(
        expect.arrayContaining(['etag', 'link', 'retry-after', 'x-total-count', 'atlas-ignored']),
      );
      expect(names.some((name) => name.startsWith('ratelimit'))).toBe(true);
    }
  }
});

it.each(['text/html', 'application/xml', 'image/png', 'application/json;q=0', 'nonsense', ''])(
  '[rule-accept] [rule-success] Accept: %s gets JSON',
  async (accept) => {
    for (const path of everyKind.filter((one) => one.startsWith(v1))) {
      const { status, headers } = await service.get(path, { headers: { accept } });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    }
    await service.problem(404, `${v1}/City/999999`, { headers: { accept } });
  },
);

it('[rule-authentication] requires no credentials, and ignores them', async () => {
  for (const description of ['/openapi.json', '/openapi.full.json', '/swagger/v1/swagger.json']) {
    const { text } = await service.get(description);
    // An empty list means that nothing is required.
    expect(/"securitySchemes":|"security":(?!\s*\[\s*\])/.test(text), description).toBe(false);
  }
  const { status, headers } = await service.get(`${v1}/City/1`, { headers: { authorization: 'Basic eDp4' } });
  expect([status, headers.get('www-authenticate')]).toEqual([200, null]);
});
