// Every way of answering: each says its edition and may be read by any page, and only what is right is kept.
import Fastify, { type FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { problem } from '../problems/problem.js';
import { createReplies, JSON_TYPE } from './replies.js';

const replies = createReplies('2000.01.01-01234567');
const body = new TextEncoder().encode('[]');

async function given(write: (reply: FastifyReply) => FastifyReply) {
  const server = Fastify();
  server.get('/*', (_, reply) => write(reply));
  const answer = await server.inject('/asked?for=this');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'atlas-edition': '2000.01.01-01234567',
  });
  expect(answer.headers['access-control-expose-headers']).toContain('Atlas-Edition');
  return answer;
}

it('content comes with its type and tag, and with headers of its own', async () => {
  const content = { type: JSON_TYPE, etag: '"a"', body, headers: { 'x-own': 'yes' } };
  const { statusCode, headers, payload } = await given((reply) => replies.content(reply, content));
  expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: '[]' });
  expect(headers).toMatchObject({ 'content-type': JSON_TYPE, etag: '"a"', 'x-own': 'yes' });
  expect(headers['cache-control']).toMatch(/^public, max-age=300,/);
});

it('what the client holds already comes with its tag and no body', async () => {
  const { statusCode, headers, payload } = await given((reply) => replies.notModified(reply, '"a"'));
  expect({ statusCode, payload, etag: headers.etag }).toEqual({ statusCode: 304, payload: '', etag: '"a"' });
  expect(headers['cache-control']).toMatch(/^public/);
});

it('a redirection leads elsewhere for now', async () => {
  const { statusCode, headers } = await given((reply) => replies.redirect(reply, '/docs'));
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: '/docs' });
});

it('a preflight allows what there is', async () => {
  const { statusCode, headers } = await given(replies.preflight);
  const allowed = 'GET, HEAD, OPTIONS';
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({ allow: allowed, 'access-control-allow-methods': allowed });
});

it('a problem names what was asked for and is not kept', async () => {
  const wrong = problem('unknown-path', 'Nothing.', { nearest: '/docs' });
  const { statusCode, headers, payload } = await given((reply) =>
    replies.problem(reply, wrong, { allow: 'GET' }),
  );
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    allow: 'GET',
  });
  expect(Object.entries(JSON.parse(payload))).toEqual([
    ['type', '/docs/problems/unknown-path'],
    ['title', 'There is nothing at this path'],
    ['status', 404],
    ['detail', 'Nothing.'],
    ['instance', '/asked?for=this'],
    ['nearest', '/docs'],
  ]);
});

it('what is no request is answered on the connection itself, which is then closed', () => {
  let sent = '';
  const socket = { end: (text: string) => (sent = text) };
  replies.unreadable(socket as never, problem('bad-request', 'No es HTTP, ñ.'));
  const [head = '', text = ''] = sent.split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n');
  expect(status).toBe('HTTP/1.1 400 Bad Request');
  expect(headers).toContain('atlas-edition: 2000.01.01-01234567');
  expect(headers).toContain('connection: close');
  expect(headers).toContain(`content-length: ${Buffer.byteLength(text)}`);
  expect(JSON.parse(text)).toMatchObject({ status: 400, detail: 'No es HTTP, ñ.', instance: '/' });
});
