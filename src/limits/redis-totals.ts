// The fleet's totals in Redis: a hash for each client and window, with a field for each server. A server writes its own count and
// reads all of them, so that a count that is written again after a broken connection counts once. A sorted set holds who shares.
import { createHash, randomBytes } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import type { Spent, Totals } from './totals.js';

const PREFIX = 'atlas:limit';
/** A server says so often that it is there, and is counted for so long after it has. */
const [THERE_MS, GONE_MS] = [1000, 10_000];

export function createRedisTotals(url: string, windowMs: number): Totals {
  const server = randomBytes(9).toString('base64url');
  const servers = `${PREFIX}:${windowMs}:servers`;
  let client: RedisClientType | undefined;
  /** The last two numbers of servers: a Redis that has lost everything hears of them one by one. */
  let counted: readonly number[] = [1];
  let wasThere = 0;

  /** One connection has one life: when to open another is for the exchanges to say, and nothing queues up for a broken one. */
  async function open(): Promise<RedisClientType> {
    // Loaded here, so that a server that shares nothing does not load it.
    const { createClient } = await import('@redis/client');
    const opened: RedisClientType = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: { reconnectStrategy: false },
    }) as never;
    wasThere = 0;
    // What breaks shows in the exchange under way, or in the next.
    opened.on('error', () => undefined);
    opened.unref();
    return opened;
  }

  async function tell(to: RedisClientType, spent: readonly Spent[]): Promise<readonly number[]> {
    const pipeline = to.multi();
    const now = Date.now();
    const isDue = spent.length === 0 || Math.abs(now - wasThere) >= THERE_MS;
    if (isDue) {
      pipeline.zAdd(servers, { score: now, value: server }).zRemRangeByScore(servers, 0, now - GONE_MS);
      pipeline.pExpire(servers, GONE_MS).zCard(servers);
    }
    for (const { key, window, requests } of spent) {
      const name = nameOf(key, window, windowMs);
      if (requests > 0) pipeline.hSet(name, server, requests).pExpire(name, 2 * windowMs);
      pipeline.hVals(name);
    }
    const replies: readonly unknown[] = await pipeline.execAsPipeline();
    if (isDue) {
      wasThere = now;
      counted = [...counted.slice(-1), Number(replies[3])];
    }
    return replies.filter((reply) => Array.isArray(reply)).map(sum);
  }

  return {
    exchange: async (spent, signal) => {
      const used = client?.isReady ? client : await open();
      client = used;
      const giveUp = () => used.destroy();
      signal.addEventListener('abort', giveUp);
      try {
        if (!used.isReady) await used.connect();
        signal.throwIfAborted();
        return await tell(used, spent);
      } catch (error) {
        giveUp();
        throw new Error(`${reasonOf(error)} from Redis at ${new URL(url).host}`);
      } finally {
        signal.removeEventListener('abort', giveUp);
      }
    },
    sharers: () => Math.max(...counted),
    close: () => client?.destroy(),
  };
}

const sum = (counts: readonly unknown[]) => counts.reduce((total: number, count) => total + Number(count), 0);

/** No address stands in Redis, in its dumps or its monitor, and a client has another name in each window. */
function nameOf(key: string, window: number, windowMs: number): string {
  const digest = createHash('sha256').update(`${window} ${key}`).digest('base64url').slice(0, 22);
  return `${PREFIX}:${windowMs}:${window}:${digest}`;
}

/** Only the kind of failure: what Redis says of a command it does not know can hold the password that was sent with it. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const failure = first as NodeJS.ErrnoException;
  return failure.code ?? /^[A-Z]+(?= )/.exec(failure.message)?.[0] ?? failure.constructor.name;
}
