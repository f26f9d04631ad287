// All errors, as problem details: the right status, the cause, and the correction.
import { describe, expect, it } from 'vitest';
import { fewer, part } from '../system/size.js';
import { type Row, readDataFile, rowsOf, sampleOf } from './data-files.js';
import { families } from './families.js';
import { rawExchange } from './raw-exchange.js';
import { type Problem, useService } from './service.js';
import { wrongRequests } from './wrong-requests.js';

const service = useService();
const v1 = '/api/v1';

interface Retired {
  readonly family: string;
  readonly id: number;
  readonly by: number | null;
  readonly reason: string;
}
const retired = readDataFile('retired') as readonly Retired[];

it.each(wrongRequests)(
  '[rule-errors] [rule-errors-list] returns for %s %s the status %i',
  async (method, path, status) => {
    const { headers, text } = await service.get(v1 + path, { method });
    const problem = JSON.parse(text) as Problem;
    expect(problem).toMatchObject({ status, instance: v1 + path, title: expect.any(String) });
    expect(problem.detail.length).toBeGreaterThan(20);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(text).not.toMatch(/<[a-z!]|\\n|node_modules|\.[jt]s:\d/i);
    const page = await service.get(problem.type);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(problem.title);
  },
);

it('[rule-errors] returns 400 with every invalid parameter, its value and the allowed values', async () => {
  const { errors, detail } = await service.problem(
    400,
    `${v1}/City/x/volcanoes?sortBy=nope&sortDirection=up`,
  );
  expect(errors).toMatchObject([
    { parameter: 'id', value: 'x' },
    { parameter: 'sortBy', value: 'nope', allowed: expect.arrayContaining(['id', 'name', 'elevation']) },
    { parameter: 'sortDirection', value: 'up', allowed: ['asc', 'desc'] },
  ]);
  for (const { message } of errors ?? []) expect(detail).toContain(message);
});

it('[rule-errors-list] describes the statuses of the contract and no others', async () => {
  const { json } = await service.get('/openapi.full.json');
  const document = json as {
    components: { schemas: { Problem: { properties: { status: { enum: number[] } } } } };
    paths: Record<string, { get?: { responses: Record<string, unknown> } }>;
  };
  // A client that sends a request too slowly gets 408, before its URL is known.
  const listed = [400, 404, 405, 408, 414, 429, 431, 500, 503];
  // Beyond the contract, some paths read a body, and files are sent in parts.
  const described = document.components.schemas.Problem.properties.status.enum.toSorted();
  expect(described.filter((status) => ![413, 415, 416].includes(status))).toEqual(listed);
  // A path that only takes a body is not part of the contract.
  for (const get of Object.values(document.paths).flatMap((path) => path.get ?? [])) {
    const statuses = Object.keys(get.responses).map(Number);
    expect(statuses.filter((status) => ![200, 304, ...listed].includes(status))).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 304, 400, 408, 414, 429, 431, 500, 503]));
  }
});

describe('[rule-id-values] ids', () => {
  it.each(families)('of $path', async ({ path, record }) => {
    const wrong = ['0', '-1', 'x', '1.5', '1e3', '0x1', '+1', '2147483648', '99999999999999999999', '%D9%A1'];
    for (const value of part(wrong, 3, path.length)) {
      const { errors } = await service.problem(400, `${v1}/${path}/${value}`);
      expect(errors).toMatchObject([{ parameter: 'id', value: decodeURIComponent(value) }]);
    }
    const nearest = `${v1}/${path}/${rowsOf(record).at(-1)?.id}`;
    expect(await service.problem(404, `${v1}/${path}/2147483647`)).toMatchObject({ nearest });
    expect((await service.get(nearest)).status).toBe(200);
  });

  it('return 404 with the nearest record if they are unknown', async () => {
    const ids = new Set(
      [...rowsOf('City'), ...retired.filter(({ family }) => family === 'city')].map(({ id }) => id),
    );
    const gap = Array.from({ length: 2000 }, (_, index) => index + 1).find((id) => !ids.has(id)) as number;
    const { nearest } = await service.problem(404, `${v1}/City/${gap}`);
    expect([`${v1}/City/${gap - 1}`, `${v1}/City/${gap + 1}`]).toContain(nearest);
    const related = await service.problem(404, `${v1}/City/999999/volcanoes`);
    expect(related.nearest).toBe(`${v1}/City/${rowsOf('City').at(-1)?.id}/volcanoes`);
  });
});

describe('[rule-retired-ids] retired ids', () => {
  const familyOf = (name: string) =>
    families.find(({ record }) => record.charAt(0).toLowerCase() + record.slice(1) === name);

  it('return the record that replaced them, with the reason', async () => {
    const areas = retired.filter(({ family }) => family === 'naturalArea');
    const others = retired.filter(({ family }) => family !== 'naturalArea');
    for (const { family, id, by, reason } of [
      ...sampleOf(areas, fewer(15)),
      ...sampleOf(others, fewer(15)),
    ]) {
      const path = `${v1}/${familyOf(family)?.path}`;
      const { retired: retirement } = await service.problem(404, `${path}/${id}`);
      expect(retirement).toEqual({ by: by === null ? null : `${path}/${by}`, reason });
      if (by !== null) expect((await service.record(retirement?.by as string)).id).toBe(by);
    }
  });

  it('belong to no record that is served', () => {
    const served = (family: string, id: number) =>
      rowsOf(familyOf(family)?.record ?? 'Region').some((row: Row) => row.id === id);
    expect(retired.length).toBeGreaterThan(0);
    expect(sampleOf(retired, 200).filter(({ family, id }) => served(family, id))).toEqual([]);
  });
});

describe('[rule-errors-list] unknown paths', () => {
  it.each([
    ['/api/v1/Citty', '/api/v1/City'],
    ['/api/v1/Departments', '/api/v1/Department'],
    ['/api/v1/TouristAttraction', '/api/v1/TouristicAttraction'],
    ['/api/v1/City/1/volcanos', '/api/v1/City/1/volcanoes'],
    ['/api/v2/City/7', '/api/v1/City/7'],
    ['/openapi.jsn', '/openapi.json'],
  ])('%s leads to %s', async (path, nearest) => {
    expect(await service.problem(404, path)).toMatchObject({ nearest });
  });

  it.each(['Bogot%C3%A1', '100%25', 'a%2Fb', 'a%20b'])(
    'the nearest path with %s can be followed',
    async (value) => {
      const { nearest } = await service.problem(404, `${v1}/Citty/search/${value}`);
      const { pathname } = new URL(nearest as string, service.address());
      const followed = await service.get(pathname);
      expect(followed.status).toBe(200);
      expect(followed.text).toBe((await service.get(`${v1}/City/search/${value}`)).text);
    },
  );

  it.each(['/api/v1/Nope', '/nothing/like/it', '/api/v1/Holiday', '/api/v1/Country', '/api/v1/City/1/2/3/4'])(
    '%s is nothing',
    async (path) => {
      await service.problem(404, path);
    },
  );
});

describe('requests that no client library sends', () => {
  const close = 'Connection: close\r\n\r\n';
  const path = `${v1}/Region/1`;

  it.each<[string, string, number]>([
    ['[rule-errors] garbage', 'hello there\r\n\r\n', 400],
    ['[rule-errors] a broken header', `GET ${path} HTTP/1.1\r\nHost: x\r\nbro ken: \x01\r\n${close}`, 400],
    ['[rule-errors] no Host', `GET ${path} HTTP/1.1\r\n${close}`, 400],
    [
      '[rule-errors-list] headers without end',
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n${close}`,
      431,
    ],
  ])('%s is answered as problem details', async (_, request, status) => {
    const answer = await rawExchange(service.address(), request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      type: expect.stringMatching(/^\/docs\/problems\//),
    });
  });

  it.each<[string, string]>([
    ['[rule-cors] an expectation', `GET ${path} HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n${close}`],
    ['[rule-success] an empty body', `GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${close}`],
    ['[rule-success] a whole address', `GET http://x.example${path} HTTP/1.1\r\nHost: x\r\n${close}`],
    ['[rule-success] HTTP/1.0', `GET ${path} HTTP/1.0\r\n\r\n`],
  ])('%s does not matter', async (_, request) => {
    const answer = await rawExchange(service.address(), request);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
});
