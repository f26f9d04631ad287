// The built service in its own process, with readings of its memory and open file descriptors.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectFolder } from '../../src/settings/project-folder.js';
import { mallocSettings, nodeFlags } from '../node-flags.js';
import { processorTicks, residentBytes } from '../process-usage.js';

export interface WatchedServer {
  readonly origin: string;
  readonly port: number;
  /** Resident memory in bytes. */
  readonly memory: () => number;
  readonly descriptors: () => number;
  /** Resolves with the count once the process has been idle for a while, when all work in progress has ended. */
  readonly settledDescriptors: () => Promise<number>;
  /** Whether it is still running. */
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
}

const LOOK_EVERY = 500;
/** Longer than the compressing thread waits for more work. */
const RESTING_LOOKS = 8;
const MOST_LOOKS = 240;
/** Hundredths of a second of processor time between two readings that still count as idle. */
const RESTING = 2;

export async function startWatched(): Promise<WatchedServer> {
  const program = join(projectFolder(), 'dist', 'src', 'main.js');
  const child = spawn(process.execPath, [...nodeFlags, program], {
    env: { PATH: process.env.PATH, ...mallocSettings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const listen = (text: string) => {
      printed += text;
      const address = /Atlas Colombia listening on (http:\/\/[^\s"]+)/.exec(printed)?.[1];
      if (address === undefined) return;
      resolve(address);
      // From here on it only logs; a full pipe would block it.
      child.stdout.off('data', listen).resume();
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    exited.then(
      ([code]) => reject(new Error(`The service exited with code ${code} before it was ready.`)),
      reject,
    );
  });
  const pid = child.pid as number;
  const descriptors = () => readdirSync(`/proc/${pid}/fd`).length;
  return {
    origin,
    port: Number(new URL(origin).port),
    memory: () => residentBytes(pid),
    descriptors,
    settledDescriptors: async () => {
      let [before, resting] = [processorTicks(pid), 0];
      for (let looks = 0; looks < MOST_LOOKS && resting < RESTING_LOOKS; looks++) {
        await setTimeout(LOOK_EVERY);
        const now = processorTicks(pid);
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
