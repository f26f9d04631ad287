// Finds the folders of the project and of its build, for sources and for an installed package.
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

/** The folder for written files. An installed package is replaced as a whole, so it uses the current folder. */
export function workFolder(): string {
  const folder = projectFolder();
  return /[\\/]node_modules[\\/]/.test(folder) ? process.cwd() : folder;
}

const programFolder = () => dirname(dirname(import.meta.dirname));

/** Its sources may be newer than the build beside them. */
const runsFromSources = () => programFolder() === projectFolder();

/** A running service keeps its build, even if dist/ changes to another. */
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
