// Reads the files of data/ without any code of the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

export type Entry = Readonly<Record<string, unknown>>;

export const dataFolder = join(projectFolder(), 'data');

export function readData<T = Entry>(file: string): readonly T[] {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8'));
}
