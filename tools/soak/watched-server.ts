// The built service as a process of its own, whose memory and open descriptors can be looked at.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface WatchedServer {
  readonly origin: string;
  readonly port: number;
  /** Resident memory in bytes. */
  readonly memory: () => number;
  readonly descriptors: () => number;
  /** Settles with the count once the process has rested for a while: whatever was under way has ended by then. */
  readonly settledDescriptors: () => Promise<number>;
  /** Whether it still runs. */
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY = 500;
/** Longer than the thread that compresses waits for more to do. */
const RESTING_LOOKS = 8;
const MOST_LOOKS = 240;
/** Hundredths of a second of processor time between two looks that are no work worth the name. */
const RESTING = 2;

export async function startWatched(): Promise<WatchedServer> {
  const program = join(projectFolder(), 'dist', 'src', 'main.js');
  const child = spawn(process.execPath, ['--single-threaded-gc', program], {
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
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
    exited.then(
      ([code]) => reject(new Error(`The service exited with code ${code} before it was ready.`)),
      reject,
    );
  });
  const proc = (...path: string[]) => join('/proc', String(child.pid), ...path);
  const descriptors = () => readdirSync(proc('fd')).length;
  const processorTime = () => {
    const fields = readFileSync(proc('stat'), 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  return {
    origin,
    port: Number(new URL(origin).port),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(proc('status'), 'utf8'))?.[1]) * 1024,
    descriptors,
    settledDescriptors: async () => {
      let [before, resting] = [processorTime(), 0];
      for (let looks = 0; looks < MOST_LOOKS && resting < RESTING_LOOKS; looks++) {
        await setTimeout(LOOK_EVERY);
        const now = processorTime();
        resting = now - before <= RESTING ? resting + 1 : 0;
        before = now;
      }
      return descriptors();
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
