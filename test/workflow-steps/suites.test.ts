// test.yml as it is written, in a copy of the project with few tests, once as it is and once with a test that fails.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPackages } from '../system/install-packages.mjs';
import { newFolder } from '../system/new-folder.js';
import { pathOf, programs } from '../system/programs.mjs';
import { workflowFile } from '../workflows/workflow-files.js';
import { runSteps } from './run-steps.js';
import { keepTests, throwawayProject } from './throwaway-project.js';

const folder = newFolder('atlas-suites');
const workspace = join(folder, 'project');
const runner = join(folder, 'runner');
const workflow = workflowFile('test.yml');
/** Two of `npm test`, and one of the other suite. */
const KEPT = [
  'test/system/programs.test.ts',
  'src/engine/text/fold.test.ts',
  'test/process/fleet-files.test.ts',
];
const INSTALLED = ['conformance', 'generators', 'runtimes'];
const FAILING = "import { expect, it } from 'vitest';\n\nit('fails', () => {\n  expect(1).toBe(2);\n});\n";

beforeAll(() => {
  mkdirSync(workspace);
  throwawayProject(workspace);
  keepTests(workspace, KEPT, ['system', 'contract', 'process', ...INSTALLED]);
});

function runJob(job: 'push' | 'pull-request') {
  const event = job === 'push' ? 'push' : 'pull_request';
  return runSteps(workflow, job, { workspace, runner, event, ref: 'main' });
}

function plantedIn(path: string, job: 'push' | 'pull-request') {
  writeFileSync(join(workspace, path), FAILING);
  const finished = runJob(job);
  rmSync(join(workspace, path));
  return finished.at(-1);
}

describe('a push', () => {
  it('runs npm test', () => {
    expect(runJob('push')).toEqual([
      { run: 'npm test', status: 0, output: expect.stringMatching(/Test Files .* 2 passed/) },
    ]);
  });

  it('fails with a test', () => {
    const { status, output } = plantedIn('src/engine/text/planted.test.ts', 'push') ?? {};
    expect(output).toMatch(/^::error file=.*planted\.test\.ts,.*expected 1 to be 2/m);
    expect(status).toBe(1);
  });
});

const isInstalled =
  Object.keys(programs).every((name) => pathOf(name as keyof typeof programs) !== undefined) &&
  INSTALLED.every((name) => hasPackages(join(import.meta.dirname, '..', name)));
if (!isInstalled) console.warn('Skipped: .ci/run would install programs. Run npm run test:install.');

describe.skipIf(!isInstalled)('a pull request', () => {
  it('runs both suites', () => {
    const finished = runJob('pull-request');
    expect(finished.map(({ status }) => status)).toEqual([0, 0]);
    expect(finished.at(-1)?.run).toBe('.ci/run');
    expect(finished.at(-1)?.output.match(/Test Files .* passed/g)).toHaveLength(2);
  });

  it('fails with a test of the second suite', () => {
    const { status, output } = plantedIn('test/process/planted.test.ts', 'pull-request') ?? {};
    expect(output).toContain('expected 1 to be 2');
    expect(status).toBe(1);
  });
});
