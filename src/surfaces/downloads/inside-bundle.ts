// The files of a bundle, which may come from another operator and be on a disk that does not respond.
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** By ending. A bundle names types as well, but one that calls a table HTML could run scripts in the origin of the service. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.fgb': 'application/vnd.flatgeobuf',
  '.geojson': 'application/geo+json',
  '.gpkg': 'application/geopackage+sqlite3',
  '.json': 'application/json; charset=utf-8',
  '.jsonld': 'application/ld+json',
  '.md': 'text/markdown; charset=utf-8',
  '.ndjson': 'application/x-ndjson',
  '.parquet': 'application/vnd.apache.parquet',
  '.sqlite': 'application/vnd.sqlite3',
  '.topojson': 'application/json; charset=utf-8',
  '': 'text/plain; charset=utf-8',
};

export const mediaTypeOf = (path: string): string => mediaTypes[extname(path)] ?? 'application/octet-stream';

const NAME = /^[\w-][\w.-]*$/;

/** Whether a listed path leads to a file inside the bundle. */
export const isInside = (path: unknown): path is string =>
  typeof path === 'string' && path.split('/').every((name) => NAME.test(name));

/** The threads of Node that open files also compress, so half of them stay free whatever the disk does. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
const LONGEST_WAIT = 5000;

/** The disk did not respond. */
export const BUSY = 'busy';

/** Undefined if there is no regular file of this size. */
export async function openInside(
  folder: string,
  path: string,
  size: number,
): Promise<FileHandle | typeof BUSY | undefined> {
  return limited(
    () => openRegular(folder, path, size),
    (late) => late?.close(),
  );
}

const limited = limitedOpenings(LONGEST_WAIT);

/** Does a few works at a time. One that takes longer than `longestWait`, in milliseconds, is BUSY, and so is one behind too many others. */
export function limitedOpenings(longestWait: number) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <Made>(
    work: () => Promise<Made>,
    discard: (made: Made) => unknown,
  ): Promise<Made | typeof BUSY> => {
    if (waiting.length >= MOST_WAITING) return BUSY;
    const made = turn(work);
    const first = await Promise.race([made, sleep<typeof BUSY>(longestWait, BUSY, { ref: false })]);
    if (first === BUSY) made.then(discard).catch(() => {});
    return first;
  };

  async function turn<Made>(work: () => Promise<Made>): Promise<Made> {
    if (working >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else working++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working--;
      else next();
    }
  }
}

async function openRegular(folder: string, path: string, size: number): Promise<FileHandle | undefined> {
  const whole = join(folder, path);
  try {
    if (!(await lstat(whole)).isFile()) return undefined;
    // A folder on the way can be a link.
    const [root, real] = await Promise.all([realpath(folder), realpath(whole)]);
    if (real !== join(root, path) || !real.startsWith(root + sep)) return undefined;
    // Opening a pipe without O_NONBLOCK would wait for a writer.
    const file = await open(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    if ((await file.stat()).size === size) return file;
    await file.close();
    return undefined;
  } catch (error) {
    // Deleted or replaced after its list was read.
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}
