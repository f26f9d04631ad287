// A file in a copy of a public repository, in the folder of the judges.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgesFolder } from './program.js';

export function copied(path: string): string | undefined {
  const file = judgesFolder === undefined ? undefined : join(judgesFolder, path);
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
