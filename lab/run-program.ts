// The built program in a separate process, with only the given settings. Its caller stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/settings/project-folder.js';
import { nodeFlags } from '../tools/node-flags.js';

export type ProgramEnvironment = Readonly<Record<string, string>>;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  /** The URL it serves; rejected with its messages if it ends before that. */
  readonly serving: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly isAlive: () => boolean;
  /** The text so far; its log is among it. */
  readonly stderr: () => string;
  /** A process that has already ended is left alone. */
  readonly kill: () => Promise<void>;
}

interface ProgramOptions {
  /** Another release than that of the caller. */
  readonly node?: string;
  readonly program?: string | undefined;
  readonly flags?: readonly string[];
  /** Of the program itself. */
  readonly args?: readonly string[];
  /** Whether it can be sent messages. */
  readonly ipc?: boolean;
}

/** The settings of the caller's environment are not passed on. */
export function runProgram(environment: ProgramEnvironment, options: ProgramOptions = {}): RunningProgram {
  const { node = process.execPath, flags = [], args = [] } = options;
  const { program = join(projectFolder(), 'dist', 'src', 'main.js') } = options;
  if (!existsSync(program)) throw new Error(`${program} is missing. Run npm run build first.`);
  const child = spawn(node, [...nodeFlags, ...flags, program, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc === true ? ['ipc' as const] : [])],
  });
  const stdout = child.stdout as NonNullable<typeof child.stdout>;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, stderr }));
  const serving = new Promise<string>((resolve, reject) => {
    let printed = '';
    const listen = (text: string) => {
      printed += text;
      const url = /Atlas Colombia is listening on (http:\/\/[^\s"]+)/.exec(printed)?.[1];
      if (url === undefined) return;
      resolve(url);
      // From here on it only logs; a full pipe would block it.
      stdout.off('data', listen).resume();
    };
    stdout.setEncoding('utf8').on('data', listen);
    ended.then(({ code }) => reject(new Error(`The program exited with ${code}: ${stderr}`)), reject);
  });
  serving.catch(() => undefined);
  return {
    child,
    serving,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stderr: () => stderr,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
