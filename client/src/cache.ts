// Where the client keeps responses. Each is used again only after the service has confirmed that it is current.

export interface CacheEntry {
  readonly etag: string;
  /** The body, as JSON. */
  readonly text: string;
  /** Of the records, if the response has it. */
  readonly total?: number | undefined;
}

/** A `Map` fits, and so does any storage on a disk or in a browser with these methods. */
export interface AtlasCache {
  get(url: string): CacheEntry | undefined | Promise<CacheEntry | undefined>;
  set(url: string, entry: CacheEntry): unknown;
}

/** Keeps the latest responses in memory. */
export function memoryCache(mostEntries = 100): AtlasCache {
  const entries = new Map<string, CacheEntry>();
  return {
    get: (url) => entries.get(url),
    set: (url, entry) => {
      entries.delete(url);
      entries.set(url, entry);
      const [oldest] = entries.keys();
      if (entries.size > mostEntries) entries.delete(oldest as string);
    },
  };
}
