// Starts the service and its rivals, each in a separate process. A missing rival is omitted with a hint how to install it.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/settings/project-folder.js';
import { mallocSettings, nodeFlags } from '../../tools/node-flags.js';
import { type ChildServer, freePort, startChild } from './child-server.js';
import type { RecordedAnswer } from './rivals/bare-node.js';

const built = (...path: string[]) => join(projectFolder(), 'dist', ...path);

/** The service as `npm start` starts it, or another build of it in another checkout. */
export async function startAtlas(
  environment: Readonly<Record<string, string>> = {},
  checkout = projectFolder(),
): Promise<ChildServer> {
  const port = await freePort();
  return startChild(
    process.execPath,
    [...nodeFlags, join(checkout, 'dist', 'src', 'main.js')],
    port,
    // Earlier builds print "serves http://…" instead of "listening on".
    /(listening on|serves) http/,
    {
      PORT: String(port),
      ...mallocSettings,
      ...environment,
    },
  );
}

/** A server that replays recorded responses, or writes the first one to every request. */
export async function startReplay(
  folder: string,
  name: 'bare Node' | 'empty Node',
  answers: readonly RecordedAnswer[],
): Promise<ChildServer> {
  const port = await freePort();
  const program = name === 'bare Node' ? 'bare-node.js' : 'empty-node.js';
  const file = join(folder, `${program}on`);
  await writeFile(file, JSON.stringify(answers));
  return startChild(
    process.execPath,
    [built('lab', 'bench', 'rivals', program), file, String(port)],
    port,
    /listening/,
  );
}

/** Serves the exported static copy with one process, as the service does. */
export async function startNginx(nginx: string, folder: string, twin: string): Promise<ChildServer> {
  const port = await freePort();
  const home = join(folder, 'nginx');
  await mkdir(home, { recursive: true });
  const exported = await readFile(join(twin, 'nginx.conf'), 'utf8');
  const file = join(home, 'nginx.conf');
  const adapted = exported
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/worker_processes \w+;/, 'worker_processes 1;');
  await writeFile(file, adapted);
  const settings = 'daemon off; master_process off; error_log stderr notice;';
  return startChild(
    nginx,
    ['-e', 'stderr', '-p', home, '-c', file, '-g', settings],
    port,
    /start worker|using the|nginx\//,
  );
}

async function startRival(program: string, ...args: string[]): Promise<ChildServer> {
  const port = await freePort();
  const file = built('lab', 'bench', 'rivals', program);
  return startChild(process.execPath, [file, '--port', String(port), ...args], port, /http:/);
}

export const startPostgresServer = (url: string) => startRival('postgres-server.js', '--url', url, '--load');
export const startJsonServer = () => startRival('json-server.js');

/** Writes the static copy and returns its folder. */
export async function exportTwin(folder: string): Promise<string> {
  const twin = join(folder, 'twin');
  await promisify(execFile)(
    process.execPath,
    [built('src', 'programs', 'export', 'export.js'), '--out', twin, '--quick'],
    {
      maxBuffer: 2 ** 26,
    },
  );
  return twin;
}
