// Compression that delays nobody: well and in the background for what is kept, quickly and only a little of it for the rest.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-coding.js';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a body fits into a packet or two, and compressing it gains nothing. */
export const SMALLEST = 1400;
/** Compressions that may run while requests wait for them; beyond that bodies go out as they are. */
const MOST_AT_ONCE = 2;
const QUICK = 4;

export interface Compressor {
  /** Undefined where too many are under way: send the plain body then. */
  readonly quickly: (body: Uint8Array, coding: Exclude<Coding, 'identity'>) => Promise<Buffer> | undefined;
  /** One after the other, in the background. */
  readonly well: (body: Uint8Array, done: (brotli: Buffer, gzipped: Buffer) => void) => void;
  /** Settles once nothing waits in the background. */
  readonly idle: () => Promise<void>;
}

export function createCompressor(): Compressor {
  let underWay = 0;
  let background: Promise<void> = Promise.resolve();

  return {
    quickly: (body, coding) => {
      if (underWay >= MOST_AT_ONCE) return undefined;
      underWay++;
      return compress(body, coding, QUICK, QUICK).finally(() => {
        underWay--;
      });
    },
    well: (body, done) => {
      background = background.then(async () => {
        const quality = bestQuality(body.length);
        done(await compress(body, 'br', quality, 9), await compress(body, 'gzip', quality, 9));
      });
    },
    idle: () => background,
  };
}

/** The last grades cost ten times the time for a twentieth of the size, which only small bodies are worth. */
function bestQuality(size: number): number {
  if (size < 65_536) return 11;
  return size < 1_048_576 ? 9 : 7;
}

function compress(
  body: Uint8Array,
  coding: Exclude<Coding, 'identity'>,
  brotliQuality: number,
  gzipLevel: number,
): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: gzipLevel });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}
