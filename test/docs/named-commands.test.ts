// Documents and messages name commands that exist: scripts of npm, subcommands of atlas and developer programs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../../src/programs/atlas/commands.js';
import { projectFolder } from '../../src/settings/project-folder.js';

const root = projectFolder();
const FOLDERS = ['.ci', 'bin', 'deploy', 'docs', 'lab', 'src', 'test', 'tools'];
const files = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  'data/LICENSE',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /(\.(md|ts|mjs|yaml|conf|service)|Dockerfile|run)$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((path) => !path.includes('node_modules')),
  ),
];
const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The commands with the file that names them. The decision on commands and the changelog name former ones. */
const named = (pattern: RegExp) =>
  texts
    .filter(({ path }) => !/named-commands|51-the-command-line|^CHANGELOG/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('finds every named script of npm', () => {
  const found = named(/\bnpm run (?:--silent )?([a-z:-]+[a-z])/g);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('finds every named subcommand of atlas', () => {
  const known = commands.map(({ name }) => name);
  const found = named(/\bnpx atlas ([a-z-]+[a-z])/g);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([]);
});

it('finds every named developer program', () => {
  const found = named(/\bnode dist\/((?:lab|tools)\/[a-z/-]+)\.js/g);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ name }) => !existsSync(join(root, `${name}.ts`)))).toEqual([]);
});
