// Pages that are finished when they are requested and cached as responses are, within the same limit of memory.
import type { ResponseCache } from '../fast-path/response-cache.js';
import { finishedDocument, type HttpDocument } from './finished-document.js';
import type { FinishedResponse, Finishing } from './finished-response.js';

export type CachedPages = (page: HttpDocument) => Promise<FinishedResponse>;

export function createCachedPages(finishing: Finishing, cache: ResponseCache): CachedPages {
  /** Those that several readers wait for are made once. */
  const underWay = new Map<string, Promise<FinishedResponse>>();

  async function make(key: string, page: HttpDocument): Promise<FinishedResponse> {
    try {
      const finished = await finishedDocument(finishing, page)();
      cache.add(key, finished);
      return finished;
    } finally {
      underWay.delete(key);
    }
  }

  return (page) => {
    const key = `page ${page.path}`;
    const known = cache.get(key);
    const ready = known && cache.use(known);
    if (ready !== undefined) return Promise.resolve(ready);
    const started = underWay.get(key) ?? make(key, page);
    underWay.set(key, started);
    return started;
  };
}
