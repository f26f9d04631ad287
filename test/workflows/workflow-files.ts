// The workflows of the project: as text, and as the parts that tests look at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

export interface Job {
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
}

export interface Workflow {
  readonly on: Readonly<Record<string, object | null>>;
  readonly permissions?: object;
  readonly concurrency?: object;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(projectFolder(), '.github', 'workflows');

export const workflowFiles = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, path: join(folder, name), text, workflow: parse(text) as Workflow };
});

export function workflowFile(name: string): Workflow {
  const file = workflowFiles.find((each) => each.name === name);
  if (file === undefined) throw new Error(`.github/workflows/${name} does not exist.`);
  return file.workflow;
}
