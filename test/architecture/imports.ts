// Reads the imports of the sources, type-only ones included.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface SourceFile {
  /** The path below `src/`, such as `engine/model/field.ts`. Paths of tools begin with `tools/`, those of instruments with `lab/`. */
  readonly path: string;
  readonly text: string;
  /** Imported files of the project, as such paths. */
  readonly ours: readonly string[];
  readonly packages: readonly string[];
  /** Files and packages that it imports at run time, without types. */
  readonly values: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

export const readSources = (): readonly SourceFile[] => [
  ...readTree('src'),
  ...readTree('tools'),
  ...readTree('lab'),
];

function readTree(tree: string): readonly SourceFile[] {
  const pathOf = (file: string) => relative(projectFolder(), file).replace(/^src\//, '');
  return readdirSync(join(projectFolder(), tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(IMPORT)];
      const specifierOf = (match: RegExpExecArray) => (match[1] ?? match[2] ?? match[3]) as string;
      const specifiers = imports.map(specifierOf);
      const ofOurs = (specifier: string) => pathOf(join(dirname(file), specifier.replace(/\.js$/, '.ts')));
      const relatives = specifiers.filter((specifier) => specifier.startsWith('.'));
      return {
        path: pathOf(file),
        text,
        ours: relatives.map(ofOurs),
        packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
        values: imports
          .filter(([statement]) => !/^\s*(import|export)\s+type\s/.test(statement))
          .map(specifierOf)
          .map((specifier) => (specifier.startsWith('.') ? ofOurs(specifier) : specifier)),
      };
    });
}

/** The top folder of a file, or the file itself if it is in none. */
export const roomOf = (path: string): string => path.split('/')[0] as string;

/** The folder within the room, or the file itself if it is in none. */
export const innerRoomOf = (path: string): string => path.split('/')[1] as string;
