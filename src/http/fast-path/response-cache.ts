// A second-chance cache of finished responses, limited in bytes: what was used since the last sweep survives one, the rest makes room.
import type { FinishedResponse } from '../responses/finished-response.js';

/** Since the start, over all editions that were live. */
export interface CacheCounters {
  hits: number;
  misses: number;
  evicted: number;
}

export interface CacheStats extends Readonly<CacheCounters> {
  readonly entries: number;
  readonly bytes: number;
}

export interface ResponseCache {
  readonly get: (key: string) => CachedResponse | undefined;
  /** Where no request is answered: it counts neither as a hit nor as a miss. */
  readonly has: (key: string) => boolean;
  /** Where the entry was found before: without a look-up. */
  readonly use: (entry: CachedResponse) => FinishedResponse | undefined;
  readonly add: (key: string, response: FinishedResponse) => CachedResponse;
  readonly stats: () => CacheStats;
}

export interface CachedResponse {
  /** Undefined once it had to make room. */
  response: FinishedResponse | undefined;
  bytes: number;
  /** A hit only sets this mark: moving the entry to the end of the map would cost more than the look-up. */
  used: boolean;
}

export const newCacheCounters = (): CacheCounters => ({ hits: 0, misses: 0, evicted: 0 });

export function createResponseCache(
  limit: number,
  counters: CacheCounters = newCacheCounters(),
): ResponseCache {
  const entries = new Map<string, CachedResponse>();
  let bytes = 0;

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= limit) return;
      entries.delete(key);
      if (entry.used) {
        entry.used = false;
        entries.set(key, entry);
      } else {
        entry.response = undefined;
        bytes -= entry.bytes;
        counters.evicted++;
      }
    }
  }

  /** A response has grown by its compressed forms. */
  function grow(entry: CachedResponse): void {
    if (entry.response === undefined) return;
    bytes += entry.response.bytes() - entry.bytes;
    entry.bytes = entry.response.bytes();
    makeRoom();
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) counters.misses++;
      return entry;
    },
    has: (key) => entries.has(key),
    use: (entry) => {
      // One that had to make room is not a hit: the look-up that follows counts as a miss.
      if (entry.response !== undefined) counters.hits++;
      entry.used = true;
      return entry.response;
    },
    add: (key, response) => {
      const entry: CachedResponse = { response, bytes: response.bytes(), used: false };
      response.cachedBy(() => grow(entry));
      entries.set(key, entry);
      bytes += entry.bytes;
      makeRoom();
      return entry;
    },
    stats: () => ({ entries: entries.size, bytes, ...counters }),
  };
}
