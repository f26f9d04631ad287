// The bytes of one body, in a block of memory that the next body uses again. A buffer for each body would be garbage in the old
// generation: hundreds of bodies of a megabyte would add tens of megabytes to the process until its next full collection.

/** In bytes: a smaller body is copied once, and is garbage that the next young collection frees. */
const SMALLEST_BLOCK = 65_536;
const MOST_SPARE = 4;

const spare: Buffer[] = [];

export class BodyBytes {
  readonly #limit: number;
  #block: Buffer | undefined;
  #length = 0;

  /** Takes up to `limit` bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#block = this.#withRoomFor(chunk.length);
    chunk.copy(this.#block, this.#length);
    this.#length += chunk.length;
  }

  /** Valid until `release`. */
  bytes(): Buffer {
    return this.#block?.subarray(0, this.#length) ?? Buffer.alloc(0);
  }

  release(): void {
    if (this.#block?.length === this.#limit && spare.length < MOST_SPARE) spare.push(this.#block);
    this.#block = undefined;
  }

  #withRoomFor(more: number): Buffer {
    const needed = this.#length + more;
    if (this.#block !== undefined && needed <= this.#block.length) return this.#block;
    const size = needed <= SMALLEST_BLOCK ? SMALLEST_BLOCK : this.#limit;
    const spareAt = spare.findIndex(({ length }) => length === size);
    const block = spareAt < 0 ? Buffer.allocUnsafeSlow(size) : (spare.splice(spareAt, 1)[0] as Buffer);
    this.#block?.copy(block, 0, 0, this.#length);
    return block;
  }
}
