// A fixed document (the index, the description, a page): finished on first use.
import { inSteps, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { tagOf } from './entity-tag.js';
import { FinishedResponse, type Finishing } from './finished-response.js';
import type { FlatHeaders } from './flat-headers.js';

/** The operation of all of them in metrics and the log. */
export const DOCUMENT = 'document';

type Bytes = Uint8Array | string;

export interface HttpDocument {
  readonly path: string;
  readonly type: string;
  readonly headers?: FlatHeaders;
  /** If caches may keep it for another time than most responses. */
  readonly cacheControl?: string;
  /** There are very many of its kind, most of them read once: it is compressed well only if it is requested again. */
  readonly isOneOfMany?: boolean;
  /** As it is, or as work that pauses; a promise of either reads files first. */
  readonly body: () => Bytes | YieldingWork<Bytes> | Promise<Bytes | YieldingWork<Bytes>>;
}

export type FinishedDocument = () => Promise<FinishedResponse>;

export const isWork = (body: Bytes | YieldingWork<Bytes>): body is YieldingWork<Bytes> =>
  typeof body === 'object' && 'next' in body;

/** All of it, in steps between which others are answered. */
export async function bodyOf({ body }: Pick<HttpDocument, 'body'>): Promise<Bytes> {
  const begun = await body();
  return isWork(begun) ? inSteps(begun) : begun;
}

export function finishedBytes(
  finishing: Finishing,
  { type, headers, cacheControl, isOneOfMany = false }: HttpDocument,
  body: Bytes,
): FinishedResponse {
  const bytes = Buffer.from(body as string);
  const content = { operation: DOCUMENT, tag: tagOf(bytes), type, body: bytes, headers, cacheControl };
  const finished = new FinishedResponse(finishing, content);
  if (!isOneOfMany) finished.compressWell();
  return finished;
}

/** Made once for all clients, so no client's turn pays for it: its steps are between the turns of others. */
export function finishedDocument(finishing: Finishing, document: HttpDocument): FinishedDocument {
  let made: Promise<FinishedResponse> | undefined;

  const load = async () => finishedBytes(finishing, document, await bodyOf(document));

  return () => {
    made ??= load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
