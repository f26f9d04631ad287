// Finds exported types with one reader in their folder, small files with one importer in theirs, and folders with many files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { projectFolder } from '../../src/settings/project-folder.js';

/** A file with fewer lines belongs into its only importer. */
const SMALL = 40;
export const MOST_FLAT = 25;

const TREES = ['src', 'client', 'tools', 'lab'];
const IMPORT = /(?:^|\n)(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\*[^;]*?)\s+from\s+'(\.[^']+)'/g;
const TYPE = /^export (?:interface|type) (\w+)/gm;

interface Read {
  readonly by: string;
  /** Undefined if everything is imported. */
  readonly names: readonly string[] | undefined;
}

const isCounted = (path: string) =>
  path.endsWith('.ts') && !/(\.test|\.d)\.ts$|\/generated\/|\/node_modules\//.test(path);

const files = TREES.flatMap((tree) =>
  readdirSync(join(projectFolder(), tree), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(tree, name),
  ),
).filter(isCounted);
const texts = new Map(files.map((file) => [file, readFileSync(join(projectFolder(), file), 'utf8')]));
const readers = new Map<string, Read[]>(files.map((file) => [file, []]));
for (const [by, text] of texts)
  for (const [, names, from = ''] of text.matchAll(IMPORT))
    readers.get(join(dirname(by), from).replace(/\.js$/, '.ts'))?.push({
      by,
      names: names?.split(',').map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      ),
    });

/** The files that use it, each once. */
function readersOf(file: string, name?: string): readonly string[] {
  const found = (readers.get(file) ?? []).filter(
    ({ names }) => name === undefined || names === undefined || names.includes(name),
  );
  return [...new Set(found.map(({ by }) => by))];
}

const isBeside = (file: string, [only, ...others]: readonly string[]) =>
  only !== undefined && others.length === 0 && dirname(only) === dirname(file);

/** Written as `file name`. */
export const typesWithOneReader = (): readonly string[] =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(TYPE)]
      .map(([, name = '']) => name)
      .filter((name) => isBeside(file, readersOf(file, name)))
      .map((name) => `${file} ${name}`),
  );

export const smallFilesWithOneImporter = (): readonly string[] =>
  [...texts]
    .filter(([file, text]) => text.split('\n').length - 1 < SMALL && isBeside(file, readersOf(file)))
    .map(([file]) => file);

export function fullFolders(): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FLAT).map(([folder]) => folder);
}
