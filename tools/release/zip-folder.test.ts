// Equal files result in equal bytes, whatever their dates, modes and order.
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../test/system/new-folder.js';
import { zipFolder } from './zip-folder.js';

const files = { 'b.csv': 'id,name\n', 'a/c.json': '{}', 'a/c.json.br': 'compressed', 'ñ.txt': 'Ñ' };
const folder = newFolder('atlas-zip');

async function zipped(name: string, paths: readonly string[], seconds: number): Promise<Buffer> {
  const from = join(folder, name);
  mkdirSync(join(from, 'a'), { recursive: true });
  for (const path of paths) {
    writeFileSync(join(from, path), files[path as keyof typeof files]);
    utimesSync(join(from, path), seconds, seconds);
    chmodSync(join(from, path), seconds % 2 === 0 ? 0o600 : 0o755);
  }
  const to = join(folder, `${name}.zip`);
  const signal = new AbortController().signal;
  await zipFolder({
    from,
    to,
    inside: 'data',
    date: '2026-11-18',
    signal,
    isKept: (path) => !path.endsWith('.br'),
  });
  return readFileSync(to);
}

it('has the same bytes', async () => {
  const names = Object.keys(files);
  const one = await zipped('one', names, 1_000_000_000);
  expect((await zipped('other', names.toReversed(), 1_700_000_001)).equals(one)).toBe(true);
  // The list of files is at the end.
  const listed = [...one.toString('utf8').matchAll(/data\/[\w./ñ]+(?=PK|$)/g)].map(([name]) => name);
  expect(listed.slice(0, 2)).toEqual(['data/a/c.json', 'data/b.csv']);
  expect(one.includes('data/ñ.txt')).toBe(true);
  expect(one.includes('.br')).toBe(false);
});

it('fails if the file cannot be written or a file is gone', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  const zip = { from: join(folder, 'one'), inside: 'data', date: '2026-11-18', isKept: () => true };
  await expect(zipFolder({ ...zip, to: join(folder, 'aborted.zip'), signal })).rejects.toThrow();
  const to = join(folder, 'missing', 'x.zip');
  await expect(zipFolder({ ...zip, to, signal: new AbortController().signal })).rejects.toThrow('ENOENT');
});
