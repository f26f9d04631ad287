// The packages that a checkout gets before one of its programs runs. A newcomer does not wait for packages that only tests use. A
// replacement for npm records its arguments and installs nothing.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { temporaryFolder } from '../static/temporary-folder.js';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = projectFolder();
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;
const ofBuild = Object.keys(locked['']?.devDependencies ?? {}).map((name) => `node_modules/${name}`);
const isForDevelopers = (path: string) => locked[path]?.dev === true || locked[path]?.devOptional === true;

let folder = '';

beforeEach(async () => {
  folder = await temporaryFolder('atlas-prepare');
  for (const name of ['tools', 'src', 'docs', 'data', 'bin']) mkdirSync(join(folder, name));
  for (const file of ['tools/prepare.mjs', 'tools/build-stamps.mjs', 'package-lock.json'])
    copyFileSync(join(root, file), join(folder, file));
  for (const file of ['CHANGELOG.md', 'CHANGELOG.es.md']) writeFileSync(join(folder, file), '');
  const npm = `#!/bin/sh\necho "$@" > '${join(folder, 'arguments')}'\nexit 1\n`;
  writeFileSync(join(folder, 'bin', 'npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The notes that npm leaves. */
function install(isInstalled: (path: string) => boolean): void {
  const packages = Object.fromEntries(Object.entries(locked).filter(([path]) => isInstalled(path)));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

/** The arguments of npm; undefined if it was not called. */
function prepare(...args: readonly string[]): string | undefined {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  spawnSync(process.execPath, [join(folder, 'tools', 'prepare.mjs'), ...args], { env: { PATH } });
  const file = join(folder, 'arguments');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

it('installs the packages of the program and of its build in a fresh clone', () => {
  expect(prepare()).toMatch(/^ci --include=dev --workspaces=false /);
});

it('installs all packages for a developer in a fresh clone', () => {
  expect(prepare('--developer')).toMatch(/^ci --include=dev (?!.*workspaces)/);
});

it('installs no more in a checkout with the packages of its build, unless for a developer', () => {
  install((path) => !isForDevelopers(path) || ofBuild.includes(path));
  expect(prepare()).toBeUndefined();
  expect(prepare('--developer')).toMatch(/^install --no-save --include=dev (?!.*workspaces)/);
});

it.each(ofBuild)('installs %s in a checkout without it before the build', (missing) => {
  install((path) => !isForDevelopers(path) || (ofBuild.includes(path) && path !== missing));
  expect(prepare()).toMatch(/^install --no-save --include=dev --workspaces=false /);
});
