// Real servers with a real Redis between them: one budget while it answers, a budget each while it does not, and nobody ever waits for it.
import { setTimeout } from 'node:timers/promises';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { farServer } from '../system/bad-servers.js';
import { flood } from './flood.js';
import { hasRedis, PASSWORD, prepareRedis, type RedisServer } from './redis-server.js';

const SHARED = 'rate limits are shared';
const ALONE = 'rate limits are not shared';
const [LOOKS, EVERY_MS] = [1000, 20];
/** Most of it is the start of servers, which takes its time on a busy machine. */
const timeout = 120_000;

interface Server extends BuiltServer {
  /** Settles once it has said a text, after so many characters. */
  readonly says: (text: string, after?: number) => Promise<void>;
}

const started: Server[] = [];
let clients = 0;
/** Nobody has asked with this address before. */
const newClient = () => `198.51.100.${++clients}`;

async function start(redis: string, limit: number): Promise<Server> {
  const environment = { RATE_LIMIT: String(limit), RATE_LIMIT_WINDOW: '3600', TRUST_PROXY: '127.0.0.1' };
  const server = await startBuiltServer({ ...environment, REDIS_URL: redis });
  const stderr = server.child.stderr as NonNullable<typeof server.child.stderr>;
  const says = (text: string, after = 0) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!server.said().includes(text, after)) return;
        stderr.off('data', look);
        resolve();
      };
      stderr.on('data', look);
      look();
    });
  const all = { ...server, says };
  started.push(all);
  return all;
}

async function endAll(): Promise<void> {
  for (const server of started.splice(0)) await server.kill();
}

const ask = (server: Server, client: string) =>
  fetch(`${server.origin}/api/v1/Region/1`, { headers: { 'X-Forwarded-For': client } });

/** How many of so many requests, one after the other, are accepted. */
async function acceptedOf(server: Server, client: string, requests: number): Promise<number> {
  let accepted = 0;
  for (let request = 0; request < requests; request++) {
    const { status } = await ask(server, client);
    expect([200, 429]).toContain(status);
    if (status === 200) accepted++;
  }
  return accepted;
}

async function detail(server: Server) {
  const ready = (await (await fetch(`${server.origin}/health/ready`)).json()) as { limits?: string };
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  return { limits: ready.limits, figure: /^atlas_limits_shared (\d)$/m.exec(figures)?.[1] };
}

async function expectNoSecret(): Promise<void> {
  for (const server of started) {
    const shown = await Promise.all(
      ['/health/ready', '/metrics'].map(async (path) => (await fetch(server.origin + path)).text()),
    );
    const all = [server.said(), ...shown].join();
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'hunter'])
      expect(all).not.toContain(secret);
  }
}

describe.skipIf(!hasRedis)('servers with a Redis between them', { timeout }, () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
  });
  afterAll(() => redis.kill());

  async function inRedis<T>(look: (reader: RedisClientType) => Promise<T>): Promise<T> {
    const reader: RedisClientType = createClient({ url: redis.url }) as never;
    await reader.connect();
    try {
      return await look(reader);
    } finally {
      reader.destroy();
    }
  }

  /** Settles once that many requests are counted in Redis, of all clients together. */
  const untilCounted = (requests: number) =>
    inRedis(async (reader) => {
      for (let look = 0; look < LOOKS; look++) {
        const names = await reader.keys('*');
        const totals = names.length === 0 ? [] : await reader.mGet(names);
        if (totals.reduce((sum, total) => sum + Number(total), 0) === requests) return;
        await setTimeout(EVERY_MS);
      }
      throw new Error(`${requests} requests are not counted after ${LOOKS * EVERY_MS} ms.`);
    });

  async function startAll(size: number, limit: number): Promise<Server[]> {
    const servers = await Promise.all(Array.from({ length: size }, () => start(redis.url, limit)));
    for (const server of servers) await server.says(SHARED);
    return servers;
  }

  // How far a flood gets beyond the limit depends on the machine, and is printed. 5000 is far more than a server accepts here before
  // it hears of the others, and less than it would accept if it never did.
  it('that are flooded share a limit, two of them and three', async () => {
    const limit = 10_000;
    const servers = await startAll(3, limit);
    for (const flooded of [servers.slice(0, 2), servers]) {
      const ports = flooded.map(({ port }) => port);
      const counts = await flood({ ports, client: newClient(), limit, connections: 20 });
      const total = counts.reduce((sum, count) => sum + count, 0);
      console.log(`Of a limit of ${limit}, ${counts.join(' + ')} = ${total} were accepted.`);
      expect(total).toBeGreaterThanOrEqual(limit);
      expect(total).toBeLessThanOrEqual(limit + 5000);
    }
    await endAll();
  });

  describe('of which', () => {
    const limit = 100;
    let [first, second] = [] as unknown as [Server, Server];
    beforeAll(async () => {
      [first, second] = (await startAll(2, limit)) as [Server, Server];
    }, timeout);
    beforeEach(() => inRedis((reader) => reader.flushAll()));
    afterEach(() => redis.signal('SIGCONT'));
    afterAll(endAll);

    /** The second server hears of a client with its first request, and then knows what the first one has accepted. */
    async function expectSharedAfter(client: string, spent: number): Promise<void> {
      await untilCounted(spent);
      expect(await acceptedOf(second, client, 1)).toBe(1);
      await untilCounted(spent + 1);
      const more = await acceptedOf(second, client, limit);
      expect(more).toBeGreaterThanOrEqual(limit - spent - 1);
      // The answer of Redis may still be on its way.
      expect(more).toBeLessThanOrEqual(limit - spent + 5);
    }

    it('one knows what the other has accepted', async () => {
      const client = newClient();
      expect(await acceptedOf(first, client, 80)).toBe(80);
      await expectSharedAfter(client, 80);
    });

    it('nobody keeps an address in it, or anything for longer than two windows', async () => {
      await acceptedOf(first, newClient(), 3);
      await untilCounted(3);
      await inRedis(async (reader) => {
        for (const name of await reader.keys('*')) {
          expect(name).toMatch(/^atlas:requests:3600000:\d+:[\w-]{22}$/);
          expect(await reader.pTTL(name)).toBeGreaterThan(0);
          expect(await reader.pTTL(name)).toBeLessThanOrEqual(7_200_000);
        }
      });
    });

    it('each answers while it hangs, with a limit of its own, and shares again when it goes on', async () => {
      const servers = [first, second];
      for (const server of servers) expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
      const before = servers.map((server) => server.said().length);
      redis.signal('SIGSTOP');
      const client = newClient();
      // Redis answers nobody until all of this is over.
      for (const [index, server] of servers.entries()) {
        expect(await acceptedOf(server, client, limit + 5)).toBe(limit);
        await server.says(ALONE, before[index]);
        expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
        const lines = server.said().slice(before[index]).trim().split('\n');
        expect(lines).toEqual([
          expect.stringMatching(/"level":"warn".*"because":"no answer within 1000 ms from/),
        ]);
      }
      const meanwhile = servers.map((server) => server.said().length);
      redis.signal('SIGCONT');
      for (const [index, server] of servers.entries()) await server.says(SHARED, meanwhile[index]);
      await expectNoSecret();
    });

    it('one adds what it has accepted while it was gone', async () => {
      const client = newClient();
      expect(await acceptedOf(first, client, 10)).toBe(10);
      await untilCounted(10);
      const before = [first, second].map((server) => server.said().length);
      await redis.kill();
      expect(await acceptedOf(first, client, 20)).toBe(20);
      for (const [index, server] of [first, second].entries()) await server.says(ALONE, before[index]);
      await redis.start();
      for (const [index, server] of [first, second].entries()) await server.says(SHARED, before[index]);
      // It has forgotten the first ten.
      await expectSharedAfter(client, 20);
    });

    it('both end in good order while it hangs', async () => {
      redis.signal('SIGSTOP');
      expect(await acceptedOf(first, newClient(), 1)).toBe(1);
      for (const server of [first, second]) {
        server.child.kill('SIGTERM');
        expect(await server.ended).toMatchObject({ code: 0, signal: null });
      }
    });
  });
});

describe.skipIf(!hasRedis)('a Redis that is 100 ms away', { timeout }, () => {
  it('is not called shared, which is logged once', async () => {
    const redis = await prepareRedis();
    await redis.start();
    const far = await farServer(redis.port, 100);
    try {
      const server = await start(far.inPlaceOf(redis.url), 100);
      await Promise.race([server.says(SHARED), server.says(ALONE)]);
      expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
      expect(await acceptedOf(server, newClient(), 20)).toBe(20);
      const told = server.said().match(/rate limits are.*/g);
      expect(told).toEqual([expect.stringMatching(/^rate limits are not shared/)]);
      expect(server.said()).toMatch(/"because":"the shared store takes \d{3,} ms to answer/);
    } finally {
      await endAll();
      await far.close();
      await redis.kill();
    }
  });
});

describe.skipIf(!hasRedis)('a server without the others', { timeout }, () => {
  afterEach(endAll);

  it('starts where there is no Redis, and shares once there is one', async () => {
    const redis = await prepareRedis();
    const server = await start(redis.url, 10);
    await server.says(ALONE);
    expect(server.said()).toContain(`"because":"ECONNREFUSED from Redis at 127.0.0.1:${redis.port}"`);
    expect(await acceptedOf(server, newClient(), 12)).toBe(10);
    try {
      await redis.start();
      await server.says(SHARED);
      expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
      await expectNoSecret();
    } finally {
      await redis.kill();
    }
  });

  it('says that a password is wrong, and not which', async () => {
    const redis = await prepareRedis();
    await redis.start();
    try {
      const server = await start(redis.url.replace('hunter2', 'hunter3'), 10);
      await server.says(ALONE);
      expect(server.said()).toContain('"because":"WRONGPASS from Redis at 127.0.0.1:');
      expect(await acceptedOf(server, newClient(), 12)).toBe(10);
      await expectNoSecret();
    } finally {
      await redis.kill();
    }
  });
});
