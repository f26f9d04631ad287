// Each response names its edition and can be read by any page, and only successful ones are cached.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../engine/problems/messages.js';
import { problem } from '../../../engine/problems/problem.js';
import { writeResponse } from '../connections/node-response.js';
import { createReplies } from './replies.js';

const MODIFIED = 'Sat, 01 Jan 2000 00:00:00 GMT';
const replies = createReplies({
  edition: '2000.01.01-01234567',
  lastModified: MODIFIED,
  ratePolicy: '"default";q=9;w=60',
});
const EXPOSED = ['Atlas-Edition', 'Atlas-Ignored', 'Content-Disposition', 'ETag', 'Link', 'X-Total-Count'];
let server: Server | undefined;
afterEach(() => server?.close());

async function given(write: (response: ServerResponse) => void) {
  server = createServer((_, response) => write(response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/requested?for=this`;
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'atlas-edition': '2000.01.01-01234567',
  });
  const exposed = headers['access-control-expose-headers']?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining(EXPOSED));
  return { status: answer.status, headers, payload: await answer.text() };
}

const facts = { type: 'text/plain', etag: '"a"', length: 2, coding: 'identity', vary: undefined } as const;

it('sends a body with its type, tag, length and time', async () => {
  const { headers, payload } = await given((response) => {
    response.writeHead(200, [...replies.bodyHeaders({ ...facts, headers: ['x-own', 'yes'] })]);
    response.end('[]');
  });
  expect(payload).toBe('[]');
  expect(headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '2',
    etag: '"a"',
    'last-modified': MODIFIED,
    'x-own': 'yes',
  });
  expect(headers['cache-control']).toMatch(/^public, max-age=300,/);
  expect(headers).not.toHaveProperty('vary');
  expect(headers).not.toHaveProperty('content-encoding');
});

it('sends a Vary header if a body has other codings', () => {
  const headers = replies.bodyHeaders({ ...facts, coding: 'br', vary: 'Accept-Encoding' });
  expect(headers).toEqual(expect.arrayContaining(['vary', 'Accept-Encoding', 'content-encoding', 'br']));
});

it('sends an unchanged response with its tag and without a body', async () => {
  const { status, headers, payload } = await given((response) =>
    writeResponse(response, replies.notModified({ etag: '"a"', vary: 'Accept-Encoding' })),
  );
  expect({ status, payload }).toEqual({ status: 304, payload: '' });
  expect(headers).toMatchObject({ etag: '"a"', vary: 'Accept-Encoding', 'last-modified': MODIFIED });
  expect(headers['cache-control']).toMatch(/^public/);
});

it('marks a response that no cache may store', () => {
  const unstored = { etag: '"a"', vary: undefined, unstored: true };
  for (const headers of [
    replies.notModified(unstored).headers,
    replies.bodyHeaders({ ...facts, ...unstored }),
  ]) {
    expect(headers[headers.indexOf('cache-control') + 1]).toBe('no-store');
    expect(headers).toContain('"a"');
  }
});

it('redirects temporarily', async () => {
  const { status, headers } = await given((response) => writeResponse(response, replies.redirect('/docs')));
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/docs' });
});

it('allows the available methods in a preflight', async () => {
  const allowed = 'GET, HEAD, OPTIONS';
  const { status, headers } = await given((response) => writeResponse(response, replies.preflight(allowed)));
  expect(status).toBe(204);
  expect(headers).toMatchObject({ allow: allowed, 'access-control-allow-methods': allowed });
});

it('names the requested URL in a problem that no cache stores', async () => {
  const wrong = problem('unknown-path', messages.nothingAt('/'), { nearest: '/docs' });
  const { status, headers, payload } = await given((response) =>
    writeResponse(response, replies.problem(response, wrong, ['allow', 'GET'])),
  );
  expect(status).toBe(404);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': 'en',
    vary: 'Accept-Language',
    allow: 'GET',
  });
  expect(Object.entries(JSON.parse(payload))).toEqual([
    ['type', '/docs/problems/unknown-path'],
    ['title', 'Nothing found at this path'],
    ['status', 404],
    ['detail', 'Nothing is available at /.'],
    ['instance', '/requested?for=this'],
    ['nearest', '/docs'],
  ]);
});
