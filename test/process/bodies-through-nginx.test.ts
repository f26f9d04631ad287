// Requests with a body through each nginx that we ship, in front of the built program: accepted bodies reach the service, and
// the service explains the rest.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculatorStrings } from '../../src/site/calculators/strings.js';
import { escapeHtml } from '../../src/site/shell/html.js';
import { startFleetNginx } from '../fleet/fleet-nginx.js';
import { exchange } from '../static/exchange.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { startBuiltServer } from './built-server.js';
import { startOneMachineNginx } from './one-machine-nginx.js';
import { type RouteWithBody, routesWithBodies } from './routes-with-bodies.js';

const nginxProgram = program('nginx');
const ORIGIN = 'https://atlas.example';
const HOST = new URL(ORIGIN).host;
const ROWS = 1000;

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The request has the public name as Host, which fetch does not allow. */
async function send(origin: string, { method = 'POST', path, body = '', headers }: Sent): Promise<Answer> {
  const isChunked = headers?.['transfer-encoding'] !== undefined;
  const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: HOST, ...length, ...headers };
  const answer = await exchange(origin, path, { method, headers: all, body, agent: false });
  return { status: answer.status, type: answer.headers['content-type'] ?? '', text: String(answer.body) };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const MCP = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
const rows = Array.from({ length: ROWS }, (_, row) => ({ place: 'Medellin', department: 'Antioquia', row }));
const call = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_country_info', arguments: {} },
});

const shipped = [
  ['deploy/nginx.conf', startOneMachineNginx],
  [
    'deploy/fleet-nginx.conf',
    (nginx: string, folder: string, port: number) => startFleetNginx(nginx, folder, [port, port, port]),
  ],
] as const;

describe.skipIf(nginxProgram === undefined)('a body', () => {
  const cleanUps = useCleanUps(afterAll);
  let routes: readonly RouteWithBody[] = [];
  let service = '';
  const proxies = new Map<string, string>();

  beforeAll(async () => {
    routes = await routesWithBodies();
    const server = await startBuiltServer({
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGIN: ORIGIN,
      RATE_LIMIT: '0',
    });
    cleanUps.push(server.kill);
    service = server.origin;
    const folder = await temporaryFolder('atlas-bodies');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    for (const [index, [name, start]] of shipped.entries()) {
      const nginx = await start(nginxProgram as string, join(folder, String(index)), server.port);
      cleanUps.push(nginx.stop);
      proxies.set(name, nginx.origin);
    }
  });

  describe.each(shipped.map(([name]) => name))('through %s', (name) => {
    const through = (sent: Sent) => send(proxies.get(name) as string, sent);
    const directly = (sent: Sent) => send(service, sent);
    /** The response to the head of a request; the service would close the connection on a body that is still being sent. */
    const announced = ({ body = '', ...sent }: Sent) =>
      directly({ ...sent, headers: { ...sent.headers, 'content-length': String(body.length) } });

    it.each(['POST', 'QUERY'])('with a thousand rows is accepted: %s', async (method) => {
      const sent = { method, path: '/api/v1/match', body: JSON.stringify({ rows }), headers: JSON_TYPE };
      const { status, text } = await through(sent);
      expect(status, text).toBe(200);
      const answered = JSON.parse(text).rows as readonly {
        readonly row: object;
        readonly daneCode: string;
      }[];
      expect(answered.map(({ row }) => row)).toEqual(rows);
      expect(new Set(answered.map(({ daneCode }) => daneCode))).toEqual(new Set(['05001']));
    });

    it('is the same with a known length or in chunks, in any letter case of the path', async () => {
      const points = Array.from({ length: ROWS }, (_, row) => `4.6,-74.08,${row}\n`);
      const headers = { 'content-type': 'text/csv' };
      const sent = { path: '/api/v1/locate', body: `lat,lon,row\n${points.join('')}`, headers };
      const { status, text } = await directly(sent);
      expect([status, text.split('\r\n').length]).toEqual([200, ROWS + 2]);
      const chunked = { ...headers, 'transfer-encoding': 'chunked' };
      expect(await through({ ...sent, headers: chunked })).toMatchObject({ status, text });
      expect(await through({ ...sent, path: '/API/v1/Locate/' })).toMatchObject({ status, text });
    });

    it.each(['/mcp', '/api/v1/mcp'])('of an assistant is accepted at %s', async (path) => {
      for (const own of [{}, { origin: ORIGIN }]) {
        const { status, text } = await through({ path, body: call, headers: { ...MCP, ...own } });
        expect([status, text.includes('Bogotá')], text).toEqual([200, true]);
      }
      const headers = { ...MCP, origin: 'https://evil.example' };
      expect((await through({ path, body: call, headers })).status).toBe(403);
    });

    it('is accepted from a form', async () => {
      const body = new URLSearchParams({ rows: rows.map(({ place }) => place).join('\n') }).toString();
      const sent = { path: '/es/herramientas/relacionar', body, headers: FORM };
      const { status, text } = await through(sent);
      expect([status, text.match(/<tr data-status=/g)?.length]).toEqual([200, ROWS]);
    });

    it('reaches the service up to the limit of its route, and the service rejects one byte more', async () => {
      expect(routes.length).toBeGreaterThan(8);
      for (const { method, path, limit } of routes) {
        const isForm = !path.startsWith('/api/') && !path.endsWith('/mcp');
        const headers = isForm ? FORM : MCP;
        const of = (length: number): Sent => ({ method, path, headers, body: 'x'.repeat(length) });
        const [most, tooLarge] = [await through(of(limit)), await through(of(limit + 1))];
        expect([most.status === 413, tooLarge.status], `${method} ${path}`).toEqual([false, 413]);
        expect(most, `${method} ${path}`).toEqual(await directly(of(limit)));
        expect(tooLarge, `${method} ${path}`).toEqual(await announced(of(limit + 1)));
      }
    });

    it('is rejected in the language of the reader if it is too large', async () => {
      const body = `rows=${'a'.repeat(4_000_000)}`;
      for (const [path, { batch }] of [
        ['/en/tools/match', calculatorStrings.en],
        ['/es/herramientas/ubicar', calculatorStrings.es],
      ] as const) {
        const { status, type, text } = await through({ path, body, headers: FORM });
        expect([status, type]).toEqual([413, 'text/html; charset=utf-8']);
        expect(text).toContain(escapeHtml(batch.tooLarge));
      }
      const { text } = await through({
        path: '/api/v1/match',
        body,
        headers: { ...JSON_TYPE, 'accept-language': 'es', 'transfer-encoding': 'chunked' },
      });
      expect(JSON.parse(text)).toMatchObject({
        type: '/docs/problems/body-too-large',
        status: 413,
        detail: 'El cuerpo tiene más de 1048576 bytes, el límite de esta ruta.',
      });
    });

    it('is rejected at any other path as without nginx', async () => {
      const body = 'x'.repeat(5000);
      for (const [method, path, status] of [
        ['POST', '/api/v1/City', 405],
        ['POST', '/api/v1/Nothing', 404],
        ['GET', '/api/v1/City/1', 400],
        ['POST', '/en/tools/calendar', 405],
      ] as const) {
        const answer = await through({ method, path, body });
        expect(answer.status, path).toBe(status);
        expect(answer).toEqual(await directly({ method, path, body }));
      }
    });

    it('is never read as the next request if it is rejected, nor the next request as the body', async () => {
      const city = await through({ method: 'GET', path: '/api/v1/City/1' });
      const tooLarge = { path: '/api/v1/match', body: 'x'.repeat(1_100_000), headers: JSON_TYPE };
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, turn) =>
          turn % 3 === 0 ? through(tooLarge) : through({ method: 'GET', path: '/api/v1/City/1' }),
        ),
      );
      const expected = await announced(tooLarge);
      for (const [turn, answer] of answers.entries())
        expect(answer).toEqual(turn % 3 === 0 ? expected : city);
    });
  });
});
