// A surface is one plugin and one line in the list. Its routes are limited, described and observed like all others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { messages } from '../../src/engine/problems/messages.js';
import { problem } from '../../src/engine/problems/problem.js';
import { BodyRefused } from '../../src/server/http/bodies/body-errors.js';
import { type Surface, sendProblem } from '../../src/server/http/surface.js';
import type { Log } from '../../src/server/observe/log.js';
import { createServiceLog } from '../../src/server/service/create-service.js';
import { readSettings } from '../../src/settings/settings.js';
import { rawExchange } from '../contract/raw-exchange.js';
import { projectDataset } from '../system/project-dataset.js';
import { readOpenMetrics } from './read-open-metrics.js';

const LIMIT = 100;

const echo: Surface = {
  operation: 'echo',
  plugin: (server, { acceptBodies }) => {
    acceptBodies(server, ['application/json']);
    server.post('/echo', { bodyLimit: LIMIT }, async ({ body }) => parsed(String(body)));
    server.get('/echo/:word', async ({ params }, reply) => {
      const { word } = params as { word: string };
      if (word === 'none')
        return sendProblem(reply, problem('unknown-path', messages.nothingAt('/echo/none')));
      return reply.header('cache-control', 'public, max-age=1').send({ word });
    });
  },
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyRefused(problem('bad-request', messages.unreadableBody()));
  }
};

const logged: string[] = [];
let service: Service;
let origin: string;
beforeAll(async () => {
  const dataset = await projectDataset();
  const settings = readSettings({ RATE_LIMIT: '2', RATE_LIMIT_WINDOW: '600', LOG_LEVEL: 'silent' });
  const log: Log = {
    ...createServiceLog(settings),
    answered: (answer) => logged.push(`${answer.operation} ${answer.method()} ${answer.statusCode}`),
  };
  const surfaces = [...surfacesOf(settings), echo];
  service = createService({ model: colombia, dataset, settings, log, surfaces });
  origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.stop(0));

const ask = (path: string, method = 'GET', init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { method, signal: AbortSignal.timeout(20_000), ...init });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/echo', 'POST', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('its replies', () => {
  it('have the headers of all responses, and may not be stored', async () => {
    const answer = await post({ a: 1 }, { 'x-request-id': 'mine' });
    expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
    const other = await ask('/health/live');
    for (const name of [
      'access-control-allow-origin',
      'access-control-expose-headers',
      'atlas-edition',
      'cache-control',
      'ratelimit-policy',
      'referrer-policy',
      'x-content-type-options',
    ])
      expect(answer.headers.get(name), name).toBe(other.headers.get(name));
    expect(answer.headers.get('x-request-id')).toBe('mine');
  });

  it('may be stored if they declare it', async () => {
    const { status, headers } = await ask('/echo/word');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=1']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('can be problems', async () => {
    const answer = await ask('/echo/none');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('its bodies', () => {
  it('are rejected beyond its own limit, with a problem and the end of the connection', async () => {
    const answer = await post('x'.repeat(LIMIT));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect(await answer.json()).toMatchObject({
      type: '/docs/problems/body-too-large',
      detail: `The body is larger than ${LIMIT} bytes, the limit at this path.`,
      instance: '/echo',
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('can be sent in chunks, up to the limit', async () => {
    const chunked = (size: number) =>
      rawExchange(
        origin,
        `POST /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n"${'y'.repeat(size - 2)}"\r\n0\r\n\r\n`,
      );
    expect((await chunked(LIMIT)).body).toBe('y'.repeat(LIMIT - 2));
    expect((await chunked(LIMIT + 1)).status).toBe(413);
  });

  it('are requested if the client expects 100 Continue', async () => {
    const head = `POST /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const { status } = await rawExchange(
      origin,
      `${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(status).toBe(100);
  });

  it.each([
    ['{', 'application/json', 400, 'bad-request', 'El cuerpo no es válido para su encabezado Content-Type'],
    ['', 'application/json', 400, 'bad-request', 'El cuerpo no es válido para su encabezado Content-Type'],
    ['<a/>', 'application/xml', 415, 'unsupported-media-type', 'Esta ruta no acepta un cuerpo'],
    [`"${'x'.repeat(LIMIT)}"`, 'application/json', 413, 'body-too-large', 'El cuerpo tiene más de 100 bytes'],
  ])('that cannot be read (%j as %s) are problems, in any language', async (...expected) => {
    const [body, type, status, name, detail] = expected;
    const headers = { 'content-type': type, 'accept-language': 'es' };
    const answer = await ask('/echo', 'POST', { body, headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { type: `/docs/problems/${name}`, status, detail: expect.stringContaining(detail) },
    ]);
  });
});

describe('its methods', () => {
  it.each([
    ['/echo', 'POST, OPTIONS'],
    ['/echo/word', 'GET, OPTIONS'],
    ['/api/v1/City/1', 'GET, HEAD, OPTIONS'],
    ['/docs/families', 'GET, HEAD, OPTIONS'],
  ])('are listed by OPTIONS and 405 at %s: %s', async (path, allowed) => {
    const [preflight, refused] = [await ask(path, 'OPTIONS'), await ask(path, 'DELETE')];
    expect([preflight.status, preflight.headers.get('allow')]).toEqual([204, allowed]);
    expect(preflight.headers.get('access-control-allow-methods')).toBe(allowed);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, allowed]);
  });

  it('do not include a GET that was not registered', async () => {
    const answer = await ask('/echo');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('are suggested for a similar path', async () => {
    expect(await (await ask('/ecko', 'POST')).json()).toMatchObject({ status: 404, nearest: '/echo' });
  });
});

it('passes the gate as all others do, and appears in metrics and log', async () => {
  const client = { 'x-forwarded-for': '203.0.113.9' };
  for (const expected of [200, 200, 429]) expect((await post({}, client)).status).toBe(expected);
  const samples = readOpenMetrics(await (await ask('/metrics')).text());
  const count = (status: string) =>
    samples.get(`atlas_requests_total${JSON.stringify({ operation: 'echo', status, cache: 'none' })}`);
  expect(count('2xx')).toBeGreaterThan(2);
  expect(count('4xx')).toBeGreaterThan(2);
  expect(logged).toEqual(expect.arrayContaining(['echo POST 200', 'echo POST 413', 'echo GET 404']));
});
