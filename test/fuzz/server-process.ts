// The built service in its own process, with readings of its memory and open file descriptors.
import { idle, openDescriptors, residentBytes } from '../../lab/process-usage.js';
import { type RunningProgram, runProgram } from '../../lab/run-program.js';
import { memoryInUse, REPORTING } from '../process/memory-in-use.js';
import { programNode } from '../system/program-node.js';

export interface ServerProcess extends Pick<RunningProgram, 'isAlive' | 'stderr'> {
  readonly host: string;
  readonly port: number;
  readonly openDescriptors: () => number;
  /** Memory in megabytes, in use after a garbage collection and as the system counts it. */
  readonly memory: () => Promise<{ readonly used: number; readonly resident: number }>;
  /** Settles once it has been idle for a while with at most this number of open descriptors, or after a time limit. */
  readonly quiet: (descriptors?: number) => Promise<void>;
  /** Stops it and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

const MEGABYTE = 2 ** 20;
const LOOK_EVERY = 250;

export async function startServer(): Promise<ServerProcess> {
  // Random requests have unlimited different responses, so a large cache would grow all the time. A small one is full early.
  const environment = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', CACHE_MEGABYTES: '32' };
  const { child, serving, ended, isAlive, stderr } = runProgram(environment, {
    ...REPORTING,
    node: programNode,
  });
  child.channel?.unref();
  const { hostname, port } = new URL(await serving);
  const pid = child.pid as number;
  return {
    host: hostname,
    port: Number(port),
    isAlive,
    stderr,
    openDescriptors: () => openDescriptors(pid),
    memory: async () => ({
      used: await memoryInUse({ child }),
      resident: residentBytes(pid) / MEGABYTE,
    }),
    quiet: async (descriptors = Number.POSITIVE_INFINITY) => {
      if (isAlive()) await idle(pid, LOOK_EVERY, () => openDescriptors(pid) <= descriptors);
    },
    stop: async () => {
      if (isAlive()) child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}
