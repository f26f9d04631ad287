// A packed copy of the project offers the tools too: its program, its data, and nothing that it does not need.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { connect } from '../mcp/connect.js';
import { oneCallEach } from '../mcp/one-call-each.js';
import { newFolder } from '../system/new-folder.js';

const folder = newFolder('atlas-packed');
const copy = join(folder, 'package');
let files: readonly string[] = [];

beforeAll(() => {
  const root = projectFolder();
  const output = execFileSync('npm', ['pack', '--silent', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(existsSync(join(root, 'lib'))).toBe(false);
  const [packed] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
  files = packed.files.map(({ path }) => path);
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

it('has the program and the data, and neither tests nor developer programs', () => {
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'LICENSE', 'lib/stdio.js', 'data/cities.json']),
  );
  expect(files.filter((path) => /^(src|test|tools|dist|docs)\//.test(path))).toEqual([]);
});

it('runs from anywhere, under the name of its program', async () => {
  const { bin } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const program = join(copy, bin['atlas-colombia-mcp']);
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const client = await connect('2025-11-25', { program });
  const { tools } = await client.client.listTools();
  expect(tools.length).toBe(Object.keys(oneCallEach).length);
  expect((await client.call('resolve_code', { code: 'BOG' })).text).toContain('El Dorado');
  await client.close();
});
