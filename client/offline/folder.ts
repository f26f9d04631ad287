// The files of a bundle in a folder, for Node.js.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from './read-file.js';

/** `folder` is the folder of an edition, which contains `bundle.json`. */
export const filesIn =
  (folder: string): ReadFile =>
  (path) =>
    readFile(join(folder, path));
