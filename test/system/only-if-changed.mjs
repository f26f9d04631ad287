// The tests that can only fail if certain files changed. A whole run of a suite omits them if none of those files differs from the branch
// `main` of the origin. In a fresh clone or a shallow copy there is nothing to compare with, so they run before a landing, in `.ci/run`,
// and not in `npm test`. They always run with `ATLAS_SIZE=full`, and if Vitest is started with their names.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const BRANCH = 'origin/main';

/** `paths` are files, or folders with a slash. @typedef {{ readonly tests: readonly string[]; readonly paths: readonly string[] }} Group */

/** @type {readonly Group[]} */
export const groups = [
  {
    tests: ['test/workflow-steps/**'],
    paths: ['.github/', '.ci/', 'package.json', 'test/system/', 'test/workflow-steps/', 'test/workflows/'],
  },
  {
    tests: ['test/workflows/workflows.test.ts'],
    paths: ['.github/', 'package-lock.json', 'test/workflows/'],
  },
  {
    tests: ['test/release/**'],
    paths: ['.github/', 'package.json', 'client/package.json', 'test/release/', 'tools/release/'],
  },
  {
    // Faults that are planted in the data. Another test, which always runs, finds no fault in the data itself.
    tests: ['test/check/planted-faults.test.ts', 'test/data-rules/**'],
    paths: [
      ...['data/', 'src/country/', 'src/engine/model/', 'src/programs/check/', 'src/data-rules/'],
      ...['test/check/', 'test/data-rules/'],
    ],
  },
  {
    tests: ['test/data/mirror.test.ts', 'test/data/toy-mirror.test.ts', 'test/data/fingerprint.test.ts'],
    paths: [
      ...['data/', 'src/country/', 'src/engine/answers/dataset-document.ts', 'src/engine/dataset/'],
      ...[
        'src/engine/history/',
        'src/engine/operations/changes/',
        'src/engine/operations/kinds/history/changes.ts',
      ],
      ...[
        'src/server/service/',
        'src/storage/',
        'test/data/',
        'test/toy/',
        'tools/changes/',
        'src/programs/check/',
      ],
    ],
  },
  {
    // Comparisons of the data with that of other publishers.
    tests: ['airports', 'cities', 'holidays'].map((name) => `test/data/cross-check-${name}.test.ts`),
    paths: ['data/', 'package-lock.json', 'src/country/', 'src/data-rules/', 'src/engine/', 'test/data/'],
  },
  {
    // The composed texts of the data.
    tests: ['src/data-rules/compose/compose-descriptions.test.ts'],
    paths: ['data/', 'src/country/', 'src/data-rules/', 'src/engine/', 'src/storage/'],
  },
  {
    // The parts of the suite itself that clone repositories and start programs.
    tests: ['test/system/explore.test.ts', 'test/system/only-if-changed.test.ts'],
    paths: ['package.json', 'package-lock.json', 'vitest.config.ts', 'test/contract/seed.ts', 'test/system/'],
  },
];

/** The files that differ from the branch, those that are not committed included; undefined if nothing can be compared. */
export function changedFiles(folder = root) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  /** @param {string} list */
  const paths = (list) => list.split('\0').filter((path) => path !== '');
  try {
    const base = git('merge-base', BRANCH, 'HEAD').trim();
    const changed = [
      ...paths(git('diff', '--name-only', '--no-renames', '-z', base)),
      ...paths(git('ls-files', '--others', '--exclude-standard', '-z')),
    ];
    return changed.length === 0 && base === git('rev-parse', 'HEAD').trim() ? undefined : changed;
  } catch {
    return undefined;
  }
}

/** The files that a whole run leaves out, as patterns. @param {readonly string[] | undefined} changed @param {boolean} isLanding */
export function leftOut(changed, isLanding) {
  if (changed === undefined && isLanding) return [];
  const isOf = (/** @type {Group} */ { paths }) =>
    changed?.some((file) => paths.some((path) => file.startsWith(path))) === true;
  return groups.filter((group) => !isOf(group)).flatMap(({ tests }) => tests);
}

/** The same for this run, with a note. */
export function filesToSkip({ ATLAS_SIZE, ATLAS_LANDING } = process.env) {
  const skipped = ATLAS_SIZE === 'full' ? [] : leftOut(changedFiles(), ATLAS_LANDING === '1');
  if (skipped.length > 0)
    console.log(`Left out, because the files that they test have not changed: ${skipped.join(', ')}`);
  return skipped;
}
