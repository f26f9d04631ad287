// The bytes of one body, in memory that the next body uses again. A buffer for each body would be garbage in the old generation:
// hundreds of bodies of a megabyte would add tens of megabytes to the process until its next full collection.
import { createScratchPool } from '../../../engine/scheduling/scratch-pool.js';

const pool = createScratchPool();
const NOTHING = new Uint8Array(0);

export class BodyBytes {
  readonly #announced: number;
  #block: Uint8Array = NOTHING;
  #length = 0;

  /** Takes at most twice the memory announced or received. */
  constructor(announced: number) {
    this.#announced = announced;
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#block.length) this.#grow(Math.max(needed, this.#announced));
    this.#block.set(chunk, this.#length);
    this.#length = needed;
  }

  /** Valid until `release`. */
  bytes(): Buffer {
    return Buffer.from(this.#block.buffer, 0, this.#length);
  }

  release(): void {
    pool.giveBack(this.#block);
    this.#block = NOTHING;
    this.#length = 0;
  }

  #grow(size: number): void {
    const larger = pool.take(Math.max(size, 2 * this.#block.length));
    larger.set(this.#block.subarray(0, this.#length));
    pool.giveBack(this.#block);
    this.#block = larger;
  }
}
