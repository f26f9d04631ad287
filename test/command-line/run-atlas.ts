// Runs the built `atlas` command: in a pipe, or in a pseudo-terminal of util-linux.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { programNode } from '../system/program-node.js';

export const program = join(projectFolder(), 'dist', 'src', 'programs', 'atlas', 'atlas.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Presses Ctrl+C as soon as the output matches. */
  readonly stopAt?: RegExp;
}

const CTRL_C = '\u0003';
/** The trap leaves Ctrl+C to the command, because some shells would end with their own code. */
const functions = `trap : INT; atlas() { '${programNode}' '${program}' "$@"; }; npx() { "$@"; };`;

/** Runs a line of a shell in which `atlas` and `npx atlas` are the built command. */
export const runLine = (line: string, around: Around = {}): Promise<Ran> =>
  run(`${functions} ${line}`, around, (pid) => process.kill(-pid, 'SIGINT'));

export const hasTerminals = spawnSync('script', ['--version']).status === 0;

/** Runs the same line in a terminal of 60 columns, which mixes both outputs. */
export function runInTerminal(line: string, around: Around = {}): Promise<Ran> {
  const inner = JSON.stringify(`stty cols 60; ${functions} ${line}`).replaceAll('$', '\\$');
  const env = { SHELL: '/bin/sh', TERM: 'xterm', ...around.env };
  return run(`script -qec ${inner} /dev/null`, { ...around, env }, (_, type) => type(CTRL_C));
}

async function run(
  shell: string,
  { cwd, input = '', env = {}, stopAt }: Around,
  stop: (pid: number, type: (text: string) => void) => void,
): Promise<Ran> {
  const child = spawn('bash', ['--norc', '-c', shell], {
    cwd,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    // The line has a separate process group, so that Ctrl+C reaches nothing else.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let [out, err, isStopped] = ['', '', false];
  const look = () => {
    if (isStopped || stopAt?.test(out + err) !== true) return;
    isStopped = true;
    stop(child.pid as number, (text) => child.stdin.write(text));
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    look();
  });
  // A command may end without reading its input.
  child.stdin.on('error', () => {});
  if (stopAt === undefined) child.stdin.end(input);
  return { code: await ended, out, err };
}
