// Clients that request much and read nothing occupy a bounded part of the memory, each and together.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { residentBytes } from '../../lab/process-usage.js';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { ALL_DATA, type BuiltServer, startForTest } from '../process/built-server.js';
import { memoryInUse, REPORTING } from '../process/memory-in-use.js';
import { afterTest } from '../system/clean-ups.js';
import { ask, bodiesOf, metric, type RawClient, rawClient, request, statusOf } from './raw-client.js';

/** A response of about 4 MB, which is written again for each request. */
const LARGE = '/api/v1/PostalCode/search/a';
const SMALL = '/api/v1/Region/1';

async function start(environment: ProgramEnvironment = {}): Promise<BuiltServer> {
  const server = await startForTest({ ...ALL_DATA, ...environment }, REPORTING);
  await ask(server.port, LARGE);
  return server;
}

async function open(port: number, address?: string): Promise<RawClient> {
  const client = await rawClient(port, address);
  afterTest(() => client.socket.destroy());
  return client;
}

const MEGABYTE = 2 ** 20;
const peakOf = ({ child }: BuiltServer) => residentBytes(child.pid as number, 'VmHWM') / MEGABYTE;
const unsentIn = async ({ port }: BuiltServer) => (await metric(port, 'atlas_unsent_bytes')) / MEGABYTE;
/** In megabytes. */
const sizeOfLarge = async (port: number) =>
  Number(/^content-length: (\d+)/im.exec(await ask(port, LARGE))?.[1]) / MEGABYTE;

/** Clients that request something large and leave it unread; the system takes up to 4 MB of it for each connection. */
async function unread(port: number, count: number, address?: string): Promise<readonly RawClient[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => open(port, address)));
  for (const { socket } of clients) socket.write(request(LARGE).repeat(3));
  return clients;
}

it('keeps two responses in memory for 32 KB of pipelined requests on a connection that does not read', async () => {
  const server = await start();
  const size = await sizeOfLarge(server.port);
  const count = Math.floor(32_768 / request(LARGE).length);
  const [before, peak] = [await memoryInUse(server), peakOf(server)];
  const { socket } = await open(server.port);
  socket.write(request(LARGE).repeat(count));
  for (let look = 0; look < 40; look++) {
    await ask(server.port, SMALL);
    await setTimeout(50);
  }
  console.log(
    size,
    count,
    await unsentIn(server),
    (await memoryInUse(server)) - before,
    peakOf(server) - peak,
  );
  expect(await unsentIn(server)).toBeLessThan(2 * size);
  expect((await memoryInUse(server)) - before).toBeLessThan(2 * size);
  // Even before a garbage collection, the process never holds a quarter of all the responses.
  expect((peakOf(server) - peak) / (count * size)).toBeLessThan(1 / 4);
});

it('returns responses to pipelined requests in order, however long each takes', async () => {
  const { port } = await start();
  const { socket, readUntil } = await open(port);
  const ids = Array.from({ length: 300 }, (_, index) => (index % 32) + 1);
  const paths = ids.map((id) =>
    id % 7 === 0 ? `/api/v1/Department/search/a?x=${id}` : `/api/v1/Department/${id}`,
  );
  socket.write(paths.map((path) => request(path)).join('') + request('/nowhere', 'Connection: close'));
  const bodies = bodiesOf(await readUntil(() => false));
  expect(bodies).toHaveLength(ids.length + 1);
  for (const [index, id] of ids.entries())
    if (id % 7 !== 0) expect(bodies[index]).toMatch(new RegExp(`^\\{"id":${id},`));
  expect(bodies.at(-1)).toContain('/docs/problems/unknown-path');
});

it('serves other connections between the requests of one', async () => {
  const { port } = await start();
  const { socket, readUntil, received } = await open(port);
  const many = 200;
  const count = (text: string) => text.split('HTTP/1.1 200').length - 1;
  socket.write(`HEAD ${LARGE} HTTP/1.1\r\nHost: test\r\n\r\n`.repeat(many));
  const all = readUntil((text) => count(text) === many);
  await readSome(socket);
  expect(statusOf(await ask(port, SMALL))).toBe(200);
  const before = count(received());
  expect(before).toBeLessThan(many / 2);
  await all;
});

const readSome = (socket: RawClient['socket']) => new Promise((resolve) => socket.once('data', resolve));

it('needs no more memory than it counts for 300 connections that do not read, and returns 503 for large responses until they are closed', async () => {
  const server = await start({ UNSENT_MEGABYTES: '64' });
  const size = await sizeOfLarge(server.port);
  const [before, peak] = [await memoryInUse(server), peakOf(server)];
  const clients = await unread(server.port, 300);
  for (let look = 0; look < 100 && statusOf(await ask(server.port, LARGE)) === 200; look++)
    await setTimeout(50);
  const refused = await ask(server.port, LARGE);
  expect(statusOf(refused)).toBe(503);
  expect(refused).toMatch(/^retry-after: \d+\r$/im);
  expect(refused).toContain('"type":"/docs/problems/unavailable"');
  expect(await ask(server.port, LARGE, ['Accept-Language: es'])).toContain('respuestas anteriores sin leer');
  expect(statusOf(await ask(server.port, SMALL))).toBe(200);
  expect(statusOf(await ask(server.port, '/health/ready'))).toBe(200);
  const unsent = await unsentIn(server);
  expect(unsent).toBeGreaterThan(60);
  // A response requested while there was room is sent as a whole.
  expect(unsent).toBeLessThan(64 + 2 * size);
  // Buffers have sizes that are powers of two.
  expect(((await memoryInUse(server)) - before) / unsent).toBeLessThan(2);
  // Even before a garbage collection, the process never holds a quarter of all the responses.
  expect((peakOf(server) - peak) / (300 * 3 * size)).toBeLessThan(1 / 4);
  for (const { socket } of clients) socket.destroy();
  await expect.poll(() => metric(server.port, 'atlas_unsent_bytes'), { timeout: 120_000 }).toBe(0);
  expect(statusOf(await ask(server.port, LARGE))).toBe(200);
});

it('rejects further requests of a client with many unsent bytes, and none of another', async () => {
  const { port } = await start({ UNSENT_MEGABYTES: '64', RATE_LIMIT_EXEMPT: 'none' });
  await unread(port, 20, '127.0.0.9');
  const statusFor = (address: string) => ask(port, LARGE, [], address).then(statusOf);
  await expect.poll(() => statusFor('127.0.0.9'), { timeout: 120_000 }).toBe(503);
  expect(await statusFor('127.0.0.1')).toBe(200);
  expect(statusOf(await ask(port, SMALL, [], '127.0.0.9'))).toBe(200);
});

it('closes a connection that does not read for SEND_TIMEOUT, but not one that reads slowly', async () => {
  const { port } = await start({ SEND_TIMEOUT: '3' });
  await unread(port, 3);
  const slow = await open(port);
  slow.socket.write(request(LARGE).repeat(4) + request(LARGE, 'Connection: close'));
  let bytes = 0;
  slow.socket.on('data', (chunk) => {
    bytes += chunk.length;
    slow.socket.pause();
  });
  let isOpen = true;
  void slow.closed.then(() => {
    isOpen = false;
  });
  const expected = (await sizeOfLarge(port)) * MEGABYTE;
  const reading = (async () => {
    for (let look = 0; isOpen && look < 1500; look++) {
      await setTimeout(30);
      slow.socket.resume();
    }
  })();
  await expect.poll(() => metric(port, 'atlas_send_timeouts_total'), { timeout: 120_000 }).toBe(3);
  await reading;
  expect(bytes).toBeGreaterThan(5 * expected);
  expect(await metric(port, 'atlas_send_timeouts_total')).toBe(3);
});
