// The generators, in packages of their own: installed beside the project's packages, where no tool of ours looks for sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
/** @param {string[]} path */
const installed = (...path) => join(folder, '..', '..', 'node_modules', '.cache', 'generators', ...path);

const LOCK = 'package-lock.json';

export const generatorPackages = installed('node_modules');

/** npm leaves a list of what it has installed, and only when it has finished. */
export function hasGenerators() {
  const isFinished = existsSync(installed('node_modules', '.package-lock.json'));
  return isFinished && readFileSync(installed(LOCK), 'utf8') === readFileSync(join(folder, LOCK), 'utf8');
}

export function installGenerators() {
  if (hasGenerators()) return;
  mkdirSync(installed(), { recursive: true });
  for (const file of ['package.json', LOCK, '.npmrc']) copyFileSync(join(folder, file), installed(file));
  execFileSync('npm', ['ci', '--engine-strict', '--loglevel=error'], { cwd: installed(), stdio: 'inherit' });
}
