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

/** A service keeps to the build it was started from, also after dist/ has come to lead to another. */
export function buildFolder(): string {
  const program = dirname(dirname(import.meta.dirname));
  return program === projectFolder() ? join(program, 'dist') : program;
}

/** The version of the program, from its package. */
export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder(), 'package.json'), 'utf8'));
  return version;
}
