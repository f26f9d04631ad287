// The fingerprints of the sources of a build: a build that carries the present ones is current.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, 'dist');

/** Within a build. */
export const PROGRAM_STAMP = '.prepared';
export const SITE_STAMP = join('site', '.prepared');

const inRoot = (...path) => join(root, ...path);

function filesUnder(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

export const programStamp = () =>
  fingerprint([
    inRoot('package-lock.json'),
    ...filesUnder('src'),
    ...filesUnder('tools'),
    ...filesUnder('lab'),
  ]);

/** The pages also show the documents and the data. */
export const siteStamp = () =>
  programStamp() +
  fingerprint([
    ...filesUnder('docs'),
    ...filesUnder('data'),
    inRoot('CHANGELOG.md'),
    inRoot('CHANGELOG.es.md'),
  ]);

export function isCurrent(stamp, present) {
  try {
    return readFileSync(join(dist, stamp), 'utf8') === present;
  } catch {
    return false;
  }
}
