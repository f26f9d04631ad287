// Runs a program with its output in a file, and ends all its processes if the caller stops. Programs of the project also end if the caller
// is killed, because their channel closes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LAST_LINES = 15;

interface LoggedRun {
  readonly cwd: string;
  /** In addition to that of the caller. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The file for its output. */
  readonly log: string;
  readonly signal: AbortSignal;
}

/** A failure is an error with the last lines of the output. */
export async function runLogged(
  command: string,
  args: readonly string[],
  { cwd, environment, log, signal }: LoggedRun,
): Promise<void> {
  signal.throwIfAborted();
  const output = openSync(log, 'w');
  // A separate process group, because npm starts further processes.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', stop);
  try {
    const [code] = await once(child, 'close');
    signal.throwIfAborted();
    if (code === 0) return;
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
    const called = [basename(command), ...args].join(' ');
    throw new Error(`${called} failed. Its output is in ${log} and ends with:\n${lines.join('\n')}`);
  } finally {
    signal.removeEventListener('abort', stop);
    closeSync(output);
  }
}
