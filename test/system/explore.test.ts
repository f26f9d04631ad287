// The files with random cases, and the commands that repeat a failure in them.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { drawingFiles } from './drawing-files.mjs';
import { commandsOf } from './explore.mjs';

const root = projectFolder();
const files = drawingFiles();

it('finds in the imports the files with random cases, also through other files', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/engine/text/fold.test.ts',
      'src/engine/boundaries/neighbours.test.ts',
      'test/editions/editions.test.ts',
      'test/fuzz/fuzz.test.ts',
      'test/site/every-page.test.ts',
    ]),
  );
  expect(files).not.toContain('test/system/size.test.ts');
  expect(files).not.toContain('test/system/explore.test.ts');
  expect(files).not.toContain('src/engine/scheduling/scratch-pool.test.ts');
  expect(new Set(files).size).toBe(files.length);
});

it('lists every file with a property or the seed', () => {
  const named = ['src', 'tools', 'lab', 'test'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((path) => `${top}/${path}`)
      .filter((path) => path.endsWith('.test.ts'))
      .filter((path) =>
        /^(import|\}) .*('fast-check'|\/seed\.js')/m.test(readFileSync(join(root, path), 'utf8')),
      ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

it('repeats a failure by its seed, its file and its name, in any notation', () => {
  const name = `it's "a" $1 (ATLAS_SEED=7) [x]`;
  const failed = { fullName: name, status: 'failed' };
  const file = (path: string, status: string, ...assertionResults: (typeof failed)[]) => ({
    name: join(root, path),
    status,
    assertionResults,
  });
  const [byName = '', whole] = commandsOf(
    [
      file('src/a.test.ts', 'failed', { fullName: 'one that passed', status: 'passed' }, failed),
      file('src/b.test.ts', 'failed'),
      file('src/c.test.ts', 'passed', { fullName: 'c', status: 'passed' }),
    ],
    7,
  );
  expect(whole).toBe('ATLAS_SEED=7 npx vitest run src/b.test.ts');
  const [command, pattern = ''] = byName.split(' -t ');
  expect(command).toBe('ATLAS_SEED=7 npx vitest run src/a.test.ts');
  const word = execFileSync('sh', ['-c', `printf %s ${pattern}`], { encoding: 'utf8' });
  expect(name).toMatch(new RegExp(`^${word}$`));
});

it.each(['0', '1.5', 'many', '101'])('--rounds %s is refused', (rounds) => {
  const { status, stderr } = spawnSync(process.execPath, ['test/system/explore.mjs', '--rounds', rounds], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('--rounds is a number from 1 to 100.');
});
