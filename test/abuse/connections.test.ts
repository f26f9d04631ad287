// Each client has a share of the connections, and no connection stays open forever.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startForTest } from '../process/built-server.js';
import { afterTest } from '../system/clean-ups.js';
import { ask, metric, type RawClient, rawClient, request, statusOf } from './raw-client.js';

const SMALL = '/api/v1/Region/1';
const isWhole = (text: string) => text.endsWith('}');

async function asking(port: number, address?: string): Promise<[answer: string, client: RawClient]> {
  const client = await rawClient(port, address);
  afterTest(() => client.socket.destroy());
  client.socket.write(request(SMALL));
  return [await client.readUntil(isWhole), client];
}

it('rejects further connections of a client beyond its share, but not of others and of exempt clients', async () => {
  const { port } = await startForTest({ CLIENT_CONNECTIONS: '4', RATE_LIMIT_EXEMPT: '127.0.0.1' });
  const answers: number[] = [];
  const clients: RawClient[] = [];
  for (let count = 0; count < 6; count++) {
    const [answer, client] = await asking(port, '127.0.0.9');
    answers.push(statusOf(answer));
    clients.push(client);
  }
  expect(answers).toEqual([200, 200, 200, 200, 0, 0]);
  expect(statusOf((await asking(port, '127.0.0.8'))[0])).toBe(200);
  for (let count = 0; count < 6; count++) expect(statusOf((await asking(port))[0])).toBe(200);
  expect(await metric(port, 'atlas_refused_connections_total')).toBe(2);
  const [gone] = clients as [RawClient];
  gone.socket.end();
  await gone.closed;
  await expect.poll(() => ask(port, SMALL, [], '127.0.0.9').then(statusOf)).toBe(200);
});

it('closes a connection on which only empty lines arrive', async () => {
  const { port } = await startForTest({
    KEEP_ALIVE_TIMEOUT: '1',
    HEADERS_TIMEOUT: '1',
    REQUEST_TIMEOUT: '1',
  });
  const [, { socket, closed }] = await asking(port);
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  let lines = 0;
  for (; isOpen && lines < 50; lines++) {
    socket.write('\r\n');
    await setTimeout(200);
  }
  expect(isOpen).toBe(false);
});

it('closes the connection of a client beyond its limit, unless a trusted proxy sends requests of others on it', async () => {
  const { port } = await startForTest({
    RATE_LIMIT: '1',
    RATE_LIMIT_EXEMPT: 'none',
    TRUST_PROXY: '127.0.0.7',
  });
  await ask(port, SMALL, [], '127.0.0.9');
  const [refused, { closed }] = await asking(port, '127.0.0.9');
  expect(statusOf(refused)).toBe(429);
  expect(refused).toMatch(/^connection: close\r$/im);
  await closed;
  // A body without an announced length is a second reason to end it, which is not reported twice.
  const upload = await ask(port, SMALL, ['Transfer-Encoding: chunked'], '127.0.0.9');
  expect([statusOf(upload), upload.match(/^connection: .*$/gim)]).toEqual([429, ['Connection: close']]);
  const proxy = await rawClient(port, '127.0.0.7');
  afterTest(() => proxy.socket.destroy());
  proxy.socket.write(request(SMALL, 'X-Forwarded-For: 203.0.113.7').repeat(2));
  const both = await proxy.readUntil((text) => text.includes('HTTP/1.1 429') && isWhole(text));
  expect(both).not.toMatch(/^connection: close/im);
});

it('counts unreadable requests', async () => {
  const { port } = await startForTest({ HEADERS_TIMEOUT: '1', REQUEST_TIMEOUT: '1' });
  for (const bytes of [
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nX',
  ]) {
    const { socket, readUntil } = await rawClient(port);
    socket.write(bytes);
    await readUntil(() => false);
  }
  expect(await metric(port, 'atlas_requests_total{operation="unreadable",status="4xx",cache="none"}')).toBe(
    3,
  );
});
