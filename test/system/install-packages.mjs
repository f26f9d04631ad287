// Packages that only one suite needs. They are installed apart from those of the project, where no tool of the project looks for sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const LOCK = 'package-lock.json';

/** @param {string} folder */
const installed = (folder) =>
  join(import.meta.dirname, '..', '..', 'node_modules', '.cache', basename(folder));

/** Where the packages of a folder of test/ are installed. @param {string} folder */
export const packagesOf = (folder) => join(installed(folder), 'node_modules');

/** npm leaves a list of installed packages, and only when it has finished. @param {string} folder */
export function hasPackages(folder) {
  const isFinished = existsSync(join(packagesOf(folder), '.package-lock.json'));
  return (
    isFinished &&
    readFileSync(join(installed(folder), LOCK), 'utf8') === readFileSync(join(folder, LOCK), 'utf8')
  );
}

/**
 * Packages for another release of Node.js are installed by that release.
 * @param {string} folder
 * @param {boolean} isForThisNode
 */
export function installPackages(folder, isForThisNode = true) {
  if (hasPackages(folder)) return;
  mkdirSync(installed(folder), { recursive: true });
  for (const file of ['package.json', LOCK, '.npmrc'])
    copyFileSync(join(folder, file), join(installed(folder), file));
  const args = ['ci', ...(isForThisNode ? ['--engine-strict'] : []), '--loglevel=error'];
  execFileSync('npm', args, { cwd: installed(folder), stdio: 'inherit' });
}
