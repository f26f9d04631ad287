// Runs the commands of a job like a runner of GitHub, with the same shell, folder and variables, until one fails. Steps with `uses` belong
// to GitHub and do not run here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step, Workflow } from '../workflows/workflow-files.js';

/** The shell that GitHub documents for `shell: bash`. */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  bash: ['bash', '--noprofile', '--norc', '-eo', 'pipefail'],
};

export interface Run {
  /** The folder of the project. */
  readonly workspace: string;
  /** The folder for the files of the runner itself. */
  readonly runner: string;
  readonly event: 'push' | 'pull_request' | 'schedule';
  /** The branch, or the tag. */
  readonly ref: string;
  /** Variables that a runner does not set, such as a folder of smaller data. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A folder with programs that have priority. */
  readonly programs?: string;
}

export interface Finished {
  readonly run: string;
  readonly status: number | null;
  readonly output: string;
}

const SHA = '0123456789abcdef0123456789abcdef01234567';
/** Values of the expressions in steps. Any other expression is an error. */
const expressions: Readonly<Record<string, string>> = {
  'github.token': 'token-of-the-run',
  'github.repository': 'Example/Atlas',
};

const evaluated = (text: string) =>
  text.replaceAll(/\$\{\{ *(.*?) *\}\}/g, (_, expression: string) => {
    const value = expressions[expression];
    if (value === undefined) throw new Error(`No test has a value for ${expression}.`);
    return value;
  });

function runnerVariables({ workspace, runner, event, ref, programs }: Run): Record<string, string> {
  const kind = ref.startsWith('v') ? 'tag' : 'branch';
  const file = (name: string) => join(runner, name);
  return {
    PATH: [...(programs === undefined ? [] : [programs]), process.env.PATH].join(':'),
    HOME: runner,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'someone',
    GITHUB_REPOSITORY: expressions['github.repository'] ?? '',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: SHA,
    GITHUB_REF: `refs/${kind === 'tag' ? 'tags' : 'heads'}/${ref}`,
    GITHUB_REF_NAME: ref,
    GITHUB_REF_TYPE: kind,
    GITHUB_EVENT_NAME: event,
    GITHUB_WORKSPACE: workspace,
    GITHUB_ENV: file('env'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: runner,
    RUNNER_OS: 'Linux',
  };
}

/** `NAME=value` lines for later steps. */
function addedVariables(file: string): Readonly<Record<string, string>> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(/=(.*)/s) as [string, string]));
}

/** The only condition of steps. */
function isFor({ if: condition }: Step, event: string): boolean {
  if (condition === undefined) return true;
  const [, wanted] = /^github\.event_name == '(\w+)'$/.exec(condition) ?? [];
  if (wanted === undefined) throw new Error(`No test reads the condition ${condition}.`);
  return wanted === event;
}

function runStep(step: Step, shell: readonly string[], run: Run): Finished {
  const script = join(run.runner, 'step.sh');
  writeFileSync(script, step.run ?? '');
  const given = Object.entries(step.env ?? {}).map(([name, value]) => [name, evaluated(value)]);
  const [program = '', ...args] = shell;
  const { status, stdout, stderr } = spawnSync(program, [...args, script], {
    cwd: join(run.workspace, step['working-directory'] ?? ''),
    env: {
      ...run.environment,
      ...runnerVariables(run),
      ...addedVariables(join(run.runner, 'env')),
      ...Object.fromEntries(given),
    },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100e6,
  });
  return { run: step.run ?? '', status, output: stripVTControlCharacters(stdout + stderr) };
}

/** Ends after the first step that fails. */
export function runSteps(workflow: Workflow, job: string, run: Run): readonly Finished[] {
  mkdirSync(run.runner, { recursive: true });
  const finished: Finished[] = [];
  for (const step of workflow.jobs[job]?.steps ?? []) {
    if (step.run === undefined || !isFor(step, run.event)) continue;
    const shell = SHELLS[step.shell ?? workflow.defaults?.run?.shell ?? ''];
    if (shell === undefined) throw new Error('A step has a shell that no test runs.');
    finished.push(runStep(step, shell, run));
    if (finished.at(-1)?.status !== 0) break;
  }
  return finished;
}
