// A client pays for the work of its responses, and no client can make all others wait.
import { afterEach, describe, expect, it } from 'vitest';
import { send } from '../contract/http-client.js';
import { openPipeline, type Pipeline, startToyServer, type ToyServer } from './toy-server.js';

let toy: ToyServer;
const pipelines: Pipeline[] = [];
afterEach(async () => {
  for (const pipeline of pipelines.splice(0)) pipeline.close();
  await toy.http.stop(0);
});

const CLIENT = '203.0.113.7';
const [DEAR, LIMIT, CONNECTIONS] = [100, 100, 20];
/** All differ, so that the service builds each of them. */
const distinct = (n: number) => `/api/v1/Planet?offset=${n}`;
const search = (n: number) => `/api/v1/Planet/search/a?offset=${n}`;

const get = (path: string, method = 'GET') =>
  send(`http://127.0.0.1:${toy.port}`, path, { method, headers: { 'x-forwarded-for': CLIENT } });

async function open(client: string): Promise<Pipeline> {
  const pipeline = await openPipeline(toy.port, client);
  pipelines.push(pipeline);
  return pipeline;
}

/** A client needs several connections for several requests at once. */
async function flood(requests: readonly string[]) {
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(CLIENT)));
  const share = requests.length / CONNECTIONS;
  return {
    send: () => {
      for (const [n, each] of opened.entries()) each.send(...requests.slice(n * share, (n + 1) * share));
    },
    statuses: async () => (await Promise.all(opened.map((each) => each.statuses(share)))).flat(),
    close: () => {
      for (const each of opened) each.close();
    },
  };
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describe('a price', () => {
  it.each([
    [0, null, 1],
    [9, null, 1],
    [10, '2', 2],
    [105, '11', 11],
  ])('a response of %d steps costs %s', async (work, shownCost, cost) => {
    toy = await startToyServer(LIMIT, work);
    expect((await get(distinct(1))).headers.get('atlas-cost')).toBe(shownCost);
    expect((await get('/nowhere')).headers.get('ratelimit')).toBe(`"default";r=${LIMIT - cost - 1}`);
  });

  it('is one request if nothing is computed', async () => {
    toy = await startToyServer(LIMIT, DEAR);
    const { headers } = await get(distinct(1));
    for (let request = 0; request < 5; request++)
      expect((await get(distinct(1))).headers.has('atlas-cost')).toBe(false);
    const held = await send(`http://127.0.0.1:${toy.port}`, distinct(1), {
      headers: { 'x-forwarded-for': CLIENT, 'if-none-match': headers.get('etag') as string },
    });
    expect(held.status).toBe(304);
    expect((await get('/nowhere')).headers.get('ratelimit')).toBe(`"default";r=${LIMIT - 11 - 5 - 1 - 1}`);
  });

  it('is readable for scripts of any page', async () => {
    toy = await startToyServer(LIMIT, DEAR);
    expect((await get(distinct(1))).headers.get('access-control-expose-headers')).toContain('Atlas-Cost');
  });
});

describe('computes no more for one client than its budget allows', () => {
  const affordable = Math.ceil(LIMIT / (1 + DEAR / 10));

  it.each([
    ['lists', distinct],
    ['searches', search],
  ])('%s, one after the other', async (_, path) => {
    toy = await startToyServer(LIMIT, DEAR);
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT; n++) statuses.push((await get(path(n))).status);
    expect(toy.made()).toBe(affordable);
    expect(count(statuses, 429)).toBe(LIMIT - affordable);
  });

  it.each(['GET', 'HEAD'])('%s requests, all at once', async (method) => {
    toy = await startToyServer(LIMIT, DEAR);
    const all = await flood(Array.from({ length: LIMIT }, (_, n) => `${method} ${search(n)}`));
    all.send();
    const statuses = await all.statuses();
    expect(toy.made()).toBe(affordable);
    expect(count(statuses, 429)).toBe(LIMIT - affordable);
  });

  it('computes a response once for all waiting requests', async () => {
    toy = await startToyServer(LIMIT, DEAR);
    const [all, other] = [await flood(Array(40).fill(`GET ${distinct(1)}`)), await open('203.0.113.8')];
    all.send();
    other.send(`GET ${distinct(1)}`);
    expect([count(await all.statuses(), 200), await other.statuses(1)]).toEqual([40, [200]]);
    expect(toy.made()).toBe(1);
  });
});

describe('serves other clients between two responses of one', () => {
  const requests = Array.from({ length: 40 }, (_, n) => `HEAD ${search(n)}`);

  it.each([
    ['what is cached', '/api/v1/Planet', 200],
    ['what is refused', '/nowhere', 404],
    ['what has to be made', search(1000), 200],
  ])('%s is answered to another', async (_, path, status) => {
    toy = await startToyServer(10_000, DEAR);
    const [greedy, stranger] = [await flood(requests), await open('203.0.113.8')];
    stranger.send('GET /api/v1/Planet');
    await stranger.statuses(1);
    const before = toy.made();
    greedy.send();
    stranger.send(`GET ${path}`);
    expect(await stranger.statuses(2)).toEqual([200, status]);
    expect(toy.made() - before).toBeLessThan(10);
    expect(count(await greedy.statuses(), 200)).toBe(requests.length);
  });

  it('computes nothing for a client that has left', async () => {
    toy = await startToyServer(10_000, DEAR);
    const some = await flood(requests.slice(0, CONNECTIONS));
    const stranger = await open('203.0.113.8');
    stranger.send('GET /nowhere');
    await stranger.statuses(1);
    some.send();
    stranger.send('GET /nowhere');
    await stranger.statuses(2);
    some.close();
    const last = Array.from({ length: 20 }, (_, n) => `GET ${search(100 + n)}`);
    stranger.send(...last);
    await stranger.statuses(2 + last.length);
    expect(toy.made()).toBeLessThan(last.length + CONNECTIONS / 2);
  });
});
