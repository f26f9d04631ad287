// The files of a bundle in a folder, for Node.js.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFile } from './read-file.js';

/** `folder` is the folder of an edition, which contains `bundle.json`, or the folder above it, of which the newest edition is read. */
export function filesIn(folder: string): ReadFile {
  let found: Promise<string> | undefined;
  return async (path) => {
    found ??= editionOfFolder(folder);
    return readFile(join(await found, path));
  };
}

const BUNDLE_LIST = 'bundle.json';

interface FolderEdition {
  readonly folder: string;
  /** The day, and the number of the edition on that day if it is not the first. */
  readonly day: string;
  readonly written: number;
}

async function editionOfFolder(folder: string): Promise<string> {
  const editions: FolderEdition[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (name === BUNDLE_LIST) return folder;
    const list = await stat(join(folder, name, BUNDLE_LIST)).catch(() => undefined);
    const [day = ''] = name.split('-', 1);
    if (list !== undefined) editions.push({ folder: join(folder, name), day, written: list.mtimeMs });
  }
  const [newest] = editions.sort((a, b) => compare(b.day, a.day) || b.written - a.written);
  return newest?.folder ?? folder;
}

const { compare } = new Intl.Collator('en', { numeric: true });
