// Clients that send a byte a second neither delay other clients nor occupy their connections for long.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { afterTest } from '../system/clean-ups.js';
import { type BuiltServer, startForTest } from './built-server.js';
import { mainThreadMs } from './main-thread.mjs';

const SLOW_CLIENTS = 500;
const TICK = 1000;
const TICKS = 3;
const REQUESTS = 3000;
const ATTEMPTS = 3;
const MOST = 5;

async function slowClient(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  afterTest(() => socket.destroy());
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write('GET /api/v1/City/1 HTTP/1.1\r\nHost: test\r\nX-Slow: ');
  return socket;
}

/** Sends the next byte for every client at each tick until the signal. */
async function drip(clients: readonly Socket[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const client of clients) if (client.writable) client.write('a');
    await setTimeout(TICK, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Sends requests one after the other on one connection until there are enough of them and the time is over. Each result is the processor
 * time of the server until the response, for this client and for others before it.
 */
async function p99Of({ origin, child }: BuiltServer, longEnough: () => boolean): Promise<number> {
  const spent = () => mainThreadMs(child.pid as number);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (let request = 0; request < REQUESTS || !longEnough(); request++) {
    const from = spent();
    const answer = get(`${origin}/api/v1/City/${(request % 100) + 1}`, { agent });
    const [message] = await once(answer, 'response');
    for await (const _ of message);
    took.push(spent() - from);
    expect(message.statusCode).toBe(200);
  }
  agent.destroy();
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] as number;
}

interface Compared {
  readonly quiet: number;
  readonly besideSlowOnes: number;
}

async function compare(server: BuiltServer): Promise<Compared> {
  const quiet = await p99Of(server, () => true);
  const clients = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => slowClient(server.port)));
  const stop = new AbortController();
  const dripping = drip(clients, stop.signal);
  const enoughAt = performance.now() + TICKS * TICK;
  const besideSlowOnes = await p99Of(server, () => performance.now() > enoughAt);
  expect(clients.filter(({ readyState }) => readyState !== 'open')).toEqual([]);
  stop.abort();
  await dripping;
  for (const client of clients) client.destroy();
  return { quiet, besideSlowOnes };
}

describe('clients that send a byte a second', () => {
  it(`keep p99 of other clients with ${SLOW_CLIENTS} of them under ${MOST} times the quiet one`, async () => {
    const server = await startForTest({ HEADERS_TIMEOUT: '30' });
    // The first requests include work that later ones reuse.
    await p99Of(server, () => true);
    const ratios: number[] = [];
    while (ratios.length < ATTEMPTS && !ratios.some((ratio) => ratio < MOST)) {
      const { quiet, besideSlowOnes } = await compare(server);
      ratios.push(besideSlowOnes / quiet);
    }
    expect(Math.min(...ratios), `of ${ratios}`).toBeLessThan(MOST);
  });

  it('get 408, and are disconnected, once HEADERS_TIMEOUT has passed', async () => {
    const { port } = await startForTest({ HEADERS_TIMEOUT: '2' });
    const client = await slowClient(port);
    let text = '';
    client.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    const stop = new AbortController();
    const dripping = drip([client], stop.signal);
    await once(client, 'close');
    stop.abort();
    await dripping;
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head).toMatch(/^content-type: application\/problem\+json\b/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({
      status: 408,
      type: expect.stringMatching(/^\/docs\/problems\/.+/),
      detail: expect.any(String),
    });
  });

  it('are cut off in the same way if they never send anything', async () => {
    const { port } = await startForTest({ HEADERS_TIMEOUT: '2' });
    const socket = connect(port, '127.0.0.1');
    afterTest(() => socket.destroy());
    socket.on('error', () => {}).resume();
    await once(socket, 'close');
  });
});
