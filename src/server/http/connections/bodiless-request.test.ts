// Requests with and without a body on one connection are answered in order and in full.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BodilessRequest } from './node-server.js';

const server = createServer({ IncomingMessage: BodilessRequest }, async (request, response) => {
  if (request.url === '/unread') {
    response.end('unread;');
    return;
  }
  let body = '';
  if (request.method !== 'GET') for await (const chunk of request) body += chunk;
  response.end(`${request.url} ${body};`);
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

async function send(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(requests.join(''));
  let received = '';
  for await (const chunk of socket) received += chunk;
  return received
    .split(/HTTP\/1.1 200 OK/)
    .slice(1)
    .map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))
    .join('');
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const LAST = 'Connection: close\r\n';

it('answers pipelined requests without a body', async () => {
  expect(await send(get('/a'), get('/b'), get('/c', LAST))).toBe('/a ;/b ;/c ;');
});

it('reads the body of those that have one', async () => {
  const post = 'POST /p HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody';
  const chunked = 'POST /q HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n';
  expect(await send(post, chunked, get('/c', LAST))).toBe('/p body;/q abc;/c ;');
});

it('does not take an unread body for the next request', async () => {
  const unread = `GET /unread HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nGET /`;
  expect(await send(unread, get('/next', LAST))).toBe('unread;/next ;');
});
