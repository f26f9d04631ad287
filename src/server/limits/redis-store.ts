// The shared store in Redis. Each client and window has a number, which INCRBY increases and which expires by itself.
import { createHash } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import { createStoreClock, type SharedStore } from './request-counter.js';

const PREFIX = 'atlas:requests';
const DEADLINE_MS = 1000;

export function createRedisStore(url: string, windowMs: number, clock = createStoreClock()): SharedStore {
  let client: RedisClientType | undefined;
  let isClosed = false;

  /** A connection is never reopened. The next call opens another one, so no commands wait for a broken one. */
  async function open(): Promise<RedisClientType> {
    // Imported here, so that a server without a shared store does not load it.
    const { createClient } = await import('@redis/client');
    const opened: RedisClientType = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: { reconnectStrategy: false },
    }) as never;
    // The current or next call reports the error.
    opened.on('error', () => undefined);
    opened.unref();
    return opened;
  }

  /** Runs outside the transaction, which would fail for a user without the right to TIME. */
  async function compareClocks(used: RedisClientType): Promise<void> {
    const sent = clock.now();
    const reply = await used.time().catch(() => undefined);
    if (reply === undefined) return;
    const [seconds, microseconds] = reply.map(Number) as [number, number];
    clock.compare(seconds * 1000 + microseconds / 1000, sent, clock.now());
  }

  const nameOf = (key: string, window: number) =>
    `${PREFIX}:${windowMs}:${window}:${digestOf(`${window} ${key}`)}`;

  return {
    add: async (counts) => {
      const used = client?.isReady ? client : await open();
      client = used;
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        used.destroy();
      };
      // A reply that arrived while this process was busy is read first.
      const deadline = setTimeout(() => setImmediate(giveUp), DEADLINE_MS).unref();
      try {
        if (isClosed) throw new Error('closed');
        if (!used.isReady) await used.connect();
        const named = counts.map((count) => ({ ...count, name: nameOf(count.key, count.window) }));
        const added = named.filter(({ requests }) => requests !== 0);
        // A transaction, so that every key has its expiry.
        const transaction = used.multi();
        for (const { name, requests } of named)
          if (requests !== 0) transaction.incrBy(name, requests);
          else transaction.get(name);
        for (const { name } of added) transaction.pExpire(name, 2 * windowMs);
        const [replies] = await Promise.all([
          transaction.ping().exec().catch(repliesOf),
          compareClocks(used),
        ]);
        return replies.slice(0, counts.length).map(countInReply);
      } catch (error) {
        used.destroy();
        const reason = isLate ? `no response within ${DEADLINE_MS} ms` : reasonOf(error);
        throw new Error(`${reason} from Redis at ${new URL(url).host}`);
      } finally {
        clearTimeout(deadline);
      }
    },
    ahead: clock.ahead,
    close: () => {
      isClosed = true;
      client?.destroy();
    },
  };
}

/** In a finished transaction, a command that failed on its key is one of the replies. */
function repliesOf(error: { readonly replies?: readonly unknown[] }): readonly unknown[] {
  if (error.replies === undefined) throw error;
  return error.replies;
}

/** Other programs can write to the same Redis. A value that is not a count is ignored, and expires with the rest. */
function countInReply(reply: unknown): number {
  const count = typeof reply === 'string' || typeof reply === 'number' ? Number(reply) : 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Keeps client addresses out of dumps and monitors, and gives a client a different name in each window. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Only the kind of failure, because the reply to an unknown command can contain the password. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const failure = first as NodeJS.ErrnoException;
  return failure.code ?? /^[A-Z]+(?= )/.exec(failure.message)?.[0] ?? failure.constructor.name;
}
