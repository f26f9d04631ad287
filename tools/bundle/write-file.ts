// Writes a file of the bundle, with a copy in Brotli beside it if its format does not compress itself.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotli } from './brotli.js';
import { type BundleFile, formats, type WrittenFile } from './bundle-file.js';

/** The suffix of the compressed copy. */
export const COMPRESSED = '.br';

export function writeFile(folder: string, { content, ...file }: BundleFile): WrittenFile {
  const made = content();
  return finish(folder, file, typeof made === 'string' ? Buffer.from(made) : made);
}

/** For a file that a library has written. */
export const finishFile = (folder: string, file: Omit<BundleFile, 'content'>): WrittenFile =>
  finish(folder, file, readFileSync(join(folder, file.path)), true);

function finish(
  folder: string,
  file: Omit<BundleFile, 'content'>,
  bytes: Buffer,
  isWritten = false,
): WrittenFile {
  const target = join(folder, file.path);
  const { mediaType, coding } = formats[file.format];
  mkdirSync(dirname(target), { recursive: true });
  if (!isWritten) writeFileSync(target, bytes);
  const compressed = coding && brotli(bytes, coding);
  if (compressed !== undefined) writeFileSync(target + COMPRESSED, compressed);
  return {
    ...file,
    mediaType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    compressed: compressed?.length ?? null,
  };
}
