// data.yml as written, in a copy of the project whose records are correct and then have faults.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from '../system/new-folder.js';
import { part } from '../system/size.js';
import { workflowFile } from '../workflows/workflow-files.js';
import { runSteps } from './run-steps.js';
import { commitAll, throwawayProject } from './throwaway-project.js';

const folder = newFolder('atlas-data-workflow');
const workspace = join(folder, 'project');
const cities = join(workspace, 'data', 'cities.json');
const workflow = workflowFile('data.yml');
const check = (event: 'push' | 'pull_request') =>
  runSteps(workflow, 'check', { workspace, runner: join(folder, 'runner'), event, ref: 'main' });

let lines: string[] = [];

/** Changes one line and commits it, as in a pull request. */
function plant(line: number, from: string, to: string): void {
  const changed = [...lines];
  expect(changed[line - 1]).toContain(from);
  changed[line - 1] = changed[line - 1]?.replace(from, to) ?? '';
  writeFileSync(cities, changed.join('\n'));
  commitAll(workspace);
}

beforeAll(() => {
  mkdirSync(workspace);
  throwawayProject(workspace);
  lines = readFileSync(cities, 'utf8').split('\n');
});

it('accepts the records of the project', () => {
  const [finished, ...others] = check('push');
  expect(others).toEqual([]);
  expect(finished?.output).not.toContain('::error');
  expect(finished?.status).toBe(0);
});

const planted = [
  ['a number between quotes', 5, '"surface":13615', '"surface":"13615"'],
  ['a line that is not JSON', 7, '"name":', 'name:'],
  ['a reference to a record that does not exist', 5, '"departmentId":1,', '"departmentId":99,'],
] as const;
it.each(part(planted, 2))('annotates %s on its line in a pull request', (_, line, from, to) => {
  plant(line, from, to);
  const [finished, ...others] = check('pull_request');
  expect(others).toEqual([]);
  expect(finished?.output).toMatch(
    new RegExp(`^::error file=data/cities.json,line=${line},.*title=.*::.+$`, 'm'),
  );
  expect(finished?.status).toBe(1);
});
