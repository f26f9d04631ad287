// Starts a server of the built tree as a process of its own and waits until it says where it listens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../../src/project-folder.js';

export interface Program {
  readonly pid: number;
  /** Such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 30_000;
const STOPPED_WITHIN_MS = 5_000;

/** The file is named from `dist/`; the program prints its address once it listens, and ends on SIGTERM. */
export async function startProgram(
  file: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(process.execPath, [join(projectFolder(), 'dist', file), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').finally(() => process.off('exit', kill));
  const stop = async () => {
    const overdue = setTimeout(kill, STOPPED_WITHIN_MS);
    child.kill('SIGTERM');
    await ended.finally(() => clearTimeout(overdue));
  };

  const url = await new Promise<string | undefined>((resolve) => {
    const overdue = setTimeout(resolve, READY_WITHIN_MS, undefined);
    createInterface(child.stdout).on('line', (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    ended.then(
      () => resolve(undefined),
      () => resolve(undefined),
    );
    ended.finally(() => clearTimeout(overdue)).catch(() => undefined);
  });
  if (url === undefined || child.pid === undefined) {
    kill();
    throw new Error(`${file} did not start to listen.`);
  }
  return { pid: child.pid, url, stop };
}
