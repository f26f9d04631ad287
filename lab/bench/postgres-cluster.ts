// Starts a PostgreSQL cluster for one run in a temporary folder on a free loopback port, and deletes it afterwards. It ends with the
// process, so an interruptible program turns signals into process.exit().
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './child-server.js';

export interface PostgresCluster {
  readonly url: string;
  /** Stops the server and keeps its data, until `goUp` starts it at the same URL. */
  readonly goDown: () => Promise<void>;
  readonly goUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const OWNER = 'postgres';
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 10_000;

/** Undefined if there is no PostgreSQL server; prints how to install it. */
export async function startPostgres(): Promise<PostgresCluster | undefined> {
  const bin = newestBinaries();
  const user = serverUser();
  if (bin === undefined || user === undefined) {
    console.error(
      `PostgreSQL is missing (no server in ${DEBIAN}/*/bin); to measure it: apt-get install postgresql`,
    );
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'atlas-postgres-'));
  let server: ChildProcess | undefined;
  const abandon = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', abandon);
  const stop = async () => {
    if (server !== undefined) await end(server);
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const creation = ['--no-sync', '-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(bin, 'initdb'), creation, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const port = await freePort();
    // TCP only: the default socket folder may belong to another cluster.
    const reachable = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    // Data that is deleted afterwards need not survive a power failure.
    const settings = [...reachable, '-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const goUp = async () => {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await untilReady(server, bin, port);
    };
    const goDown = async () => {
      if (server !== undefined) await end(server);
    };
    await goUp();
    return { url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`, goDown, goUp, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The newest of several versions: 9.6 is older than 15. */
function newestBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** PostgreSQL refuses to run as root, so root starts it as the user that its package creates. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid !== 0) return uid === undefined || gid === undefined ? undefined : { uid, gid };
  const numberOf = (option: string) =>
    Number(execFileSync('id', [option, OWNER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  } catch {
    return undefined;
  }
}

async function untilReady(server: ChildProcess, bin: string, port: number): Promise<void> {
  let printed = '';
  server.stderr?.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-4000);
  });
  server.on('error', (error) => {
    printed += error.message;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await setTimeout(100);
    }
  }
  throw new Error(`PostgreSQL did not become ready:\n${printed}`);
}

/** SIGINT stops it without waiting for clients, SIGQUIT immediately. */
async function end(server: ChildProcess): Promise<void> {
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  if (server.pid === undefined || hasEnded()) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await Promise.race([ended, setTimeout(STOPPED_WITHIN_MS, undefined, { ref: false })]);
  if (hasEnded()) return;
  server.kill('SIGQUIT');
  await ended;
}
