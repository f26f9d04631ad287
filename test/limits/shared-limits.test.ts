// Real servers with a real Redis share one budget while it responds and have separate budgets while it does not. No request ever waits for
// it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { farServer } from '../system/bad-servers.js';
import { flood } from './flood.js';
import {
  acceptedOf,
  endAll,
  expectSharedAfter,
  inRedis,
  type LimitedServer,
  newClient,
  SHARED,
  start,
  started,
  untilCounted,
} from './limited-server.js';
import { hasRedis, PASSWORD, prepareRedis, type RedisServer } from './redis-server.js';

const ALONE = 'rate limits are not shared';
/** Most of this time is for starting servers on a busy machine. */
const timeout = 120_000;

async function detail(server: LimitedServer) {
  const ready = (await (await fetch(`${server.origin}/health/ready`)).json()) as { limits?: string };
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  return { limits: ready.limits, figure: /^atlas_limits_shared (\d)$/m.exec(figures)?.[1] };
}

async function expectNoSecret(): Promise<void> {
  for (const server of started) {
    const shown = await Promise.all(
      ['/health/ready', '/metrics'].map(async (path) => (await fetch(server.origin + path)).text()),
    );
    const all = [server.stderr(), ...shown].join();
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

  async function startAll(size: number, limit: number): Promise<LimitedServer[]> {
    const servers = await Promise.all(Array.from({ length: size }, () => start(redis.url, limit)));
    for (const server of servers) await server.logs(SHARED);
    return servers;
  }

  // The requests beyond the limit in a flood depend on the machine, and are printed. A server accepts fewer than 5,000 before it has the
  // counts of the others, and would accept more if it never had them.
  it('share a limit in a flood, two of them and three', async () => {
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
    let [first, second] = [] as unknown as [LimitedServer, LimitedServer];
    beforeAll(async () => {
      [first, second] = (await startAll(2, limit)) as [LimitedServer, LimitedServer];
    }, timeout);
    beforeEach(() => inRedis(redis.url, (reader) => reader.flushAll()));
    afterEach(() => redis.signal('SIGCONT'));
    afterAll(endAll);

    const expectShared = (client: string, spent: number) =>
      expectSharedAfter(redis.url, second, { client, limit, spent });

    it('have the counts of each other', async () => {
      const client = newClient();
      expect(await acceptedOf(first, client, 80)).toBe(80);
      await expectShared(client, 80);
    });

    it('store no IP address in it, and nothing for longer than two windows', async () => {
      await acceptedOf(first, newClient(), 3);
      await untilCounted(redis.url, 3);
      await inRedis(redis.url, async (reader) => {
        for (const name of await reader.keys('*')) {
          expect(name).toMatch(/^atlas:requests:3600000:\d+:[\w-]{22}$/);
          expect(await reader.pTTL(name)).toBeGreaterThan(0);
          expect(await reader.pTTL(name)).toBeLessThanOrEqual(7_200_000);
        }
      });
    });

    it('respond with their own limits while it hangs, and share again when it continues', async () => {
      const servers = [first, second];
      for (const server of servers) expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
      const before = servers.map((server) => server.stderr().length);
      redis.signal('SIGSTOP');
      const client = newClient();
      // Redis does not respond until this part of the test has ended.
      for (const [index, server] of servers.entries()) {
        expect(await acceptedOf(server, client, limit + 5)).toBe(limit);
        await server.logs(ALONE, before[index]);
        expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
        const lines = server.stderr().slice(before[index]).trim().split('\n');
        expect(lines).toEqual([
          expect.stringMatching(/"level":"warn".*"because":"no response within 1000 ms from/),
        ]);
      }
      const meanwhile = servers.map((server) => server.stderr().length);
      redis.signal('SIGCONT');
      for (const [index, server] of servers.entries()) await server.logs(SHARED, meanwhile[index]);
      await expectNoSecret();
    });

    it('add the requests that they accepted while Redis was gone', async () => {
      const client = newClient();
      expect(await acceptedOf(first, client, 10)).toBe(10);
      await untilCounted(redis.url, 10);
      const before = [first, second].map((server) => server.stderr().length);
      await redis.kill();
      expect(await acceptedOf(first, client, 20)).toBe(20);
      for (const [index, server] of [first, second].entries()) await server.logs(ALONE, before[index]);
      await redis.start();
      for (const [index, server] of [first, second].entries()) await server.logs(SHARED, before[index]);
      // Redis lost the first ten requests with its restart.
      await expectShared(client, 20);
    });

    it('end with 0 while it hangs', async () => {
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
  it('is not reported as shared, which is logged once', async () => {
    const redis = await prepareRedis();
    await redis.start();
    const far = await farServer(redis.port, 100);
    try {
      const server = await start(far.insteadOf(redis.url), 100);
      await Promise.race([server.logs(SHARED), server.logs(ALONE)]);
      expect(await detail(server)).toEqual({ limits: 'alone', figure: '0' });
      expect(await acceptedOf(server, newClient(), 20)).toBe(20);
      const changes = server.stderr().match(/rate limits are.*/g);
      expect(changes).toEqual([expect.stringMatching(/^rate limits are not shared/)]);
      expect(server.stderr()).toMatch(/"because":"the shared store takes \d{3,} ms to respond/);
    } finally {
      await endAll();
      await far.close();
      await redis.kill();
    }
  });
});

describe.skipIf(!hasRedis)('a server without the others', { timeout }, () => {
  afterEach(endAll);

  it('starts without Redis, and shares limits as soon as Redis is there', async () => {
    const redis = await prepareRedis();
    const server = await start(redis.url, 10);
    await server.logs(ALONE);
    expect(server.stderr()).toContain(`"because":"ECONNREFUSED from Redis at 127.0.0.1:${redis.port}"`);
    expect(await acceptedOf(server, newClient(), 12)).toBe(10);
    try {
      await redis.start();
      await server.logs(SHARED);
      expect(await detail(server)).toEqual({ limits: 'shared', figure: '1' });
      await expectNoSecret();
    } finally {
      await redis.kill();
    }
  });

  it('reports a wrong password without printing it', async () => {
    const redis = await prepareRedis();
    await redis.start();
    try {
      const server = await start(redis.url.replace('hunter2', 'hunter3'), 10);
      await server.logs(ALONE);
      expect(server.stderr()).toContain('"because":"WRONGPASS from Redis at 127.0.0.1:');
      expect(await acceptedOf(server, newClient(), 12)).toBe(10);
      await expectNoSecret();
    } finally {
      await redis.kill();
    }
  });
});
