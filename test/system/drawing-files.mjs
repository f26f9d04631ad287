// The test files with random cases: those that import fast-check or the seed, themselves or by another file. The size of a run follows the
// seed, too, but only chooses among fixed cases, which a full run tries all.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const IMPORTED = /(?:\bfrom|\bimport|\bimport\() ?'([^']+)'/g;
const [PACKAGE, SEED, SIZE] = ['fast-check', 'test/contract/seed.ts', 'test/system/size.ts'];

/** A file that is imported as `.js` is written as `.ts`. @param {string} file @param {string} name */
function fileOf(file, name) {
  const path = join(dirname(file), name);
  return [path, path.replace(/\.js$/, '.ts')].find((each) => existsSync(join(root, each)));
}

/** @type {Map<string, readonly string[]>} */
const known = new Map();

/** The packages and files that a file imports. @param {string} file */
function importsOf(file) {
  const found =
    known.get(file) ??
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].flatMap(([, name = '']) =>
      name.startsWith('.') ? (fileOf(file, name) ?? []) : name,
    );
  known.set(file, found);
  return found;
}

/** Program code has no random cases, so imports are followed in tests and tools only. @param {string} file */
function draws(file) {
  const reached = new Set([file]);
  for (const each of reached) {
    if (each === PACKAGE || each === SEED) return true;
    if (each === file || /^(test|tools|lab)\/.*\.(ts|mjs)$/.test(each))
      for (const one of importsOf(each)) if (one !== SIZE) reached.add(one);
  }
  return false;
}

export const drawingFiles = () =>
  ['src', 'tools', 'lab', 'test'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => relative(root, join(root, top, path)))
      .filter(draws)
      .sort(),
  );
