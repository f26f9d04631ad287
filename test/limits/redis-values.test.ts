// Values in Redis that are not counts: they count for nothing, and do not affect other clients.
import { EventEmitter, once } from 'node:events';
import { createClient, type RedisClientType } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRedisStore } from '../../src/server/limits/redis-store.js';
import type { ClientCount, SharedStore } from '../../src/server/limits/request-counter.js';
import { createSharedCounter } from '../../src/server/limits/shared-counter.js';
import { hasRedis, prepareRedis, type RedisServer } from './redis-server.js';

const WINDOW = 60_000;

describe.skipIf(!hasRedis)('a value in Redis', () => {
  let redis: RedisServer;
  let store: SharedStore;
  let writer: RedisClientType;
  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
    store = createRedisStore(redis.url, WINDOW);
    writer = createClient({ url: redis.url }) as never;
    await writer.connect();
  });
  beforeEach(() => writer.flushAll());
  afterAll(async () => {
    store.close();
    writer.destroy();
    await redis.kill();
  });

  const counted = (key: string, requests: number, window = 0): ClientCount => ({ key, window, requests });

  /** The name under which the only count is stored. */
  async function nameOf(count: ClientCount): Promise<string> {
    await store.add([{ ...count, requests: 1 }]);
    return (await writer.keys('*'))[0] as string;
  }

  it.each(['', 'many', 'NaN', '-5', '1.5', '1e400', '99999999999999999999'])(
    'that is %j is not a count',
    async (value) => {
      await writer.set(await nameOf(counted('a', 0)), value);
      expect(await store.add([counted('a', 0), counted('b', 3)])).toEqual([0, 3]);
    },
  );

  it('leaves all others unchanged if it is not a number', async () => {
    const name = await nameOf(counted('a', 0));
    for (const spoil of [() => writer.set(name, 'many'), () => writer.sAdd(name, 'many')]) {
      await writer.flushAll();
      await spoil();
      expect(await store.add([counted('a', 2), counted('b', 3)])).toEqual([0, 3]);
      expect(await store.add([counted('b', 1)])).toEqual([4]);
      expect(await writer.pTTL(name)).toBeGreaterThan(0);
    }
  });

  it('never becomes a waiting time that is not a number', async () => {
    const now = Date.now();
    const last = Math.floor(now / WINDOW) * WINDOW - WINDOW;
    await writer.set(await nameOf(counted('a', 0, last)), 'many');
    const exchanges = new EventEmitter();
    const watched: SharedStore = {
      add: async (counts) => {
        const totals = await store.add(counts);
        setImmediate(() => exchanges.emit('done'));
        return totals;
      },
      close: () => {},
    };
    const options = { limit: 2, windowMs: WINDOW, now: () => now };
    const counter = createSharedCounter({ ...options, store: watched, changed: () => {} });
    try {
      await once(exchanges, 'done');
      expect(counter.take('a')).toBe(1);
      await once(exchanges, 'done');
      expect([counter.take('a'), counter.take('a')]).toEqual([0, -1]);
      expect(counter.retryAfter('a')).toBeLessThanOrEqual((2 * WINDOW) / 1000);
    } finally {
      counter.close();
    }
  });
});
