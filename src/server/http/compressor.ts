// Compresses without delaying requests. Cached bodies are compressed well, one at a time in a bounded queue, and others quickly and few at
// once. Together they leave one of the four threads of Node's pool for files and name lookups.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressed } from './negotiation.js';

/** A smaller body fits into a packet or two, so compression gains nothing. */
export const SMALLEST = 1400;
/** The most compressions while requests wait for them. Further bodies are sent uncompressed. */
const MOST_AT_ONCE = 2;
/** More than the number of lists. A client that invents URLs must not keep a thread busy forever. */
const MOST_WAITING = 500;
/** Waiting bodies stay in memory. This is several times the size of all lists. */
const MOST_BYTES_WAITING = 128 * 1024 * 1024;
const QUICK = 4;
const BEST_GZIP = 9;

type EffortFor = (body: Uint8Array, coding: Compressed) => number;

export interface Compressor {
  /** Undefined if too many are in progress, and then the plain body is sent. */
  readonly quickly: (body: Uint8Array, coding: Compressed, isWell?: boolean) => Promise<Buffer> | undefined;
  /** Runs in the background, one body after the other. False if too many wait. */
  readonly well: (body: Uint8Array, done: (brotli: Buffer, gzipped: Buffer) => void) => boolean;
  /** Settles when nothing waits in the background. */
  readonly idle: () => Promise<void>;
  /** Drops the waiting work. */
  readonly close: () => Promise<void>;
}

/** Tests use a lower effort for cached bodies, because they read most pages once. */
export function createCompressor(effortFor: EffortFor = bestEffort): Compressor {
  let underWay = 0;
  let [waiting, bytesWaiting] = [0, 0];
  let background: Promise<void> = Promise.resolve();
  let isClosed = false;

  return {
    quickly: (body, coding, isWell = false) => {
      if (underWay >= MOST_AT_ONCE) return undefined;
      underWay++;
      return compress(body, coding, isWell ? effortFor(body, coding) : QUICK).finally(() => {
        underWay--;
      });
    },
    well: (body, done) => {
      if (waiting >= MOST_WAITING || bytesWaiting + body.length > MOST_BYTES_WAITING) return false;
      waiting++;
      bytesWaiting += body.length;
      const work = async () => {
        if (isClosed) return;
        const brotli = withoutSlack(await compress(body, 'br', effortFor(body, 'br')));
        done(brotli, withoutSlack(await compress(body, 'gzip', effortFor(body, 'gzip'))));
      };
      // A body that cannot be compressed is sent uncompressed, and the next one gets its turn.
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
    close: async () => {
      isClosed = true;
    },
  };
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify<Uint8Array, object, Buffer>(gzip);

/** `effort` is the quality of Brotli or the level of gzip. */
function compress(body: Uint8Array, coding: Compressed, effort: number): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: effort });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

/** The platform compresses into chunks of 16 kB, of which a small result is a window. A result that is cached for long is copied. */
function withoutSlack(result: Buffer): Buffer {
  if (result.buffer.byteLength === result.length) return result;
  const exact = Buffer.allocUnsafeSlow(result.length);
  result.copy(exact);
  return exact;
}

/** The highest levels take ten times as long for a twentieth of the size, which is worth it only for small bodies. */
function bestEffort({ length }: Uint8Array, coding: Compressed): number {
  if (coding === 'gzip') return BEST_GZIP;
  if (length < 65_536) return 11;
  return length < 1_048_576 ? 9 : 7;
}
