// A fixed document (the index, the description, a page): finished on first use.
import { tagOf } from './entity-tag.js';
import { FinishedResponse, type Finishing } from './finished-response.js';
import type { FlatHeaders } from './flat-headers.js';

/** The operation of all of them in metrics and the log. */
export const DOCUMENT = 'document';

export interface HttpDocument {
  readonly path: string;
  readonly type: string;
  readonly headers?: FlatHeaders;
  /** There are very many of its kind, most of them read once: it is compressed well only if it is requested again. */
  readonly isOneOfMany?: boolean;
  /** OperationRequest for on first use and kept. */
  readonly body: () => Uint8Array | string | Promise<Uint8Array | string>;
}

export type FinishedDocument = () => Promise<FinishedResponse>;

export function finishedDocument(
  finishing: Finishing,
  { type, headers, isOneOfMany = false, body }: HttpDocument,
): FinishedDocument {
  let made: Promise<FinishedResponse> | undefined;

  async function load(): Promise<FinishedResponse> {
    const bytes = Buffer.from(await body());
    const content = { operation: DOCUMENT, tag: tagOf(bytes), type, body: bytes, headers };
    const finished = new FinishedResponse(finishing, content);
    if (!isOneOfMany) finished.compressWell();
    return finished;
  }

  return () => {
    made ??= load().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
