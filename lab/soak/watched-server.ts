// The built service in its own process, with readings of its memory and open file descriptors.
import { mallocSettings } from '../../tools/node-flags.js';
import { idle, openDescriptors, residentBytes } from '../process-usage.js';
import { type RunningProgram, runProgram } from '../run-program.js';

interface WatchedServer extends Pick<RunningProgram, 'isAlive'> {
  readonly origin: string;
  readonly port: number;
  /** Resident memory in bytes. */
  readonly memory: () => number;
  readonly descriptors: () => number;
  /** Resolves with the count once the process has been idle for a while, when all work in progress has ended. */
  readonly settledDescriptors: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Eight of them are longer than the compressing thread waits for more work. */
const LOOK_EVERY = 500;

export async function startWatched(): Promise<WatchedServer> {
  const { child, serving, ended, isAlive } = runProgram(mallocSettings);
  child.stderr?.pipe(process.stderr);
  const origin = await serving;
  const pid = child.pid as number;
  return {
    origin,
    port: Number(new URL(origin).port),
    isAlive,
    memory: () => residentBytes(pid),
    descriptors: () => openDescriptors(pid),
    settledDescriptors: async () => {
      await idle(pid, LOOK_EVERY);
      return openDescriptors(pid);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
