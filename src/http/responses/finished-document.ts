// A fixed document (the index, the description, a page): made on first use, finished and kept.
import { tagOf } from './entity-tag.js';
import { FinishedAnswer, type Finishing } from './finished-response.js';
import type { FlatHeaders } from './flat-headers.js';

/** What stands for all of them in the figures. */
export const DOCUMENT = 'document';

export interface HttpDocument {
  readonly path: string;
  readonly type: string;
  readonly headers?: FlatHeaders;
  /** Asked for on first use and kept. */
  readonly body: () => Uint8Array | string | Promise<Uint8Array | string>;
}

export type FinishedDocument = () => Promise<FinishedAnswer>;

export function finishedDocument(
  finishing: Finishing,
  { type, headers, body }: HttpDocument,
): FinishedDocument {
  let kept: Promise<FinishedAnswer> | undefined;

  async function load(): Promise<FinishedAnswer> {
    const bytes = Buffer.from(await body());
    const content = { operation: DOCUMENT, tag: tagOf(bytes), type, body: bytes, headers };
    const finished = new FinishedAnswer(finishing, content);
    finished.compressWell();
    return finished;
  }

  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
