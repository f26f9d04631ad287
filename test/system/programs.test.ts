// A program counts as installed if the file that a test starts exists, and not if only a wrapper does.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from './new-folder.js';
import { pathOf } from './programs.mjs';

const folder = newFolder('atlas-programs');
const made = (...path: readonly string[]) => {
  mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder, ...path), '', { mode: 0o755 });
  return join(folder, ...path);
};

it('finds no PostgreSQL if only its wrappers are installed, and the server if it is', () => {
  made('wrappers', 'pg_lsclusters');
  made('wrappers', 'psql');
  const [path, versions] = [join(folder, 'wrappers'), join(folder, 'versions')];
  expect(pathOf('postgres', path, versions)).toBeUndefined();
  made('versions', '14', 'bin', 'pg_config');
  expect(pathOf('postgres', path, versions)).toBeUndefined();
  const server = made('versions', '15', 'bin', 'postgres');
  expect(pathOf('postgres', path, versions)).toBe(server);
});

it('finds other programs in the path', () => {
  const nginx = made('second', 'nginx');
  expect(pathOf('nginx', join(folder, 'first'))).toBeUndefined();
  expect(pathOf('nginx', `${join(folder, 'first')}:${join(folder, 'second')}`)).toBe(nginx);
});

it('finds no file that cannot be executed', () => {
  chmodSync(made('plain', 'nginx'), 0o644);
  expect(pathOf('nginx', join(folder, 'plain'))).toBeUndefined();
});
