// Servers with a limit, as they ship, and the number of requests of a client that they accept.
import { setTimeout } from 'node:timers/promises';
import { createClient, type RedisClientType } from '@redis/client';
import { expect } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';

export const SHARED = 'rate limits are shared';
const [LOOKS, EVERY_MS] = [12_000, 20];

export interface LimitedServer extends BuiltServer {
  /** Settles once its log contains a text after the first `after` characters. */
  readonly logs: (text: string, after?: number) => Promise<void>;
}

export const started: LimitedServer[] = [];
let clients = 0;
/** An IP address that no request has used before. */
export const newClient = () => `198.51.100.${++clients}`;

export async function start(
  redis: string,
  limit: number,
  more: ProgramEnvironment = {},
): Promise<LimitedServer> {
  const environment = { RATE_LIMIT: String(limit), RATE_LIMIT_WINDOW: '3600', TRUST_PROXY: '127.0.0.1' };
  const server = await startBuiltServer({ ...environment, REDIS_URL: redis, ...more });
  const stderr = server.child.stderr as NonNullable<typeof server.child.stderr>;
  const logs = (text: string, after = 0) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!server.stderr().includes(text, after)) return;
        stderr.off('data', look);
        resolve();
      };
      stderr.on('data', look);
      look();
    });
  const all = { ...server, logs: logs };
  started.push(all);
  return all;
}

export async function endAll(): Promise<void> {
  for (const server of started.splice(0)) await server.kill();
}

const ask = (server: LimitedServer, client: string) =>
  fetch(`${server.origin}/api/v1/Region/1`, { headers: { 'X-Forwarded-For': client } });

/** The number of accepted requests, sent one after the other. */
export async function acceptedOf(server: LimitedServer, client: string, requests: number): Promise<number> {
  let accepted = 0;
  for (let request = 0; request < requests; request++) {
    const { status } = await ask(server, client);
    expect([200, 429]).toContain(status);
    if (status === 200) accepted++;
  }
  return accepted;
}

export async function inRedis<T>(url: string, look: (reader: RedisClientType) => Promise<T>): Promise<T> {
  const reader: RedisClientType = createClient({ url }) as never;
  await reader.connect();
  try {
    return await look(reader);
  } finally {
    reader.destroy();
  }
}

/** Settles once that many requests are counted in Redis, of all clients together. */
export const untilCounted = (url: string, requests: number) =>
  inRedis(url, async (reader) => {
    for (let look = 0; look < LOOKS; look++) {
      const names = await reader.keys('*');
      const totals = names.length === 0 ? [] : await reader.mGet(names);
      if (totals.reduce((sum, total) => sum + Number(total), 0) === requests) return;
      await setTimeout(EVERY_MS);
    }
    throw new Error(`${requests} requests are not counted after ${LOOKS * EVERY_MS} ms.`);
  });

/** The second server learns of a client with its first request, and then has the count of the first one. */
export async function expectSharedAfter(
  url: string,
  second: LimitedServer,
  { client, limit, spent }: { readonly client: string; readonly limit: number; readonly spent: number },
): Promise<void> {
  await untilCounted(url, spent);
  expect(await acceptedOf(second, client, 1)).toBe(1);
  await untilCounted(url, spent + 1);
  const more = await acceptedOf(second, client, limit);
  expect(more).toBeGreaterThanOrEqual(limit - spent - 1);
  // The reply of Redis may not have arrived yet.
  expect(more).toBeLessThanOrEqual(limit - spent + 5);
}
