// Every test belongs to a suite, and the budgets and the guide follow the table of suites.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { overBudget, readBudgets, withTable } from './budgets.mjs';
import { folderOf, folders } from './suites.mjs';

const root = projectFolder();
const tests = ['src', 'tools', 'test'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${top}/${path}`),
);

it('every file belongs to a folder of the table, and every folder has files', () => {
  expect(tests.filter((file) => folderOf(file) === undefined)).toEqual([]);
  const used = new Set(tests.map(folderOf));
  expect(Object.keys(folders).filter((folder) => !used.has(folder))).toEqual([]);
});

it('every folder has a budget, and every file that comes first exists', () => {
  const { seconds, longest } = readBudgets();
  expect(Object.keys(seconds)).toEqual(Object.keys(folders));
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('the guide has the budgets', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(guide).toBe(withTable(guide, readBudgets().seconds));
});

it('a folder over its budget is reported, one within a margin is not', () => {
  const budgets = { reference: 0.2, seconds: { 'test/a': 100, 'test/b': 80 } };
  const taken = { 'test/a': 191, 'test/b': 155, 'test/new': 15 };
  expect(overBudget(taken, budgets, 0.2)).toEqual([
    'test/a took 191 s of processor time; its budget is 190 s.',
  ]);
  expect(overBudget(taken, budgets, 0.3)).toEqual([]);
});
