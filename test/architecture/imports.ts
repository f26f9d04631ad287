// Reads the imports of the sources, type-only ones included.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../../src/project-folder.js';

export interface SourceFile {
  /** From `src/`, such as `model/field.ts`. */
  readonly path: string;
  readonly text: string;
  /** Files of ours, from `src/`. */
  readonly ours: readonly string[];
  readonly packages: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

export function readSources(): readonly SourceFile[] {
  const folder = join(projectFolder(), 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      const specifiers = [...text.matchAll(IMPORT)].map(
        (match) => (match[1] ?? match[2] ?? match[3]) as string,
      );
      const relatives = specifiers.filter((specifier) => specifier.startsWith('.'));
      return {
        path: relative(folder, file),
        text,
        ours: relatives.map((specifier) =>
          relative(folder, join(dirname(file), specifier.replace(/\.js$/, '.ts'))),
        ),
        packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
      };
    });
}

export function folderOf(path: string): string | undefined {
  return path.includes('/') ? path.split('/')[0] : undefined;
}
