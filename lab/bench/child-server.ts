// Starts a server in its own process, so that its processor time can be read and it can be stopped.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { processorTicks, residentBytes } from '../process-usage.js';

export interface ChildServer {
  readonly origin: string;
  /** Processor time so far, user and system, in microseconds. */
  readonly cpu: () => number;
  /** Memory in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const MICROSECONDS_PER_TICK = 10_000;

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves once the process has printed that it is listening. */
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
    cpu: () => processorTicks(pid) * MICROSECONDS_PER_TICK,
    memory: () => residentBytes(pid),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Waits until a server is idle, because it can still be compressing or working on abandoned requests. */
export async function settled({ cpu }: ChildServer, lookEveryMs = 500): Promise<void> {
  for (let looks = 0; looks < 240; looks++) {
    const before = cpu();
    await setTimeout(lookEveryMs);
    if (cpu() - before <= lookEveryMs * 40) return;
  }
}
