// Starts a server as a process of its own, so that its processor time can be read and it can be ended.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface ChildServer {
  readonly origin: string;
  /** Processor time so far, user and system, in microseconds, of the process and its children. */
  readonly cpu: () => number;
  /** Memory in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const TICKS_PER_SECOND = 100;

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves once the process has printed what says that it listens. */
export async function startChild(
  command: string,
  args: readonly string[],
  port: number,
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const watch = (chunk: Buffer) => {
      output += chunk;
      if (ready.test(output)) resolve();
    };
    child.stdout.on('data', watch);
    child.stderr.on('data', watch);
    child.once('exit', (code) =>
      reject(new Error(`${command} ${args.join(' ')} exited with code ${code}:\n${output}`)),
    );
  });
  const pid = child.pid as number;
  return {
    origin: `http://127.0.0.1:${port}`,
    cpu: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Waits until a server has nothing left to do: what it compresses after its start, or requests that nobody waits for any more. */
export async function settled({ cpu }: ChildServer, lookEveryMs = 500): Promise<void> {
  for (let looks = 0; looks < 240; looks++) {
    const before = cpu();
    await setTimeout(lookEveryMs);
    if (cpu() - before <= lookEveryMs * 40) return;
  }
}
