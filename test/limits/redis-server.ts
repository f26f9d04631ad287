// A Redis for a suite: on a free loopback port, without anything on disk, and ended with it. It can be stopped, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../lab/bench/child-server.js';
import { program } from '../system/program.js';

const redis = program('redis-server');

/** Without it a suite is skipped, with a message about how to install it. */
export const hasRedis = redis !== undefined;

export const PASSWORD = 'hunter2/#%';

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Settles once it accepts connections. */
  readonly start: () => Promise<void>;
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  readonly kill: () => Promise<void>;
}

export async function prepareRedis(): Promise<RedisServer> {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', requirepass: PASSWORD };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ChildProcess | undefined;
  return {
    port,
    url: `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    start: () => {
      const started = spawn(redis as string, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      child = started;
      return new Promise((resolve, reject) => {
        let printed = '';
        started.stdout.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          if (printed.includes('Ready to accept connections')) resolve();
        });
        started.once('exit', () => reject(new Error(`Redis ended: ${printed}`)));
      });
    },
    signal: (signal) => child?.kill(signal),
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
