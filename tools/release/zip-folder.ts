// Packs a folder as a ZIP file that has the same bytes for the same files: in one order, with one date and one mode.
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const COMPRESSED_FILE = /\.(br|gz|png|woff2|parquet)$/;
const MODE = 0o100644;

interface Zipping {
  readonly from: string;
  readonly to: string;
  readonly inside: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly signal: AbortSignal;
  readonly isKept: (path: string) => boolean;
}

export async function zipFolder({ from, to, inside, date, signal, isKept }: Zipping): Promise<void> {
  // The format has local times without a zone.
  const mtime = new Date(`${date}T00:00:00`);
  const zip = new ZipFile();
  for (const path of pathsUnder(from).filter(isKept)) {
    const options = { mtime, mode: MODE, compress: !COMPRESSED_FILE.test(path), forceDosTimestamp: true };
    // Opened in turn, because there are thousands.
    zip.addReadStreamLazy(`${inside}/${path}`, options, (ready) =>
      ready(null, createReadStream(join(from, path))),
    );
  }
  zip.end();
  const failed = new Promise<never>((_, reject) => zip.on('error', reject));
  await Promise.race([pipeline(zip.outputStream, createWriteStream(to), { signal }), failed]);
}

const pathsUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
