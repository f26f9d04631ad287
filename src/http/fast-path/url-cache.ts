// Leads from a URL, as it came, straight to its cached response: routing and arguments are read once for each URL.
// Measured on single records, processor time per request: 91 µs without it, 77 µs with it (bare Node: 79 µs in the same process).
import type { CachedResponse } from './response-cache.js';

export interface UrlCache {
  readonly find: (url: string) => CachedResponse | undefined;
  readonly learn: (url: string, entry: CachedResponse) => void;
}

/** URLs are cheap to invent, so only short ones are remembered, and up to a number of them; then all are forgotten together. */
const MOST = 20_000;
const LONGEST = 200;

export function createUrlCache(): UrlCache {
  const known = new Map<string, CachedResponse>();
  return {
    find: (url) => known.get(url),
    learn: (url, entry) => {
      if (url.length > LONGEST) return;
      if (known.size >= MOST) known.clear();
      known.set(url, entry);
    },
  };
}
