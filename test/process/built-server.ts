// The program as it ships, as a process of its own: started with the settings of a test alone, and ended with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { nodeFlags } from '../../tools/node-flags.js';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface BuiltProgram {
  readonly child: ChildProcess;
  /** The address it serves; rejected with what it said if it ends before that. */
  readonly serving: Promise<string>;
  readonly ended: Promise<Ended>;
  /** What it has logged so far. */
  readonly said: () => string;
  /** For the end of a test; a process that has ended already is left alone. */
  readonly kill: () => Promise<void>;
}

export interface BuiltServer extends Omit<BuiltProgram, 'serving'> {
  readonly origin: string;
  readonly port: number;
}

export type Environment = Readonly<Record<string, string>>;

const builtProgram = () => join(projectFolder(), 'dist', 'src', 'main.js');

/** To make everything ahead takes a server some seconds, which matters to few tests; what is not cached is not compressed, either. */
export const NOTHING_AHEAD = { CACHE_MEGABYTES: '0', WARM_UP: 'off' };

/** None of the settings of whoever runs the tests is handed on. */
export function runBuiltProgram(environment: Environment, program = builtProgram()): BuiltProgram {
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);
  const child = spawn(process.execPath, [...nodeFlags, program], {
    env: { PATH: process.env.PATH, PORT: '0', ...NOTHING_AHEAD, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, stderr }));
  const serving = new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (text: string) => {
      said += text;
      const address = /Atlas Colombia listening on (http:\/\/[^\s"]+)/.exec(said)?.[1];
      if (address === undefined) return;
      resolve(address);
      // From here on it only logs; what nobody reads would block it.
      child.stdout.off('data', listen).resume();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    ended.then(({ code, stderr: why }) => reject(new Error(`It ended with ${code}: ${why}`)), reject);
  });
  serving.catch(() => undefined);
  return {
    child,
    serving,
    ended,
    said: () => stderr,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function startBuiltServer(
  environment: Environment = {},
  program?: string,
): Promise<BuiltServer> {
  const { serving, ...running } = runBuiltProgram(environment, program);
  const origin = await serving;
  return { ...running, origin, port: Number(new URL(origin).port) };
}
