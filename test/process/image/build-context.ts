// The files that Docker would see, which are those of a folder that its .dockerignore allows.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';

export interface BuildContext {
  readonly folder: string;
  readonly has: (path: string) => boolean;
  /** All files of a path; none if .dockerignore leaves it out. */
  readonly filesOf: (path: string) => readonly string[];
}

export function buildContext(folder: string, rules?: string): BuildContext {
  const text = rules ?? readFileSync(join(folder, '.dockerignore'), 'utf8');
  // The package is CommonJS, and its types describe a default export.
  const create = dockerignore as unknown as typeof dockerignore.default;
  const ignore = create().add(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  const has = (path: string) => !ignore.ignores(path);
  const filesOf = (path: string): readonly string[] => {
    const entry = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (entry === undefined) return [];
    if (!entry.isDirectory()) return has(path) ? [path] : [];
    return readdirSync(join(folder, path)).flatMap((name) => filesOf(join(path, name)));
  };
  return { folder, has, filesOf };
}
