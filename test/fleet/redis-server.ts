// A Redis of its own for a suite: on a free loopback port, without anything on disk, ended with the suite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/bench/child-server.js';
import { program } from '../system/program.js';

export const redisProgram = program('redis-server', 'redis-server');

export interface RedisServer {
  readonly url: string;
  /** It accepts connections and answers nobody, until it goes on. */
  readonly hang: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn(redisProgram as string, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(redis, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    redis.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(`Redis did not start: ${said}`)), reject);
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => redis.kill('SIGSTOP'),
    goOn: () => redis.kill('SIGCONT'),
    stop: async () => {
      redis.kill('SIGKILL');
      await ended;
    },
  };
}
