// Every test belongs to a suite, and the time of a suite has a limit.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import longest from './longest.json' with { type: 'json' };
import { overLimit } from './run-suite.mjs';
import { folderOf, folders } from './suites.mjs';

const root = projectFolder();
const tests = ['src', 'tools', 'lab', 'test'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${top}/${path}`),
);

it('has every file in one folder of the suites, and files in every folder', () => {
  expect(tests.filter((file) => folderOf(file) === undefined)).toEqual([]);
  const used = new Set(tests.map(folderOf));
  const listed = Object.values(folders).flat();
  expect(listed.filter((folder) => !used.has(folder))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('lists first files that exist, each once', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});

it('reports a run far over the limit of its suite, and none on a busy machine', () => {
  expect(overLimit('test', 490)).toBeUndefined();
  expect(overLimit('test', 491)).toBe(
    'test took 491 s of processor time; its limit is 280 s, and 490 s on a busy machine.',
  );
  expect(overLimit('deep', 2450)).toBeUndefined();
  expect(overLimit('deep', 2451)).toContain('its limit is 1400 s');
});
