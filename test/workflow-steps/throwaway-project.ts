// A copy of the project in which workflow steps can write. It is a Git repository with the files, the build and links to the packages.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

const root = projectFolder();
/** Packages of suites. Their folder also has notes of the last run, which a copy must not change. */
const INSTALLED = ['conformance', 'generators', 'runtimes'];

export const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const filesOfProject = () =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

export function throwawayProject(folder: string): void {
  for (const path of filesOfProject())
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  const build = readlinkSync(join(root, 'dist'));
  cpSync(join(root, build), join(folder, build), { recursive: true });
  symlinkSync(build, join(folder, 'dist'));
  linkPackages(folder);
  git(folder, 'init', '--quiet');
  commitAll(folder);
}

function linkPackages(folder: string): void {
  const [modules, copy] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(copy, '.cache'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '.cache') symlinkSync(join(modules, name), join(copy, name));
  for (const name of INSTALLED)
    if (existsSync(join(modules, '.cache', name)))
      symlinkSync(join(modules, '.cache', name), join(copy, '.cache', name));
}

export function commitAll(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'test: a throwaway copy');
}

/**
 * A suite cannot run inside itself, so the copy has only the given tests, and the folders of test/ that the programs of suites need. Its
 * linter reads nothing: it would read the same files in every run of a suite.
 */
export function keepTests(folder: string, kept: readonly string[], needed: readonly string[]): void {
  for (const top of ['src', 'tools', 'lab', 'test'])
    for (const path of readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.test.ts') && !kept.includes(`${top}/${path}`)) rmSync(join(folder, top, path));
  for (const { name, parentPath } of readdirSync(join(folder, 'test'), { withFileTypes: true }))
    if (name !== 'package.json' && !needed.includes(name))
      rmSync(join(parentPath, name), { recursive: true });
  const manifest = join(folder, 'package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace('"lint": "biome check ."', '"lint": "node -e 0"'),
  );
  commitAll(folder);
}
