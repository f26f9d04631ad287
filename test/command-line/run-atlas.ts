// Runs the built `atlas` command: in a pipe, or in a pseudo-terminal of util-linux.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFolder } from '../../src/settings/project-folder.js';

export const program = join(projectFolder(), 'dist', 'tools', 'command-line', 'atlas.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a line of a shell in which `atlas` is the built command. */
export async function runLine(line: string, { cwd, input = '', env = {} }: Around = {}): Promise<Ran> {
  const shell = `atlas() { "${process.execPath}" "${program}" "$@"; }; ${line}`;
  const child = spawn('bash', ['--norc', '-c', shell], {
    cwd,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
  });
  // A command may end without reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

export const hasTerminals = spawnSync('script', ['--version']).status === 0;

/** The same line in a terminal of 60 columns; the terminal mixes both outputs. */
export async function runInTerminal(line: string, around: Around = {}): Promise<Ran> {
  const inner = `stty cols 60; atlas() { '${process.execPath}' '${program}' "$@"; }; ${line}`;
  return runLine(`script -qec ${JSON.stringify(inner).replaceAll('$', '\\$')} /dev/null`, {
    ...around,
    env: { SHELL: '/bin/sh', TERM: 'xterm', ...around.env },
  });
}
