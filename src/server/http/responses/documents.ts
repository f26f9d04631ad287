// Documents such as the index, the description and the pages. They are finished on first use, or on request and then cached.
import { inSteps, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { FlatHeaders, NodeResponse } from '../connections/node-response.js';
import type { ResponseCache } from './cache.js';
import { FinishedResponse, type Finishing, tagOf } from './finished-response.js';
import type { WorkInTurn } from './turns.js';

/** The operation of all documents in metrics and the log. */
export const DOCUMENT = 'document';

type Bytes = Uint8Array | string;

export interface Document {
  readonly path: string;
  readonly type: string;
  readonly headers?: FlatHeaders;
  /** The caching rule, if it differs from that of most responses. */
  readonly cacheControl?: string;
  /** One of very many documents that are mostly read once, so it is compressed well only if it is requested again. */
  readonly isOneOfMany?: boolean;
  /** The content, or work that builds it with pauses. A promise of either reads files first. */
  readonly body: () => Bytes | YieldingWork<Bytes> | Promise<Bytes | YieldingWork<Bytes>>;
  /** As the build has finished it; undefined if that is not true of the edition with this fingerprint. */
  readonly built?: (fingerprint: string) => Promise<BuiltDocument | undefined>;
  /** It is large and rarely requested: the one of the build is read for each request and not kept. */
  readonly isReadEachTime?: boolean;
}

export interface BuiltDocument {
  readonly body: Buffer;
  /** The same compressed well, unless its text was completed after the build. */
  readonly copies: { readonly brotli: Buffer; readonly gzip: Buffer } | undefined;
}

export const isWork = (body: Bytes | YieldingWork<Bytes>): body is YieldingWork<Bytes> =>
  typeof body === 'object' && 'next' in body;

/** Builds the whole content, in steps between which other requests are answered. */
export async function bodyOf({ body }: Pick<Document, 'body'>): Promise<Bytes> {
  const begun = await body();
  return isWork(begun) ? inSteps(begun) : begun;
}

function finishedBytes(
  finishing: Finishing,
  { type, headers, cacheControl, isOneOfMany = false }: Document,
  body: Bytes,
  copies?: BuiltDocument['copies'],
): FinishedResponse {
  const bytes = Buffer.from(body as string);
  const content = { operation: DOCUMENT, tag: tagOf(bytes), type, body: bytes, headers, cacheControl };
  const finished = new FinishedResponse(finishing, content);
  if (copies !== undefined) finished.useCopies(copies.brotli, copies.gzip);
  else if (!isOneOfMany) finished.compressWell();
  return finished;
}

/** Built once for all clients, so no client pays for it. Its steps run between the turns of others. */
export function finishedDocument(
  finishing: Finishing,
  document: Document,
  fingerprint: string,
): () => Promise<FinishedResponse> {
  let made: Promise<FinishedResponse> | undefined;

  const load = async () => {
    const built = await document.built?.(fingerprint);
    if (built === undefined) return finishedBytes(finishing, document, await bodyOf(document));
    if (document.isReadEachTime === true) made = undefined;
    return finishedBytes(finishing, document, built.body, built.copies);
  };

  return () => {
    made ??= load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * Builds pages on request in turn with the work for other clients, and caches them as responses within the same limit. Undefined if the
 * client has left or was refused.
 */
type CachedPages = (page: Document, response: NodeResponse) => Promise<FinishedResponse | undefined>;

export function createCachedPages(
  finishing: Finishing,
  cache: ResponseCache,
  inTurn: WorkInTurn['workInTurn'],
): CachedPages {
  function known(key: string): FinishedResponse | undefined {
    const entry = cache.get(key);
    return entry && cache.use(entry);
  }

  function keep(key: string, page: Document, body: Uint8Array | string): FinishedResponse {
    // Another request can have built it meanwhile.
    const added = cache.has(key) ? known(key) : undefined;
    if (added !== undefined) return added;
    const finished = finishedBytes(finishing, page, body);
    cache.add(key, finished);
    return finished;
  }

  function* make(key: string, page: Document, work: YieldingWork<Uint8Array | string>) {
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
