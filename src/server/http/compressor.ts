// Compression that delays no request. Cached bodies are compressed well, one at a time, in a bounded queue; the rest quickly and few at
// once. Node runs it on the thread pool, whose four threads also read files and look up names: together they leave one of them free.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressed } from './negotiation.js';

/** Below this a body fits into a packet or two, and compressing it gains nothing. */
export const SMALLEST = 1400;
/** Compressions that may run while requests wait for them; beyond that bodies are sent as they are. */
const MOST_AT_ONCE = 2;
/** More than the number of lists; a client that invents new URLs does not keep a thread busy forever. */
const MOST_WAITING = 500;
/** Waiting bodies are held in memory, cached or not: several times all lists together. */
const MOST_BYTES_WAITING = 128 * 1024 * 1024;
const QUICK = 4;
const BEST_GZIP = 9;

type EffortFor = (body: Uint8Array, coding: Compressed) => number;

export interface Compressor {
  /** Undefined if too many are in progress: send the plain body then. */
  readonly quickly: (body: Uint8Array, coding: Compressed, isWell?: boolean) => Promise<Buffer> | undefined;
  /** One after the other, in the background; false if too many wait for it already. */
  readonly well: (body: Uint8Array, done: (brotli: Buffer, gzipped: Buffer) => void) => boolean;
  /** Settles once nothing waits in the background. */
  readonly idle: () => Promise<void>;
  /** Drops the waiting work. */
  readonly close: () => Promise<void>;
}

/** The effort for cached bodies is another in tests, which read most pages once. */
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
      // A body that could not be compressed is sent as it is, and the next one has its turn.
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

/** `effort` is Brotli's quality or the level of gzip. */
function compress(body: Uint8Array, coding: Compressed, effort: number): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: effort });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

/** The platform compresses into chunks of 16 kB, and a small result is a window on one: results cached for long are copied out of it. */
function withoutSlack(result: Buffer): Buffer {
  if (result.buffer.byteLength === result.length) return result;
  const exact = Buffer.allocUnsafeSlow(result.length);
  result.copy(exact);
  return exact;
}

/** The last grades cost ten times the time for a twentieth of the size, which only small bodies are worth. */
function bestEffort({ length }: Uint8Array, coding: Compressed): number {
  if (coding === 'gzip') return BEST_GZIP;
  if (length < 65_536) return 11;
  return length < 1_048_576 ? 9 : 7;
}
