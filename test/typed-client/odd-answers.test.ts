// The client with responses that no service should send. It reads no more than it needs, and reports them as its own errors.
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type AtlasOptions,
  AtlasProblem,
  AtlasUnreachable,
  type CacheEntry,
  createAtlas,
} from '../../client/src/index.js';
import { sharedService } from '../system/shared-service.js';
import { frontServer, status } from './front-server.js';

const { address } = await sharedService();
const json = (code: number, body: unknown) =>
  status(code, { 'content-type': 'application/json' }, JSON.stringify(body));
const failed = (call: Promise<unknown>) => call.then(() => expect.fail('It did not fail.'), Object);
const clientOf = (url: string, options: Partial<AtlasOptions> = {}) =>
  createAtlas({ url, retries: 0, ...options });

it.each([
  { type: 5, title: {}, detail: [], errors: 5, nearest: 1 },
  { type: 'https://proxy.example/' },
  5,
  'text',
  null,
])('reads a problem of any form: %j', async (body) => {
  const front = await frontServer(json(404, body));
  const problem = (await failed(createAtlas({ url: front.url }).city.byId(1))) as AtlasProblem;
  expect(problem).toBeInstanceOf(AtlasProblem);
  expect(problem).toMatchObject({ status: 404, code: undefined, errors: [], message: 'HTTP 404' });
  expect(front.received()).toBe(1);
});

const endless = { page: 1, pageSize: 2, totalRecords: 1, pageCount: 1e308, data: [{ id: 1 }] };
it.each([
  { ...endless },
  { ...endless, pageCount: 3, data: [] },
  { ...endless, pageCount: 'many' },
  { ...endless, pageCount: 1, data: 5 },
  null,
])('ends a loop over pages that cannot be right: %j', async (page) => {
  const front = await frontServer(json(200, page));
  const loop = async () => {
    for await (const _ of clientOf(front.url).city.each({ pageSize: 2 })) expect(front.received()).toBe(1);
  };
  const error = await failed(loop());
  expect(error).toBeInstanceOf(AtlasUnreachable);
  expect((error as Error).message).toMatch(/not a response of the service|null/);
});

it.each([{ rows: {} }, { rows: [] }, { rows: { length: 1 } }, 5, null])(
  'rejects rows that cannot be right: %j',
  async (body) => {
    const front = await frontServer(json(200, body));
    expect(await failed(clientOf(front.url).match([{ municipality: 'Cali' }]))).toBeInstanceOf(
      AtlasUnreachable,
    );
  },
);

it('stops reading a body that is too long, and does not retry', async () => {
  let sent = 0;
  const front = await frontServer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(1000))) sent += 1000;
    };
    response.on('drain', write);
    write();
  });
  const atlas = createAtlas({ url: front.url, longestBody: 100_000 });
  const error = (await failed(atlas.city.byId(1))) as AtlasUnreachable;
  expect(error).toBeInstanceOf(AtlasUnreachable);
  expect(error.message).toContain('more than 100000 bytes');
  expect([front.received(), sent < 20_000_000]).toEqual([1, true]);
  expect((await clientOf(address, { longestBody: 100_000 }).city.byId(167)).id).toBe(167);
});

it('sends rows of a program only to the named service', async () => {
  const other = await frontServer();
  const front = await frontServer(status(307, { location: `${other.url}/api/v1/match` }));
  const problem = await failed(createAtlas({ url: front.url }).match([{ municipality: 'Cali' }]));
  expect(problem).toMatchObject({ name: 'AtlasProblem', status: 307 });
  expect([front.received(), other.received()]).toEqual([1, 0]);
});

it('sends headers only to the named service', async () => {
  const other = await frontServer(json(200, { id: 1 }), json(200, { id: 1 }));
  const redirect = status(302, { location: `${other.url}/api/v1/City/1` });
  const front = await frontServer(redirect, redirect);
  const problem = await failed(clientOf(front.url, { headers: { 'X-Key': 'secret' } }).city.byId(1));
  expect(problem).toMatchObject({ name: 'AtlasProblem', status: 302 });
  expect(other.received()).toBe(0);
  // The program has set no headers, so none are removed.
  expect((await clientOf(front.url).city.byId(1)).id).toBe(1);
  expect([front.received(), other.received()]).toEqual([2, 1]);
});

it.each([
  { etag: '"5qn21oCYiroPWXfFhrxuq8"', text: '{broken' },
  { etag: 'a\r\nb', text: '{}' },
  {} as CacheEntry,
  null as unknown as CacheEntry,
])('requests a response again if it is stored broken: %j', async (entry) => {
  const front: number[] = [];
  const cache = new Map<string, CacheEntry>();
  const atlas = clientOf(address, {
    cache,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      front.push(response.status);
      return response;
    },
  });
  await atlas.city.list({ limit: 1 });
  const [[url, good] = []] = [...cache];
  // The tag of the service, with which it would not send the body again.
  const { etag = '' } = good ?? {};
  cache.set(url as string, entry?.text?.startsWith('{b') ? { ...entry, etag } : entry);
  for (let time = 0; time < 2; time++) expect((await atlas.city.list({ limit: 1 })).length).toBe(1);
  expect(front).toEqual([200, 200, 304]);
});

it('works with a cache that fails', async () => {
  const fail = () => Promise.reject(new Error('The disk is full.'));
  const atlas = clientOf(address, { cache: { get: fail, set: fail } });
  expect((await atlas.city.byId(167)).id).toBe(167);
});

it('reports a failing fallback as an unreachable service', async () => {
  const fallback = () => Promise.reject(new TypeError('Invalid base URL'));
  const error = await failed(clientOf('http://127.0.0.1:1', { fallback }).city.byId(1));
  expect(error).toBeInstanceOf(AtlasUnreachable);
  expect((error as Error).message).toContain('Invalid base URL');
});

it.each([undefined, '127.0.0.1:3801', 'localhost:3801', '/atlas', ''])(
  'refuses another URL, without a request: %j',
  (url) => {
    const send = vi.fn();
    expect(() => createAtlas({ url: url as string, fetch: send })).toThrow(
      `url must be that of the service, such as https://atlas.example.org, not ${url}.`,
    );
    expect(send).not.toHaveBeenCalled();
  },
);

it.each([
  ['https://a.example/api/v1', 'https://a.example/api/v1/City/1'],
  ['https://a.example/API/v1//', 'https://a.example/api/v1/City/1'],
  ['https://a.example/below/?x=1#y', 'https://a.example/below/api/v1/City/1'],
  ['', 'https://page.example/api/v1/City/1'],
  ['/below', 'https://page.example/below/api/v1/City/1'],
])('understands the URL %j', async (url, expected) => {
  vi.stubGlobal('location', { origin: 'https://page.example' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const send = vi.fn(async () => Response.json({}));
  await clientOf(url, { fetch: send }).city.byId(1);
  expect(send).toHaveBeenCalledWith(expected, expect.anything());
});
