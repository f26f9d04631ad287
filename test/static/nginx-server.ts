// A real nginx on a static copy, with the exported configuration except for its port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../lab/bench/child-server.js';

export interface NginxServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const ATTEMPTS = 3;

/** `prefix` is a new folder for the files of the process itself. */
export async function startNginx(
  program: string,
  exported: string,
  prefix: string,
  attempt = 1,
): Promise<NginxServer> {
  const port = await freePort();
  const config = await readFile(join(exported, 'nginx.conf'), 'utf8');
  const file = join(prefix, 'nginx.conf');
  await mkdir(prefix, { recursive: true });
  await writeFile(file, config.replace(/listen \d+;/, `listen 127.0.0.1:${port};`));
  const settings = `daemon off; user ${userInfo().username}; error_log stderr notice;`;
  const nginx = spawn(program, ['-e', 'stderr', '-p', prefix, '-c', file, '-g', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(nginx, 'exit');
  let printed = '';
  const isListening = await new Promise<boolean>((resolve, reject) => {
    nginx.stderr.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('start worker process')) resolve(true);
    });
    exited.then(() => resolve(false), reject);
  });
  const stop = async () => {
    nginx.kill('SIGTERM');
    await exited;
  };
  if (isListening) return { origin: `http://127.0.0.1:${port}`, stop };
  // Another process may have taken the port in the meantime.
  if (attempt < ATTEMPTS && printed.includes('Address already in use'))
    return startNginx(program, exported, prefix, attempt + 1);
  throw new Error(`nginx did not start: ${printed}`);
}
