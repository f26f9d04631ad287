// The version of the program, from its package.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from './project-folder.js';

export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder(), 'package.json'), 'utf8'));
  return version;
}
