// Decisions name source files that exist.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';

const root = projectFolder();
const FOLDERS = ['.ci', 'bin', 'client', 'deploy', 'lab', 'src', 'test', 'tools'];
const NOT_SOURCE = /(^|\/)(node_modules|dist)\//;
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((name) => `/${folder}/${name}`),
)
  .concat(readdirSync(root).map((name) => `/${name}`))
  .filter((path) => !NOT_SOURCE.test(path));

/** With or without folders; a star is any part of a name. */
function exists(name: string): boolean {
  const [begin = '', end] = `/${name}`.split('*');
  if (end === undefined) return files.some((path) => path.endsWith(begin));
  return files.some((path) => {
    const at = path.lastIndexOf(begin);
    return at >= 0 && path.endsWith(end) && !path.slice(at + begin.length).includes('/');
  });
}

const named = readdirSync(join(root, 'docs/decisions')).flatMap((decision) =>
  [
    ...readFileSync(join(root, 'docs/decisions', decision), 'utf8').matchAll(/`([\w./*-]+\.(?:ts|mjs))`/g),
  ].map(([, name = '']) => ({ decision, name })),
);

it('finds every file that a decision names', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !exists(name))).toEqual([]);
});

it('reports a file that does not exist', () => {
  expect(['transport.ts', '*-messages.ts', 'src/engine/problems/*-messages.ts'].every(exists)).toBe(true);
  expect(['port.ts', 'counted.ts', 'engine/*-messages.ts'].some(exists)).toBe(false);
});
