// A real nginx on a static copy: the configuration that was exported, but for its port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface NginxServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const ATTEMPTS = 3;
const LOOKS = 100;

/** `prefix` is a new folder for what the process itself writes. */
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
  const settings = `daemon off; user ${userInfo().username};`;
  const nginx = spawn(program, ['-e', 'stderr', '-p', prefix, '-c', file, '-g', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  if (await listens(nginx, port)) return { origin: `http://127.0.0.1:${port}`, stop: () => stop(nginx) };
  await stop(nginx);
  // Somebody else may have taken the port in the meantime.
  if (attempt < ATTEMPTS && said.includes('Address already in use'))
    return startNginx(program, exported, prefix, attempt + 1);
  throw new Error(`nginx did not start: ${said}`);
}

async function listens(nginx: ChildProcess, port: number): Promise<boolean> {
  for (let look = 0; look < LOOKS && nginx.exitCode === null; look++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
    await setTimeout(50);
  }
  return false;
}

async function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
