// The folder of the project, wherever it is installed, running from source or built.
import { existsSync } from 'node:fs';
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
