// Workers that are killed, replaced or lose their primary under load.
import { readdirSync, readlinkSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { type Exchange, isWhole, type KeepAliveClient, keepAsking } from '../process/keep-alive-client.js';
import { afterTest } from '../system/clean-ups.js';
import { ask, type StartedCluster, startCluster } from './started-cluster.js';

// Several starts of the service, in addition to its load.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

const CLIENTS = 4;
const MOST_CLIENTS = 64;
const UNDER_LOAD = 20;
const KNOCKS = 100_000;

async function start(environment: ProgramEnvironment = {}): Promise<StartedCluster> {
  const cluster = await startCluster(environment);
  afterTest(cluster.kill);
  return cluster;
}

let id = 0;
function connectClient({ port }: StartedCluster): KeepAliveClient {
  const client = keepAsking(port, () => `/api/v1/City/${(id++ % 100) + 1}`);
  afterTest(client.destroy);
  return client;
}

const connectClients = (cluster: StartedCluster) =>
  Array.from({ length: CLIENTS }, () => connectClient(cluster));

/** Settles once each client has had `answers` whole responses, or its connection was cut off. */
async function untilAll(clients: readonly KeepAliveClient[], answers: number): Promise<void> {
  const cut = new Set<KeepAliveClient>();
  for (const client of clients) client.closed.then(() => cut.add(client));
  const isWaiting = (client: KeepAliveClient) =>
    !cut.has(client) && client.exchanges.filter(isWhole).length < answers;
  while (clients.some(isWaiting)) await setImmediate();
}

/** There are several connections for each worker, because the system decides which worker accepts one. */
async function connectToEach(cluster: StartedCluster): Promise<readonly KeepAliveClient[]> {
  const workers = await cluster.workers();
  const before = workers.map(openSockets);
  const clients: KeepAliveClient[] = [];
  const isLeftOut = (worker: number, index: number) => openSockets(worker) <= (before[index] as number);
  while (clients.length < CLIENTS || (workers.some(isLeftOut) && clients.length < MOST_CLIENTS)) {
    const client = connectClient(cluster);
    clients.push(client);
    await untilAll([client], 1);
  }
  return clients;
}

const openSockets = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => isSocket(`/proc/${pid}/fd/${fd}`)).length;

function isSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:');
  } catch {
    return false;
  }
}

const isGood = (exchange: Exchange) => isWhole(exchange) && exchange.answer?.status === 200;

describe('a worker that is killed', () => {
  it('ends only its own connections, without a refused or hanging one', async () => {
    const cluster = await start();
    const clients = await connectToEach(cluster);
    await untilAll(clients, UNDER_LOAD);
    const cut = new Set<KeepAliveClient>();
    for (const client of clients) client.closed.then(() => cut.add(client));
    let isBack = false;
    const faults: string[] = [];
    const knocking = (async () => {
      for (let knock = 0; knock < KNOCKS && !isBack; knock++)
        await ask(cluster.origin, '/api/v1/Region/1').catch(({ code }) => faults.push(code));
    })();
    const [victim] = (await cluster.workers()) as [number];
    process.kill(victim, 'SIGKILL');
    await cluster.logged('worker exited unexpectedly');
    await cluster.logged('worker replaced');
    isBack = true;
    await knocking;
    // Only connections that the victim had accepted may end with it.
    expect(faults).not.toContain('ECONNREFUSED');
    expect(faults.length).toBeLessThanOrEqual(2);
    expect(cut.size).toBeGreaterThan(0);
    const others = clients.filter((client) => !cut.has(client));
    expect(others.length).toBeGreaterThan(0);
    const soFar = Math.max(...others.map(({ exchanges }) => exchanges.length));
    await untilAll(others, soFar + UNDER_LOAD);
    expect(others.flatMap(({ exchanges }) => exchanges.slice(0, -1)).filter((each) => !isGood(each))).toEqual(
      [],
    );
  });
});

describe('a rolling restart', () => {
  it('fails no request, replaces every worker, and waits for another one once', async () => {
    const cluster = await start();
    const before = await cluster.workers();
    const done: KeepAliveClient[] = [];
    let isOver = false;
    // The client opens a new connection once the server closes the old one, as any client does.
    const load = connectClients(cluster).map(async (first) => {
      for (let client = first; ; client = connectClient(cluster)) {
        done.push(client);
        await client.closed;
        if (isOver || client.exchanges.length === 0) return;
      }
    });
    await untilAll(done, UNDER_LOAD);
    cluster.child.kill('SIGHUP');
    await cluster.logged('worker replaced');
    for (const _ of [1, 2, 3]) {
      cluster.child.kill('SIGHUP');
      await ask(cluster.origin, '/health/live');
    }
    await cluster.logged('rolling restart done', 2);
    const after = await cluster.workers();
    isOver = true;
    // By then no client is still connecting.
    await untilAll(done, 1);
    cluster.child.kill('SIGTERM');
    expect(await cluster.ended).toMatchObject({ code: 0 });
    await Promise.all(load);
    expect(done.filter(({ exchanges }) => exchanges.length === 0)).toEqual([]);
    expect(done.flatMap(({ exchanges }) => exchanges).filter((each) => !isGood(each))).toEqual([]);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    const messages = cluster.log().map(({ msg }) => msg.split(':')[0]);
    const round = ['rolling restart', 'worker replaced', 'worker replaced', 'rolling restart done'];
    expect(messages).toEqual([...round, ...round, 'stopping', 'stopped']);
  });
});

describe('a primary that is killed', () => {
  it('leaves no process behind, and no half response', async () => {
    const cluster = await start();
    const clients = connectClients(cluster);
    await untilAll(clients, UNDER_LOAD);
    cluster.child.kill('SIGKILL');
    // Settles when the last process that could still write a line has ended.
    expect(await cluster.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' });
    await Promise.all(clients.map(({ closed }) => closed));
    const exchanges = clients.flatMap((client) => client.exchanges);
    expect(exchanges.filter((each) => !isGood(each))).toEqual([]);
    for (const { exchanges: all } of clients) expect(all.at(-1)?.answer?.closes).toBe(true);
  });
});
