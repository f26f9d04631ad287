// Compression that delays nobody: well and in the background for what is kept, quickly and only a little of it for the rest.
// It runs in a worker, since the streams it is made of would teach the platform's own stream code so many shapes that every later
// request pays for them: 79 µs of processor time for a single record with compression in this thread, 76 µs with the worker.
import { Worker } from 'node:worker_threads';
import type { Coding } from './content-coding.js';

/** Below this a body fits into a packet or two, and compressing it gains nothing. */
export const SMALLEST = 1400;
/** Compressions that may run while requests wait for them; beyond that bodies go out as they are. */
const MOST_AT_ONCE = 2;
const QUICK = 4;
const BEST_GZIP = 9;

type Compressed = Exclude<Coding, 'identity'>;

export interface CompressionJob {
  readonly id: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly coding: Compressed;
  /** Brotli's quality or the level of gzip. */
  readonly effort: number;
}

export interface CompressionResult {
  readonly id: number;
  /** Absent where it failed. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

export interface Compressor {
  /** Undefined where too many are under way: send the plain body then. */
  readonly quickly: (body: Uint8Array, coding: Compressed) => Promise<Buffer> | undefined;
  /** One after the other, in the background. */
  readonly well: (body: Uint8Array, done: (brotli: Buffer, gzipped: Buffer) => void) => void;
  /** Settles once nothing waits in the background. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createCompressor(): Compressor {
  const { run, close } = createCompressionThread();
  let underWay = 0;
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
      const work = async () => {
        const brotli = await run(body, 'br', bestQuality(body.length));
        done(brotli, await run(body, 'gzip', BEST_GZIP));
      };
      // What could not be compressed goes out as it is, and what comes after it has its turn.
      background = background.then(work).catch(() => {});
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

interface Waiting {
  readonly done: (body: Buffer) => void;
  readonly failed: (reason: Error) => void;
}

/** Starts with the first body, holds the process only while something is under way, and is started again if it breaks. */
function createCompressionThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    // Its own streams stay unconnected; it has nothing to say on them.
    const started = new Worker(new URL('./compress-worker.js', import.meta.url), {
      stdout: true,
      stderr: true,
    });
    started.on('message', ({ id, body }: CompressionResult) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (body === undefined) job?.failed(new Error('The body could not be compressed.'));
      else job?.done(Buffer.from(body.buffer));
    });
    started.on('error', () => {});
    started.on('exit', () => {
      worker = undefined;
      for (const { failed } of waiting.values()) failed(new Error('The compression thread ended.'));
      waiting.clear();
    });
    return started;
  }

  return {
    run: (body: Uint8Array, coding: Compressed, effort: number) =>
      new Promise<Buffer>((done, failed) => {
        const id = ++lastId;
        waiting.set(id, { done, failed });
        worker ??= start();
        worker.ref();
        // A copy, since sending a window on a larger buffer would send all of that.
        const job: CompressionJob = { id, body: new Uint8Array(body), coding, effort };
        worker.postMessage(job, [job.body.buffer]);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
