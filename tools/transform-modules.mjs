// Writes every module of the program and of the tools as JavaScript, each into the same place in a build.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { root } from './build-stamps.mjs';
import { typescriptOptions } from './typescript-options.mjs';

/** The image contains no instruments. */
const FOLDERS = ['src', 'tools', 'lab'].filter((name) => existsSync(join(root, name)));
/** Scripts of pages are bundled for browsers instead. */
const isModule = (file) => /(?<!\.test|\.d|\.script)\.ts$/.test(file) && !/[\\/]script[\\/]/.test(file);

export function transformModules(folder) {
  const files = FOLDERS.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true }).map((file) => join(name, file)),
  );
  for (const file of files.filter(isModule)) {
    const text = readFileSync(join(root, file), 'utf8');
    const { code, errors } = transformSync(file, text, { ...typescriptOptions, tsconfig: false });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
