// Three servers behind a real nginx with deploy/fleet-nginx.conf: whoever asks does not notice that one is killed, stops or hangs.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { startNginx } from '../static/nginx-server.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { program } from '../system/program.js';
import { type BuiltServer, startBuiltServer } from './built-server.js';

const nginxProgram = program('nginx');
const [CLIENTS, REQUESTS] = [6, 600];
/** Three servers start, and others may use the machine. */
const LONG = 90_000;

describe.skipIf(nginxProgram === undefined)('a fleet', () => {
  const servers: BuiltServer[] = [];
  const cleanUps: (() => unknown)[] = [];
  let origin: string;

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) {
      // Behind a proxy that passes addresses on, this machine is a client like any other.
      const server = await startBuiltServer({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0' });
      servers.push(server);
      cleanUps.push(server.kill);
    }
    const folder = await temporaryFolder('atlas-fleet');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const site = join(folder, 'site');
    await mkdir(site);
    await writeFile(join(site, 'nginx.conf'), await configuration(servers));
    const nginx = await startNginx(nginxProgram as string, site, join(folder, 'nginx'));
    cleanUps.push(nginx.stop);
    origin = nginx.origin;
  }, LONG);
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  it('is asked at three addresses', async () => {
    expect(await statuses(origin)).toEqual({ 200: REQUESTS });
    for (const server of servers) expect(await answered(server)).toBeGreaterThan(0);
  });

  it('hides its figures', async () => {
    expect(await ask(origin, '/metrics')).toBe(404);
  });

  it.each([
    ['hangs', 'SIGSTOP'],
    ['goes on', 'SIGCONT'],
    ['stops', 'SIGTERM'],
  ] as const)('answers while one %s', async (_, signal) => {
    expect(await statuses(origin, () => servers[0]?.child.kill(signal))).toEqual({ 200: REQUESTS });
  });

  it('answers while one of the two that are left is killed, and after that', async () => {
    expect(await statuses(origin, () => servers[1]?.child.kill('SIGKILL'))).toEqual({ 200: REQUESTS });
    expect(await statuses(origin)).toEqual({ 200: REQUESTS });
  });
});

/** The file as it ships, but for the addresses of its servers and the place of what it writes. */
async function configuration(servers: readonly BuiltServer[]): Promise<string> {
  const shipped = await readFile(join(projectFolder(), 'deploy', 'fleet-nginx.conf'), 'utf8');
  const ports = servers.map(({ port }) => port);
  return shipped
    .replaceAll('/tmp/', '')
    .replaceAll(/server 10\.213\.7\.\d+:3000/g, () => `server 127.0.0.1:${ports.shift()}`);
}

/** How often each status came, over connections that stay open; in the middle of it something happens. */
async function statuses(
  origin: string,
  inTheMiddle: () => unknown = () => {},
): Promise<Readonly<Record<string, number>>> {
  const agent = new Agent({ keepAlive: true });
  const counts: Record<string, number> = {};
  let asked = 0;
  const client = async () => {
    while (asked < REQUESTS) {
      if (++asked === REQUESTS / 2) inTheMiddle();
      const status = await ask(origin, `/api/v1/City/${asked}`, agent);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return counts;
}

/** The status, or what went wrong in place of one. */
async function ask(origin: string, path: string, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve(message);
    request(`${origin}${path}`, { agent }, (answer) =>
      answer
        .resume()
        .on('error', failed)
        .on('end', () => resolve(answer.statusCode as number)),
    )
      .on('error', failed)
      .end();
  });
}

async function answered({ origin }: BuiltServer): Promise<number> {
  const figures = await (await fetch(`${origin}/metrics`)).text();
  const counts = figures.matchAll(/^atlas_requests_total\{operation="cityById".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
