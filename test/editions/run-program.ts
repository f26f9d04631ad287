// Runs one of the built programs as people do, and collects its output.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { programNode } from '../system/program-node.js';

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const folder = join(projectFolder(), 'dist', 'src', 'programs', 'editions');
const running = new Set<ChildProcess>();

export const isBuilt = existsSync(join(folder, 'editions.js'));
if (!isBuilt) console.warn(`Skipped: the programs in ${folder} are missing; npm run build makes them.`);

/** `killAt` kills it as soon as its output matches, and `programs` is the folder of another version of the software. */
export async function runProgram(
  name: 'editions' | 'publish-edition',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { killAt, programs = folder }: { readonly killAt?: RegExp | undefined; readonly programs?: string } = {},
): Promise<Run> {
  const { DATABASE_URL: _, DATA_FOLDER: __, ...inherited } = process.env;
  const program = spawn(programNode, [join(programs, `${name}.js`), ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(program);
  let [output, errors] = ['', ''];
  program.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  program.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (killAt?.test(output) === true) program.kill('SIGKILL');
  });
  const [code] = await once(program, 'close');
  running.delete(program);
  return { code, output, errors };
}

export function killPrograms(): void {
  for (const program of running) program.kill('SIGKILL');
}
