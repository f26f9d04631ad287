// Large uploads that stay open take a bounded part of the memory, per client and in total, and release it.
import { expect, it } from 'vitest';
import { residentBytes } from '../../lab/process-usage.js';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { HELD_BODY_BYTES } from '../../src/server/http/bodies/read-body.js';
import { type BuiltServer, startForTest } from '../process/built-server.js';
import { memoryInUse, REPORTING } from '../process/memory-in-use.js';
import { afterTest } from '../system/clean-ups.js';
import { bodyDoors, type Door, headOf } from './body-doors.js';
import { expectNothingHeld, heldBy } from './held-by-server.js';
import { ask, type RawClient, rawClient, statusOf } from './raw-client.js';

const UPLOAD = 3_000_000;
/** The last of them exceeds the bound. */
const MOST_HELD = Math.ceil(HELD_BODY_BYTES / UPLOAD);

const start = (environment: ProgramEnvironment = {}) =>
  startForTest({ REQUEST_TIMEOUT: '600', ...environment }, REPORTING);

const doorOf = async (kind: Door['kind']) => (await bodyDoors()).find((door) => door.kind === kind) as Door;

/** Sends all but the last byte of each upload, as far as the server reads it, and returns the response if there is one. */
async function hold(server: BuiltServer, count: number, address?: string) {
  const door = await doorOf('form');
  const bytes = Buffer.from(
    `${headOf(door, { 'Content-Length': String(UPLOAD) })}rows=${'x'.repeat(UPLOAD - 6)}`,
  );
  const opened = await Promise.all(Array.from({ length: count }, () => rawClient(server.port, address)));
  afterTest(() => {
    for (const { socket } of opened) socket.destroy();
  });
  const answers = opened.map(({ readUntil }) => readUntil(() => false));
  for (const { socket } of opened) socket.write(bytes);
  return { opened, answers };
}

const stillOpen = (opened: readonly RawClient[]) => opened.filter(({ socket }) => !socket.destroyed);

async function send(port: number, { body, ...door }: Door, address?: string): Promise<string> {
  const { socket, readUntil } = await rawClient(port, address);
  socket.write(
    headOf({ body, ...door }, { 'Content-Length': String(body.length), Connection: 'close' }) + body,
  );
  return await readUntil(() => false);
}

const UPLOADS = 300;
const MEGABYTE = 2 ** 20;
const peakOf = ({ child }: BuiltServer) => residentBytes(child.pid as number, 'VmHWM') / MEGABYTE;

/** In megabytes: memory in use while the uploads are open, the part that the server counts, and memory in use afterwards. */
async function holdAll(server: BuiltServer) {
  const { opened, answers } = await hold(server, UPLOADS);
  await expect.poll(() => stillOpen(opened).length, { timeout: 120_000 }).toBeLessThan(MOST_HELD + 1);
  const { bodyBytes } = await heldBy(server.port);
  expect(bodyBytes).toBeGreaterThan(HELD_BODY_BYTES / 2);
  expect(bodyBytes).toBeLessThan(HELD_BODY_BYTES + UPLOAD);
  const during = await memoryInUse(server);
  expect(statusOf(await ask(server.port, '/api/v1/Region/1'))).toBe(200);
  for (const { socket } of opened) socket.destroy();
  expect(new Set((await Promise.all(answers)).map(statusOf))).toEqual(new Set([0, 503]));
  await expectNothingHeld(server.port);
  return { during, counted: bodyBytes / MEGABYTE, after: await memoryInUse(server) };
}

it('needs no more memory than it counts for 300 simultaneous uploads of 3 MB, and reuses it for the next ones', async () => {
  const server = await start();
  const [before, peak] = [await memoryInUse(server), peakOf(server)];
  const [first, second, third] = [await holdAll(server), await holdAll(server), await holdAll(server)];
  // Buffers have sizes that are powers of two.
  for (const { during, counted } of [first, second, third])
    expect((during - before) / counted).toBeLessThan(2);
  expect(third.after / first.after).toBeLessThan(1.1);
  // Even before a garbage collection, the process never holds a quarter of all the uploads.
  expect((peakOf(server) - peak) / ((UPLOADS * UPLOAD) / MEGABYTE)).toBeLessThan(1 / 4);
});

it('rejects further uploads of a client with many, and none of another', async () => {
  const server = await start({ RATE_LIMIT_EXEMPT: 'none' });
  const door = await doorOf('json rows');
  const { opened } = await hold(server, 5, '127.0.0.9');
  await expect.poll(() => stillOpen(opened).length, { timeout: 120_000 }).toBe(2);
  const refused = await send(server.port, door, '127.0.0.9');
  expect(statusOf(refused)).toBe(503);
  expect(refused).toMatch(/^retry-after: 5\r$/im);
  expect(refused).toContain('"type":"/docs/problems/unavailable"');
  expect(statusOf(await send(server.port, door, '127.0.0.8'))).toBe(200);
  for (const { socket } of opened) socket.destroy();
  await expect.poll(() => send(server.port, door, '127.0.0.9').then(statusOf)).toBe(200);
  await expectNothingHeld(server.port);
});
