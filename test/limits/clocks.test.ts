// A server with a wrong clock counts by the time of Redis, in the same windows as the others, and reports the difference.
import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRedisStore } from '../../src/server/limits/redis-store.js';
import { createStoreClock } from '../../src/server/limits/request-counter.js';
import { createSharedCounter, type SharedCounter } from '../../src/server/limits/shared-counter.js';
import { acceptedOf, endAll, inRedis, newClient, SHARED, start, untilCounted } from './limited-server.js';
import { hasRedis, prepareRedis, type RedisServer } from './redis-server.js';

const AHEAD_MS = 35_000;
/** Fewer requests take less time than a window. */
const [LIMIT, FEW] = [100, 40];

describe.skipIf(!hasRedis)('a server whose clock is ahead of Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
  });
  afterEach(async () => {
    await endAll();
    await inRedis(redis.url, (reader) => reader.flushAll());
  });
  afterAll(() => redis.kill());

  /** The window has about a minute. The clocks differ, so that it ends on neither of them for a quarter of a minute. */
  function windowBetween(now: number, other: number): number {
    const middle = (now + other) / 2;
    for (let windowMs = 60_000; ; windowMs += 100) {
      const rest = middle % windowMs;
      if (rest < 2000 || rest > windowMs - 2000) return windowMs;
    }
  }

  it.each([AHEAD_MS, -AHEAD_MS])(
    'shares one limit with another server if it is %i ms ahead',
    async (aheadMs) => {
      const windowMs = windowBetween(Date.now(), Date.now() + aheadMs);
      const exchanges = new EventEmitter();
      const counters: SharedCounter[] = [];
      const create = (name: string, now: () => number) => {
        const store = createRedisStore(redis.url, windowMs, createStoreClock({ now }));
        const add: typeof store.add = async (counts) => {
          const totals = await store.add(counts);
          setImmediate(() => exchanges.emit(name));
          return totals;
        };
        const options = { limit: FEW, windowMs, now, store: { ...store, add }, changed: () => {} };
        const counter = createSharedCounter(options);
        counters.push(counter);
        return counter;
      };
      try {
        const right = create('right', Date.now);
        await once(exchanges, 'right');
        const wrong = create('wrong', () => Date.now() + aheadMs);
        await once(exchanges, 'wrong');
        let accepted = 0;
        for (let request = 0; request < 2 * FEW; request++) {
          for (const [name, counter] of [['right', right] as const, ['wrong', wrong] as const]) {
            if (counter.take('client') < 0) continue;
            accepted++;
            // The other server has the counts of this one before its next request.
            await once(exchanges, name);
          }
        }
        console.log(`Of a limit of ${FEW}, ${accepted} were accepted.`);
        expect(accepted).toBeGreaterThanOrEqual(FEW);
        // A server receives the other's last count with its own next request. A window that ends meanwhile allows a few more.
        expect(accepted).toBeLessThanOrEqual(FEW * 1.1);
      } finally {
        for (const counter of counters) counter.close();
      }
    },
  );

  it('counts alone if it has no right to TIME', async () => {
    const rights = ['+multi', '+exec', '+incrby', '+get', '+pexpire', '+ping'];
    await inRedis(redis.url, (reader) => reader.aclSetUser('limited', ['on', '>secret', '~*', ...rights]));
    const url = redis.url.replace(/\/\/.*@/, '//limited:secret@');
    const clock = createStoreClock({ now: () => Date.now() + AHEAD_MS });
    const store = createRedisStore(url, 60_000, clock);
    try {
      const count = { key: 'client', window: 0, requests: 2 };
      expect([await store.add([count]), await store.add([count])]).toEqual([[2], [4]]);
      expect(clock.ahead()).toBe(0);
    } finally {
      store.close();
    }
  });

  /** The difference is two windows. Without a correction, the two servers would count in different ones. */
  const HOURS_AHEAD = 2;
  const wrongClock = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
      `const { now } = Date; Date.now = () => now() + ${HOURS_AHEAD} * 3600_000;`,
    )}`,
  };

  it.each(['1', '2'])('shares one limit as a program with %s workers, and reports it', async (WORKERS) => {
    const right = await start(redis.url, LIMIT);
    const wrong = await start(redis.url, LIMIT, { ...wrongClock, WORKERS });
    for (const server of [right, wrong]) await server.logs(SHARED);
    const client = newClient();
    expect(await acceptedOf(right, client, 80)).toBe(80);
    await untilCounted(redis.url, 80);
    // A worker learns of a client with its first request, through its primary.
    for (let spent = 81; spent <= 83; spent++) {
      expect(await acceptedOf(wrong, client, 1)).toBe(1);
      await untilCounted(redis.url, spent);
    }
    const more = await acceptedOf(wrong, client, LIMIT);
    console.log(`Of 17 that were left, ${more} were accepted.`);
    expect(more).toBeLessThanOrEqual(LIMIT / 2);
    const warnings = wrong.stderr().match(/.*the clock of this machine.*/g);
    expect(warnings).toEqual([
      expect.stringMatching(/"level":"warn".*"seconds":7\d\d\d.*is ahead of that of Redis/),
    ]);
    expect(right.stderr()).not.toContain('clock');
    const metric = async ({ origin }: typeof right) =>
      Number(/^atlas_clock_ahead_seconds (\S+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);
    expect(Math.round((await metric(wrong)) / 60)).toBe(HOURS_AHEAD * 60);
    expect(await metric(right)).toBe(0);
  });
});
