// Pages that are finished when they are requested, in turn with the work for other clients, and cached as responses are, within the same
// limit of memory.
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { AtlasResponse } from '../fast-path/atlas-response.js';
import type { ResponseCache } from '../fast-path/response-cache.js';
import type { WorkInTurn } from '../fast-path/work-in-turn.js';
import { finishedBytes, type HttpDocument, isWork } from './finished-document.js';
import type { FinishedResponse, Finishing } from './finished-response.js';

/** Undefined once the client has left or was refused. */
export type CachedPages = (
  page: HttpDocument,
  response: AtlasResponse,
) => Promise<FinishedResponse | undefined>;

export function createCachedPages(
  finishing: Finishing,
  cache: ResponseCache,
  inTurn: WorkInTurn['workInTurn'],
): CachedPages {
  function known(key: string): FinishedResponse | undefined {
    const entry = cache.get(key);
    return entry && cache.use(entry);
  }

  function keep(key: string, page: HttpDocument, body: Uint8Array | string): FinishedResponse {
    // Another request may have had it made meanwhile.
    const added = cache.has(key) ? known(key) : undefined;
    if (added !== undefined) return added;
    const finished = finishedBytes(finishing, page, body);
    cache.add(key, finished);
    return finished;
  }

  function* make(
    key: string,
    page: HttpDocument,
    work: YieldingWork<Uint8Array | string>,
  ): YieldingWork<FinishedResponse> {
    const added = cache.has(key) ? known(key) : undefined;
    return added ?? keep(key, page, yield* work);
  }

  return async (page, response) => {
    const key = `page ${page.path}`;
    const ready = known(key);
    if (ready !== undefined) return ready;
    const begun = await page.body();
    return isWork(begun) ? inTurn(response, make(key, page, begun)) : keep(key, page, begun);
  };
}
