// The folder of the project, wherever it was installed, and that of the build, whether it runs from its sources or as built.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('No package.json was found above the program.');
    folder = parent;
  }
  return folder;
}

/** The folder for files that the program writes. An installed package is replaced as a whole, so it writes to the current folder. */
export function workFolder(): string {
  const folder = projectFolder();
  return /[\\/]node_modules[\\/]/.test(folder) ? process.cwd() : folder;
}

const programFolder = () => dirname(dirname(import.meta.dirname));

/** Its sources may be newer than the build beside them. */
const runsFromSources = () => programFolder() === projectFolder();

/** A service keeps to the build it was started from, also after dist/ has come to lead to another. */
export const buildFolder = (): string =>
  runsFromSources() ? join(programFolder(), 'dist') : programFolder();

/** The documents that the build has finished with the program that now runs; undefined if there is no such build. */
export const builtDocumentsFolder = (): string | undefined =>
  runsFromSources() ? undefined : join(programFolder(), 'site', 'documents');

/** The version of the program, from its package. */
export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder(), 'package.json'), 'utf8'));
  return version;
}
