// The fingerprints of the sources of a build. A build with the current ones is up to date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, 'dist');

/** The path within a build. */
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

/** The pages also depend on the documents and the data. */
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

const SEEN_FILE = '.seen';

/**
 * The names, sizes and times of all files on which a build and an installation depend. Reading them takes a tenth of the time of their
 * contents.
 */
function seenNow() {
  const single = ['package-lock.json', 'node_modules/.package-lock.json', 'CHANGELOG.md', 'CHANGELOG.es.md'];
  const files = [
    ...['src', 'tools', 'lab', 'docs', 'data'].flatMap(filesUnder),
    ...single.map((name) => inRoot(name)),
  ];
  const hash = createHash('sha256').update(`${process.version} ${realpathSync(dist)}`);
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether nothing has changed since the project was last found to be current. */
export function isSeen() {
  try {
    return readFileSync(join(dist, SEEN_FILE), 'utf8') === seenNow();
  } catch {
    return false;
  }
}

/** A file that was saved during the build can be missing in it, so the next start has to check again. */
export function see() {
  try {
    const present = seenNow();
    if (isCurrent(SITE_STAMP, siteStamp()) && isCurrent(PROGRAM_STAMP, programStamp()))
      writeFileSync(join(dist, SEEN_FILE), present);
  } catch {
    // A folder that this user cannot write to is checked again the next time.
  }
}
