// The built service as a process of its own, with what the system knows about it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectFolder } from '../../src/settings/project-folder.js';
import { nodeFlags } from '../../tools/node-flags.js';

export interface ServerProcess {
  readonly host: string;
  readonly port: number;
  readonly isAlive: () => boolean;
  /** What it wrote to its standard error. */
  readonly complaints: () => string;
  readonly openDescriptors: () => number;
  /** Megabytes that are in use after its garbage is collected, and those that the system counts. */
  readonly memory: () => Promise<{ readonly used: number; readonly resident: number }>;
  /** Settles once it has done nothing for a while and has no more open than `descriptors`; or after too long a time. */
  readonly quiet: (descriptors?: number) => Promise<void>;
  /** Tells it to end and gives its exit code. */
  readonly stop: () => Promise<number | null>;
}

const MEGABYTE = 2 ** 20;
const LOOK_EVERY = 250;
const QUIET_LOOKS = 8;
const MOST_LOOKS = 240;

export async function startServer(): Promise<ServerProcess> {
  const program = join(projectFolder(), 'dist', 'src', 'main.js');
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);
  const { DATA_FOLDER: _, ...inherited } = process.env;
  const reporting = ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.mjs')];
  const child = spawn(process.execPath, [...nodeFlags, ...reporting, program], {
    // There is no end of what can be asked for, so that what is kept would grow all the time; so little is full early.
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', CACHE_MEGABYTES: '32' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  let [output, errors] = ['', ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const closed = once(child, 'close');
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /listening on (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(new URL(found));
    });
    closed.then(() => reject(new Error(`The service ended: ${errors}`)), reject);
  });

  const of = (file: string) => `/proc/${child.pid}/${file}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const openDescriptors = () => readdirSync(of('fd')).length;
  /** Processor time so far, in ticks of the system. */
  const ticks = () => {
    const fields = readFileSync(of('stat'), 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };

  return {
    host: address.hostname,
    port: Number(address.port),
    isAlive,
    complaints: () => errors,
    openDescriptors,
    memory: async () => {
      const reported = once(child, 'message');
      child.send('memory');
      const [{ heapUsed, external, rss }] = (await reported) as [NodeJS.MemoryUsage];
      return { used: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE };
    },
    quiet: async (descriptors = Number.POSITIVE_INFINITY) => {
      let before = ticks();
      for (let [looks, calm] = [0, 0]; looks < MOST_LOOKS && calm < QUIET_LOOKS && isAlive(); looks++) {
        await setTimeout(LOOK_EVERY);
        const now = ticks();
        calm = now - before <= 1 && openDescriptors() <= descriptors ? calm + 1 : 0;
        before = now;
      }
    },
    stop: async () => {
      if (isAlive()) child.kill('SIGTERM');
      const [code] = await closed;
      return code as number | null;
    },
  };
}
