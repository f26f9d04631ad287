// Encodes a long text piece by piece, so that no step joins and encodes all of it.
import type { YieldingWork } from './yielding-work.js';

/** In characters. */
const IN_A_STEP = 50_000;

export class ByteWriter {
  readonly #pieces: Buffer[] = [];
  #text = '';

  *write(text: string): YieldingWork<void> {
    this.#text += text;
    if (this.#text.length < IN_A_STEP) return;
    this.#encode();
    yield;
  }

  *writeList(items: Iterable<string>, separator: string): YieldingWork<void> {
    let before = '';
    for (const item of items) {
      yield* this.write(before + item);
      before = separator;
    }
  }

  /** Pauses after joining, because the next step takes time with ten megabytes as well. */
  *bytes(): YieldingWork<Buffer> {
    this.#encode();
    if (this.#pieces.length === 1) return this.#pieces[0] as Buffer;
    const bytes = Buffer.concat(this.#pieces);
    yield;
    return bytes;
  }

  #encode(): void {
    this.#pieces.push(Buffer.from(this.#text));
    this.#text = '';
  }
}
