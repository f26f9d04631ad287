// Writes responses as files with compressed copies of large ones, a few at a time, so that every core has work.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SMALLEST } from '../../server/http/compressor.js';
import { bodyOf, type Document } from '../../server/http/responses/documents.js';
import { fileOfPath } from './file-of-path.js';
import { timeOfContent, writeDated } from './write-dated.js';

const compressBrotli = promisify(brotliCompress);
export const gzipAsync = promisify(gzip);

/** The number of threads that the platform compresses with. */
const AT_ONCE = 4;

export interface Writing {
  readonly folder: string;
  /** The time of the edition. */
  readonly edition: Date;
  /** Brotli's quality, from 0 to 11. */
  readonly quality: number;
  readonly signal: AbortSignal;
  /** Called for each response after all its paths are written. */
  readonly step: () => void;
}

/** Returns the sizes of the files. Settles when no write is in progress, even after a failure. */
export async function writeAnswers(
  answers: readonly { readonly paths: readonly string[]; readonly body: Document['body'] }[],
  { folder, edition, quality, signal, step }: Writing,
): Promise<readonly number[]> {
  const waiting = answers.values();
  const sizes: number[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const work = async () => {
    try {
      for (const { paths, body } of waiting) {
        // Lets signals and finished compressions run.
        await setImmediate();
        stop.throwIfAborted();
        const content = Buffer.from((await bodyOf({ body })) as string);
        const [time, variants] = [timeOfContent(edition, content), await compressed(content, quality)];
        for (const path of paths)
          sizes.push(...writeVariants(join(folder, fileOfPath(path)), variants, time));
        step();
      }
    } catch (error) {
      failed.abort(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  stop.throwIfAborted();
  return sizes;
}

type Variants = Readonly<Record<string, Uint8Array>>;

/** The compressed bodies by file extension. */
async function compressed(body: Buffer, quality: number): Promise<Variants> {
  if (body.length < SMALLEST) return { '': body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return {
    '': body,
    '.br': await compressBrotli(body, { params }),
    '.gz': await gzipAsync(body, { level: constants.Z_BEST_COMPRESSION }),
  };
}

/** Synchronous, because a small file takes several times as long through the busy threads. */
function writeVariants(file: string, variants: Variants, time: Date): readonly number[] {
  mkdirSync(dirname(file), { recursive: true });
  return Object.entries(variants).map(([ending, bytes]) => {
    writeDated(`${file}${ending}`, bytes, time);
    return bytes.length;
  });
}
