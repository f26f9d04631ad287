// test.yml and full.yml as written, in a copy of the project with few tests, once unchanged and once with a failing test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
const EVENTS = {
  push: ['test.yml', 'push'],
  'pull-request': ['test.yml', 'pull_request'],
  suites: ['full.yml', 'schedule'],
  explore: ['full.yml', 'schedule'],
} as const;
type Job = keyof typeof EVENTS;
/** Three of `npm test`, and one of the other suite. */
const KEPT = [
  'test/system/programs.test.ts',
  'test/system/size.test.ts',
  'src/engine/text/fold.test.ts',
  'test/process/fleet-files.test.ts',
];
const INSTALLED = ['conformance', 'generators', 'runtimes'];
/** The test passes with the seed of the suites and fails with others. */
const FAILING_ELSEWHERE =
  "import { expect, it } from 'vitest';\nimport { seed } from '../../../test/contract/seed.js';\n\n" +
  "it('has (seed 1) alone', () => {\n  expect(seed).toBe(1);\n});\n";
const PLANTED = 'src/engine/text/planted.test.ts';
const FAILING = "import { expect, it } from 'vitest';\n\nit('fails', () => {\n  expect(1).toBe(2);\n});\n";

beforeAll(() => {
  mkdirSync(workspace);
  throwawayProject(workspace);
  keepTests(workspace, KEPT, ['system', 'contract', 'process', ...INSTALLED]);
});

function runJob(job: Job) {
  const [file, event] = EVENTS[job];
  return runSteps(workflowFile(file), job, { workspace, runner, event, ref: 'main' });
}

function plantedIn(path: string, job: Job) {
  writeFileSync(join(workspace, path), FAILING);
  const finished = runJob(job);
  rmSync(join(workspace, path));
  return finished.at(-1);
}

describe('a push', () => {
  it('runs npm test', () => {
    expect(runJob('push')).toEqual([
      { run: 'npm test', status: 0, output: expect.stringMatching(/Test Files .* 3 passed/) },
    ]);
  });

  it('fails with a test', () => {
    const { status, output } = plantedIn(PLANTED, 'push') ?? {};
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

describe.skipIf(!isInstalled)('once a week', () => {
  it('runs all cases of both suites', () => {
    const finished = runJob('suites');
    expect(finished.map(({ run, status }) => [run, status]).slice(1)).toEqual([
      ['npm run test:install', 0],
      ['npm test', 0],
      ['npm run test:deep', 0],
    ]);
    // The test file about sizes skips other tests in a full run.
    expect(finished[2]?.output).toMatch(/Tests .* 2 skipped/);
  });

  it('runs ten seeds, and prints for each failure the command that repeats it', () => {
    writeFileSync(join(workspace, PLANTED), FAILING_ELSEWHERE);
    const { output = '', status } = runJob('explore').at(-1) ?? {};
    expect(status).toBe(1);
    const rounds = output.matchAll(/^Round \d+ of 10: ATLAS_SEED=(\d+), 2 files/gm);
    const seeds = [...rounds].map(([, seed]) => seed);
    expect(new Set(seeds).size).toBe(10);
    const [, summary = ''] = output.split('Failures, each with the command that repeats it:\n');
    const commands = summary.trim().split(/\n */, seeds.length);
    expect(commands).toEqual(
      seeds.map((seed) => `ATLAS_SEED=${seed} npx vitest run ${PLANTED} -t 'has \\(seed 1\\) alone'`),
    );
    const { stdout } = spawnSync('sh', ['-c', commands[0] ?? ''], { cwd: workspace, encoding: 'utf8' });
    expect(stripVTControlCharacters(stdout)).toMatch(/Tests +1 failed/);
    rmSync(join(workspace, PLANTED));
  });
});
