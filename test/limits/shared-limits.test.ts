// Real servers with a real Redis between them: one budget while it answers, a budget each while it does not, and nobody ever waits for it.
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { flood } from './flood.js';
import { hasRedis, PASSWORD, prepareRedis, type RedisServer } from './redis-server.js';

const SHARED = 'rate limits are shared';
const ALONE = 'rate limits are not shared';
const FLOODS = 5;

interface Server extends BuiltServer {
  /** Settles once it has said a text so many times. */
  readonly says: (text: string, times?: number) => Promise<void>;
}

const started: Server[] = [];
let clients = 0;
/** Nobody has asked with this address before. */
const newClient = () => `198.51.100.${++clients}`;

async function start(redis: string, limit: number): Promise<Server> {
  const environment = { RATE_LIMIT: String(limit), RATE_LIMIT_WINDOW: '3600', TRUST_PROXY: '127.0.0.1' };
  const server = await startBuiltServer({ ...environment, REDIS_URL: redis });
  const stderr = server.child.stderr as NonNullable<typeof server.child.stderr>;
  const says = (text: string, times = 1) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (server.said().split(text).length <= times) return;
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

describe.skipIf(!hasRedis)('servers with a Redis between them', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
  });
  afterEach(async () => {
    redis.signal('SIGCONT');
    for (const server of started.splice(0)) await server.kill();
  });
  afterAll(() => redis.kill());

  async function pair(limit: number): Promise<[Server, Server]> {
    const servers = await Promise.all([start(redis.url, limit), start(redis.url, limit)]);
    for (const server of servers) await server.says(SHARED);
    return servers;
  }

  it.each([
    [10, 20],
    [600, 20],
  ])(
    'share a limit of %i under a flood over %i connections each, within a tenth',
    async (limit, connections) => {
      const ports = (await pair(limit)).map(({ port }) => port);
      const totals: number[] = [];
      const enough = limit + Math.ceil(limit / 10);
      // A machine that is busy with other things makes exchanges late, so one flood of some is to stay within.
      for (
        let attempt = 0;
        attempt < FLOODS && (totals.at(-1) ?? Number.POSITIVE_INFINITY) > enough;
        attempt++
      ) {
        const counts = await flood({ ports, client: newClient(), limit, connections });
        totals.push(counts.reduce((sum, count) => sum + count, 0));
        console.log(`Of a limit of ${limit}, ${counts.join(' and ')} were accepted.`);
      }
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(limit);
      expect(Math.min(...totals)).toBeLessThanOrEqual(enough);
    },
  );

  it('keep no address in it, and nothing for longer than two windows', async () => {
    const [first, second] = await pair(10);
    const client = newClient();
    for (const server of [first, second, first, second]) expect((await ask(server, client)).status).toBe(200);
    const reader = createClient({ url: redis.url });
    await reader.connect();
    try {
      const names = await reader.keys('*');
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        expect(name).toMatch(/^atlas:limit:3600000:\d+:[\w-]{22}$/);
        expect(await reader.pTTL(name)).toBeGreaterThan(0);
        expect(await reader.pTTL(name)).toBeLessThanOrEqual(7_200_000);
      }
    } finally {
      reader.destroy();
    }
  });

  it('answer while it hangs, each with a limit of its own, and share again when it goes on', async () => {
    const limit = 30;
    const servers = await pair(limit);
    for (const server of servers) expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
    redis.signal('SIGSTOP');
    const client = newClient();
    // Redis answers nobody until all of this is over.
    for (const server of servers) {
      expect((await ask(server, client)).status).toBe(200);
      await server.says(ALONE);
      expect(await acceptedOf(server, client, limit + 5)).toBe(limit - 1);
      expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
    }
    redis.signal('SIGCONT');
    for (const server of servers) await server.says(SHARED, 2);
    const next = newClient();
    const counts = [await acceptedOf(servers[0], next, 20), await acceptedOf(servers[1], next, 20)];
    expect(counts[0]).toBe(20);
    expect(counts[1]).toBeGreaterThanOrEqual(10);
    expect(counts[1]).toBeLessThanOrEqual(13);
    for (const server of servers) {
      expect(server.said().split(ALONE)).toHaveLength(2);
      expect(server.said()).toMatch(/"level":"warn".*"because":"no answer within 250 ms"/);
    }
    await expectNoSecret();
  });

  it('tell it again what was spent while it was gone', async () => {
    const limit = 40;
    const [first, second] = await pair(limit);
    const client = newClient();
    expect(await acceptedOf(first, client, 10)).toBe(10);
    await redis.kill();
    expect(await acceptedOf(first, client, 10)).toBe(10);
    await first.says(ALONE);
    await redis.start();
    await first.says(SHARED, 2);
    // It has forgotten everything, and each server has told it anew.
    const accepted = await acceptedOf(second, client, limit);
    expect(accepted).toBeGreaterThanOrEqual(20);
    expect(accepted).toBeLessThanOrEqual(24);
  });

  it('end in good order while it hangs', async () => {
    const [first, second] = await pair(10);
    redis.signal('SIGSTOP');
    expect((await ask(first, newClient())).status).toBe(200);
    for (const server of [first, second]) server.child.kill('SIGTERM');
    for (const server of [first, second]) expect(await server.ended).toMatchObject({ code: 0, signal: null });
  });
});

describe.skipIf(!hasRedis)('a server without the others', () => {
  afterEach(async () => {
    for (const server of started.splice(0)) await server.kill();
  });

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
