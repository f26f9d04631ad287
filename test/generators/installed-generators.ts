// The generators, in packages of their own: installed only where that was asked for, beside the project's packages, where no tool of ours looks for sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

const declared = (file: string) => join(projectFolder(), 'test', 'generators', file);
const installed = (...path: string[]) =>
  join(projectFolder(), 'node_modules', '.cache', 'generators', ...path);

const LOCK = 'package-lock.json';

/** The folder of their packages; undefined means that the suite is to be skipped, and how to change that was said. */
export function installedGenerators(): string | undefined {
  const packages = installed('node_modules');
  if (isInstalled()) return packages;
  if (process.env.ATLAS_TEST_INSTALL !== '1') {
    console.warn('Skipped: the generators are missing. Set ATLAS_TEST_INSTALL=1 to install them.');
    return undefined;
  }
  mkdirSync(installed(), { recursive: true });
  for (const file of ['package.json', LOCK, '.npmrc']) copyFileSync(declared(file), installed(file));
  execFileSync('npm', ['ci', '--engine-strict', '--loglevel=error'], { cwd: installed(), stdio: 'inherit' });
  return packages;
}

/** npm leaves a list of what it has installed, and only when it has finished. */
function isInstalled(): boolean {
  const isFinished = existsSync(installed('node_modules', '.package-lock.json'));
  return isFinished && readFileSync(installed(LOCK), 'utf8') === readFileSync(declared(LOCK), 'utf8');
}
