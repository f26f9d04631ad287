// Compression that delays nobody: well and in the background for what is kept, quickly and only a little of it for the rest.

import type { Compressed } from '../negotiation/content-coding.js';
import { createCompressionThread } from './compression-thread.js';

/** Below this a body fits into a packet or two, and compressing it gains nothing. */
export const SMALLEST = 1400;
/** Compressions that may run while requests wait for them; beyond that bodies go out as they are. */
const MOST_AT_ONCE = 2;
/** More than there are lists; whoever asks for ever new addresses does not keep the thread busy for ever. */
const MOST_WAITING = 500;
/** What waits is held in memory, kept or not: several times all lists together. */
const MOST_BYTES_WAITING = 128 * 1024 * 1024;
const QUICK = 4;
const BEST_GZIP = 9;

export interface Compressor {
  /** Undefined where too many are under way: send the plain body then. */
  readonly quickly: (body: Uint8Array, coding: Compressed) => Promise<Buffer> | undefined;
  /** One after the other, in the background; false where too many wait for it already. */
  readonly well: (body: Uint8Array, done: (brotli: Buffer, gzipped: Buffer) => void) => boolean;
  /** Settles once nothing waits in the background. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createCompressor(): Compressor {
  const { run, close } = createCompressionThread();
  let underWay = 0;
  let [waiting, bytesWaiting] = [0, 0];
  let background: Promise<void> = Promise.resolve();

  return {
    quickly: (body, coding) => {
      if (underWay >= MOST_AT_ONCE) return undefined;
      underWay++;
      return run(body, coding, QUICK).finally(() => {
        underWay--;
      });
    },
    well: (body, done) => {
      if (waiting >= MOST_WAITING || bytesWaiting + body.length > MOST_BYTES_WAITING) return false;
      waiting++;
      bytesWaiting += body.length;
      const work = async () => {
        const brotli = await run(body, 'br', bestQuality(body.length));
        done(brotli, await run(body, 'gzip', BEST_GZIP));
      };
      // What could not be compressed goes out as it is, and what comes after it has its turn.
      background = background
        .then(work)
        .catch(() => {})
        .finally(() => {
          waiting--;
          bytesWaiting -= body.length;
        });
      return true;
    },
    idle: () => background,
    close,
  };
}

/** The last grades cost ten times the time for a twentieth of the size, which only small bodies are worth. */
function bestQuality(size: number): number {
  if (size < 65_536) return 11;
  return size < 1_048_576 ? 9 : 7;
}
