// Real servers with a real Redis between them: one budget while it answers, a budget each while it does not, and nobody ever waits for it.
import { setTimeout } from 'node:timers/promises';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { flood } from './flood.js';
import { hasRedis, PASSWORD, prepareRedis, type RedisServer } from './redis-server.js';

const SHARED = 'rate limits are shared';
const ALONE = 'rate limits are not shared';
const FLOODS = 4;
const [LOOKS, EVERY_MS] = [600, 50];
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

  /** Settles once each of so many servers has said again that it is there, and so has heard of the others. */
  async function allKnowOfAll(size: number): Promise<void> {
    const from = Date.now();
    await inRedis(async (reader) => {
      for (let look = 0; look < LOOKS; look++) {
        const there = await reader.zRangeWithScores('atlas:limit:3600000:servers', 0, -1);
        if (there.length === size && there.every(({ score }) => score > from)) return;
        await setTimeout(EVERY_MS);
      }
      throw new Error(`${size} servers do not know of each other after ${LOOKS * EVERY_MS} ms.`);
    });
  }

  async function pair(limit: number): Promise<[Server, Server]> {
    const servers = await Promise.all([start(redis.url, limit), start(redis.url, limit)]);
    for (const server of servers) await server.says(SHARED);
    return servers;
  }

  describe('that are flooded', () => {
    afterEach(async () => {
      await endAll();
      // Those that were killed would be counted for some seconds more.
      await inRedis((reader) => reader.flushAll());
    });

    // A machine that is busy with other things makes exchanges late: one flood of some has to stay within, and all are printed.
    it.each([10, 100, 600])('share a limit of %i, two of them and three', async (limit) => {
      const servers: Server[] = await pair(limit);
      await floodAll(servers, limit);
      servers.push(await start(redis.url, limit));
      await servers.at(-1)?.says(SHARED);
      await floodAll(servers, limit);
    });

    async function floodAll(servers: readonly Server[], limit: number): Promise<void> {
      await allKnowOfAll(servers.length);
      const ports = servers.map(({ port }) => port);
      const tooMany = Math.max(Math.ceil(limit / 10), servers.length - 1);
      const totals: number[] = [];
      for (
        let attempt = 0;
        attempt < FLOODS && !totals.some((total) => total <= limit + tooMany);
        attempt++
      ) {
        const before = servers.map((server) => server.said().length);
        const counts = await flood({ ports, client: newClient(), limit, connections: 20 });
        const wasAlone = servers.some((server, index) => server.said().includes(ALONE, before[index]));
        totals.push(counts.reduce((sum, count) => sum + count, 0));
        const how = wasAlone ? ', one of them alone for a time' : '';
        console.log(
          `Of a limit of ${limit}, ${counts.join(' and ')} = ${totals.at(-1)} were accepted${how}.`,
        );
      }
      for (const total of totals) expect(total).toBeGreaterThanOrEqual(limit);
      expect(Math.min(...totals)).toBeLessThanOrEqual(limit + tooMany);
    }
  });

  describe('of which', () => {
    const limit = 100;
    let servers: [Server, Server];
    beforeAll(async () => {
      servers = await pair(limit);
    }, timeout);
    afterEach(() => redis.signal('SIGCONT'));
    afterAll(endAll);

    it('nobody keeps an address in it, or anything for longer than two windows', async () => {
      const [first, second] = servers;
      const client = newClient();
      for (const server of [first, second, first, second])
        expect((await ask(server, client)).status).toBe(200);
      await inRedis(async (reader) => {
        const names = await reader.keys('*');
        expect(names.length).toBeGreaterThan(1);
        for (const name of names) {
          expect(name).toMatch(/^atlas:limit:3600000:(\d+:[\w-]{22}|servers)$/);
          expect(await reader.pTTL(name)).toBeGreaterThan(0);
          expect(await reader.pTTL(name)).toBeLessThanOrEqual(name.endsWith('servers') ? 10_000 : 7_200_000);
        }
      });
    });

    it('each answers while it hangs, with a limit of its own, and shares again when it goes on', async () => {
      for (const server of servers) expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
      const before = servers.map((server) => server.said().length);
      redis.signal('SIGSTOP');
      const client = newClient();
      // Redis answers nobody until all of this is over.
      for (const [index, server] of servers.entries()) {
        expect((await ask(server, client)).status).toBe(200);
        await server.says(ALONE, before[index]);
        expect(await acceptedOf(server, client, limit + 5)).toBe(limit - 1);
        expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
        const lines = server.said().slice(before[index]).trim().split('\n');
        expect(lines).toEqual([expect.stringMatching(/"level":"warn".*"because":"no answer within 250 ms"/)]);
      }
      const meanwhile = servers.map((server) => server.said().length);
      redis.signal('SIGCONT');
      for (const [index, server] of servers.entries()) await server.says(SHARED, meanwhile[index]);
      const next = newClient();
      expect(await acceptedOf(servers[0], next, 80)).toBe(80);
      const more = await acceptedOf(servers[1], next, 40);
      expect(more).toBeGreaterThanOrEqual(20);
      expect(more).toBeLessThanOrEqual(30);
      await expectNoSecret();
    });

    it('one tells it again what was spent while it was gone', async () => {
      const [first, second] = servers;
      const client = newClient();
      expect(await acceptedOf(first, client, 10)).toBe(10);
      const before = first.said().length;
      await redis.kill();
      expect(await acceptedOf(first, client, 10)).toBe(10);
      await first.says(ALONE, before);
      await redis.start();
      await first.says(SHARED, before);
      // It has forgotten everything, and each server has told it anew.
      const accepted = await acceptedOf(second, client, limit);
      expect(accepted).toBeGreaterThanOrEqual(80);
      expect(accepted).toBeLessThanOrEqual(90);
    });

    it('both end in good order while it hangs', async () => {
      redis.signal('SIGSTOP');
      expect((await ask(servers[0], newClient())).status).toBe(200);
      for (const server of servers) server.child.kill('SIGTERM');
      for (const server of servers) expect(await server.ended).toMatchObject({ code: 0, signal: null });
    });
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
