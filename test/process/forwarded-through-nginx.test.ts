// The client of a request is the IP address that a trusted proxy appended, and nothing that a client can write itself. The proxy is a real
// nginx with deploy/nginx.conf, and clients have different IP addresses of the loopback network.
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { startBuiltServer } from './built-server.js';
import { startOneMachineNginx } from './one-machine-nginx.js';

const nginxProgram = program('nginx');
const LIMIT = 5;
/** The window is longer than all tests together. */
const LIMITED: ProgramEnvironment = { RATE_LIMIT: String(LIMIT), RATE_LIMIT_WINDOW: '600' };

const cleanUps = useCleanUps(afterAll);
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('atlas-forwarded');
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
});

async function startService(environment: ProgramEnvironment): Promise<string> {
  const { origin, kill } = await startBuiltServer({ ...LIMITED, ...environment });
  cleanUps.push(kill);
  return origin;
}

async function startProxy(service: string, name: string): Promise<string> {
  const port = Number(new URL(service).port);
  const nginx = await startOneMachineNginx(nginxProgram as string, join(folder, name), port);
  cleanUps.push(nginx.stop);
  return nginx.origin;
}

type Headers = Readonly<Record<string, string>>;

async function ask(
  origin: string,
  from: string,
  headers: Headers = {},
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(`${origin}/api/v1/City/1`, { method, localAddress: from, agent: false, headers });
    sent.on('error', reject).on('response', (answer) => answer.resume().on('end', () => resolve(answer)));
    sent.end(body);
  });
}

type ByTurn<Value> = (turn: number) => Value;

/** Two requests more than the limit. */
async function statuses(origin: string, from: ByTurn<string>, headers: ByTurn<Headers> = () => ({})) {
  const found: (number | undefined)[] = [];
  for (let turn = 1; turn <= LIMIT + 2; turn++)
    found.push((await ask(origin, from(turn), headers(turn))).statusCode);
  return found;
}

const ONE_CLIENT = [...Array(LIMIT).fill(200), 429, 429];
const MANY_CLIENTS = Array(LIMIT + 2).fill(200);

/** Headers by which a client can pretend to be another one, each time a new one. */
const forgeries: readonly (readonly [string, ByTurn<Headers>])[] = [
  ['an address in X-Forwarded-For', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` })],
  ['a list in X-Forwarded-For', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.${turn}` })],
  ['a trusted address at the end', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}, 127.0.0.1` })],
  ['an address in Forwarded', (turn) => ({ forwarded: `for=198.51.100.${turn}` })],
];

/** No two tests share a client. */
let clients = 0;
const newClient = () => `127.0.1.${++clients}`;

describe('without a trusted proxy', () => {
  let service: string;
  beforeAll(async () => {
    service = await startService({});
  });

  it('exempts this machine from the limit, unless it forwards for others', async () => {
    const client = newClient();
    expect(await statuses(service, () => client)).toEqual(MANY_CLIENTS);
  });

  it.skipIf(nginxProgram === undefined)('counts all clients of a proxy as one', async () => {
    const proxy = await startProxy(service, 'not-trusted');
    const forged = (turn: number) => forgeries[turn % forgeries.length]?.[1](turn) ?? {};
    expect(await statuses(proxy, newClient, forged)).toEqual(ONE_CLIENT);
  });
});

describe('with a trusted nginx', () => {
  let [service, proxy] = ['', ''];
  beforeAll(async () => {
    service = await startService({ TRUST_PROXY: '127.0.0.1' });
    if (nginxProgram !== undefined) proxy = await startProxy(service, 'trusted');
  });

  it.each(forgeries)('gives a client that bypasses nginx no more requests by %s', async (_, forged) => {
    const client = newClient();
    expect(await statuses(service, () => client, forged)).toEqual(ONE_CLIENT);
  });

  describe.skipIf(nginxProgram === undefined)('with a client', () => {
    it('counts each of many clients', async () => {
      expect(await statuses(proxy, newClient)).toEqual(MANY_CLIENTS);
    });

    it.each(forgeries)('gives a client no more requests by %s', async (_, forged) => {
      const client = newClient();
      expect(await statuses(proxy, () => client, forged)).toEqual(ONE_CLIENT);
    });

    it('never charges one client for another', async () => {
      const [client, victim] = [newClient(), newClient()];
      expect(
        await statuses(
          proxy,
          () => client,
          () => ({ 'x-forwarded-for': victim }),
        ),
      ).toEqual(ONE_CLIENT);
      expect(await statuses(proxy, () => victim)).toEqual(ONE_CLIENT);
    });

    it('counts a body that nginx rejects for its client, whatever the client wrote', async () => {
      const [client, other] = [newClient(), newClient()];
      const found: (number | undefined)[] = [];
      for (let turn = 1; turn <= LIMIT + 2; turn++)
        found.push(
          (await ask(proxy, client, { 'x-forwarded-for': `198.51.100.${turn}` }, 'x'.repeat(2000)))
            .statusCode,
        );
      expect(found).toEqual([...Array(LIMIT).fill(405), 429, 429]);
      expect((await ask(proxy, other)).statusCode).toBe(200);
    });

    it('returns a rejection unchanged', async () => {
      const client = newClient();
      await statuses(proxy, () => client);
      const { statusCode, headers } = await ask(proxy, client);
      expect(statusCode).toBe(429);
      expect(headers['content-type']).toMatch(/^application\/problem\+json\b/);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(headers).toMatchObject({
        ratelimit: expect.any(String),
        'ratelimit-policy': expect.any(String),
      });
    });
  });
});
