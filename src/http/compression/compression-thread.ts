// The thread that compresses. It is a thread of its own since the streams that compression is made of would teach the platform's
// stream code so many shapes that every later request pays for them: 79 µs of processor time for a single record with compression
// in the serving thread, 76 µs with this.
import { Worker } from 'node:worker_threads';
import type { Compressed } from '../negotiation/content-coding.js';

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

interface Waiting {
  readonly done: (body: Buffer) => void;
  readonly failed: (reason: Error) => void;
}

/** Longer than between two bodies that follow on each other; a thread that rests keeps tens of megabytes for nothing. */
const REST = 2000;

interface CompressionThread {
  readonly run: (job: Omit<CompressionJob, 'id'>) => Promise<Buffer>;
  readonly end: () => Promise<unknown>;
}

/** Starts with the first body and ends after a while without work; the next body starts another. */
export function createCompressionThread() {
  let current: CompressionThread | undefined;
  const forget = (thread: CompressionThread) => {
    if (current === thread) current = undefined;
  };
  return {
    run: (body: Uint8Array, coding: Compressed, effort: number) => {
      current ??= startThread(forget);
      // A copy, since sending a window on a larger buffer would send all of that.
      return current.run({ body: new Uint8Array(body), coding, effort });
    },
    close: async () => {
      await current?.end();
    },
  };
}

/** Holds the process only while something is under way. */
function startThread(ended: (thread: CompressionThread) => void): CompressionThread {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let resting: NodeJS.Timeout | undefined;
  let isEnding = false;
  // Its own streams stay unconnected; it has nothing to say on them.
  const worker = new Worker(new URL('./compress-worker.js', import.meta.url), { stdout: true, stderr: true });
  const thread: CompressionThread = {
    run: (work) =>
      new Promise((done, failed) => {
        clearTimeout(resting);
        const id = ++lastId;
        waiting.set(id, { done, failed });
        worker.ref();
        worker.postMessage({ id, ...work } satisfies CompressionJob, [work.body.buffer]);
      }),
    end: () => {
      isEnding = true;
      clearTimeout(resting);
      ended(thread);
      return worker.terminate();
    },
  };
  worker.on('message', ({ id, body }: CompressionResult) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (body === undefined) job?.failed(new Error('The body could not be compressed.'));
    else job?.done(Buffer.from(body.buffer));
    // Whoever waits for its end is not to be left alone by a process that has nothing else to do.
    if (waiting.size > 0 || isEnding) return;
    worker.unref();
    resting = setTimeout(thread.end, REST).unref();
  });
  // What breaks a thread is a failure of what it was doing; the exit that follows says so to all who wait.
  worker.on('error', () => {});
  worker.on('exit', () => {
    ended(thread);
    for (const { failed } of waiting.values()) failed(new Error('The compression thread ended.'));
  });
  return thread;
}
