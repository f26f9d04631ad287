// The omitted tests depend on the files that differ from the origin, and without an origin on the command.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from './new-folder.js';
import { changedFiles, filesToSkip, groups, leftOut } from './only-if-changed.mjs';
import { part } from './size.js';

const all = groups.flatMap(({ tests }) => tests);
const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A repository with two commits. */
const origin = newFolder('atlas-origin');
git(origin, 'init', '--initial-branch=main');
for (const path of ['README.md', 'data/cities.json']) {
  write(origin, path, 'as it was');
  git(origin, 'add', '--all');
  git(origin, 'commit', '--message', path);
}

function clone(...options: readonly string[]): string {
  const folder = newFolder('atlas-copy', onTestFinished);
  git(folder, 'clone', ...options, `file://${origin}`, '.');
  return folder;
}

it.each([
  ['a folder that is no repository', () => newFolder('atlas-plain', onTestFinished)],
  ['a fresh clone', () => clone()],
  ['a shallow copy', () => clone('--depth=1')],
])('without a base, in %s, they run before a change lands and not in npm test', (_, folder) => {
  const changed = changedFiles(folder());
  expect(changed).toBeUndefined();
  expect(leftOut(changed, true)).toEqual([]);
  expect(leftOut(changed, false)).toEqual(all);
});

it('has no base in a clone without the branch of the origin', () => {
  const folder = clone();
  git(folder, 'remote', 'remove', 'origin');
  expect(changedFiles(folder)).toBeUndefined();
});

/** Each is found in a clone, by default one of them. */
const changes: readonly (readonly [path: string, expected: string[]])[] = [
  ['README.md', []],
  [
    '.github/workflows/test.yml',
    ['test/workflow-steps/**', 'test/workflows/workflows.test.ts', 'test/release/**'],
  ],
  ['.ci/run', ['test/workflow-steps/**']],
  ['tools/release/git.ts', ['test/release/**']],
  [
    'data/cities.json',
    ['test/data-rules/**', 'test/data/mirror.test.ts', 'test/data/cross-check-cities.test.ts'],
  ],
  ['src/data-rules/sums.ts', ['test/data-rules/**', 'test/check/planted-faults.test.ts']],
];

it.each(part(changes, 6))('finds that %s differs, committed or not', (path) => {
  const folder = clone();
  write(folder, path, 'as it is');
  expect(changedFiles(folder)).toEqual([path]);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--message', 'A change');
  expect(changedFiles(folder)).toEqual([path]);
});

it.each(changes)('runs after a change of %s %j, also in npm test', (path, expected) => {
  const isRun = (isLanding: boolean) => {
    const skipped = leftOut([path], isLanding);
    return all.filter((each) => !skipped.includes(each));
  };
  expect(isRun(false)).toEqual(expect.arrayContaining(expected));
  expect(isRun(false).length > 0).toBe(expected.length > 0);
  expect(isRun(true)).toEqual(isRun(false));
});

it('leaves out nothing in a full run', () => {
  expect(filesToSkip({ ATLAS_SIZE: 'full' })).toEqual([]);
});

it('lists files that exist, with those that they test', () => {
  const isThere = (path: string) => existsSync(join(projectFolder(), path));
  expect(all.filter((pattern) => !isThere(pattern.replace('**', '')))).toEqual([]);
  const paths = groups.flatMap((group) => group.paths);
  const isBeginning = (path: string) =>
    readdirSync(join(projectFolder(), dirname(path))).some((name) => name.startsWith(basename(path)));
  expect(paths.filter((path) => !isThere(path) && !isBeginning(path))).toEqual([]);
});
