// Writes answers as files, the larger ones compressed too: a few at a time, so that every core has something to compress.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SMALLEST } from '../../src/http/compressor.js';
import { fileOfPath } from './file-of-path.js';
import type { StaticAnswer } from './static-answers.js';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** As many as the platform has threads to compress in. */
const AT_ONCE = 4;

export interface Writing {
  readonly folder: string;
  /** Brotli's grade, from 0 to 11. */
  readonly quality: number;
  readonly signal: AbortSignal;
  /** A file is there. */
  readonly written: (bytes: number) => void;
  /** An answer is there, under all its paths. */
  readonly done: () => void;
}

/** Settles when nothing is being written any more, whether it succeeded or not. */
export async function writeAnswers(answers: readonly StaticAnswer[], writing: Writing): Promise<void> {
  const waiting = answers.values();
  const failed = new AbortController();
  const signal = AbortSignal.any([writing.signal, failed.signal]);
  const work = async () => {
    try {
      for (const answer of waiting) {
        // Lets signals and finished compressions in.
        await setImmediate();
        signal.throwIfAborted();
        await writeAnswer(answer, writing);
        writing.done();
      }
    } catch (error) {
      failed.abort(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  signal.throwIfAborted();
}

async function writeAnswer(answer: StaticAnswer, { folder, quality, written }: Writing): Promise<void> {
  const body = await answer.body();
  const forms: (readonly [ending: string, bytes: Uint8Array])[] = [['', body]];
  if (body.length >= SMALLEST) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    forms.push(['.br', await brotliAsync(body, { params })]);
    forms.push(['.gz', await gzipAsync(body, { level: constants.Z_BEST_COMPRESSION })]);
  }
  for (const path of answer.paths) {
    const file = join(folder, fileOfPath(path));
    mkdirSync(dirname(file), { recursive: true });
    for (const [ending, bytes] of forms) {
      // At once: through the threads, which compress meanwhile, a small file takes several times as long.
      writeFileSync(`${file}${ending}`, bytes);
      written(bytes.length);
    }
  }
}
