// The client during failures waits as instructed, retries, gives up in time, and uses its fallback only if the service is down.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AtlasProblem, AtlasUnreachable, createAtlas, type Fetch } from '../../client/src/index.js';
import { startAtlas } from '../system/start-atlas.js';
import { frontServer, hangUp, stall, status } from './front-server.js';

/** The waiting times in milliseconds, which the test does not wait for. */
let waits: number[] = [];
const LONG = 60_000;

beforeEach(() => {
  waits = [];
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0, ...rest: []) => {
    const isOurs = new Error().stack?.includes('client/src/exchange.ts') === true;
    // In these tests the time-out of an attempt is long, and a pause is not.
    if (!isOurs || milliseconds >= LONG) return wait(run, milliseconds, ...rest);
    waits.push(milliseconds);
    return wait(run, 0);
  }) as typeof setTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );

describe('a failed request', () => {
  it.each([429, 502, 503, 504])('is retried after %i, with a longer wait each time', async (code) => {
    const front = await frontServer(status(code), status(code));
    const atlas = createAtlas({ url: front.url, timeout: LONG });
    expect((await atlas.city.byId(167)).name).toBe('Bogotá D.C.');
    expect([front.received(), waits.length]).toEqual([3, 2]);
    const [first = 0, second = 0] = waits;
    expect([first >= 125 && first <= 250, second >= 250 && second <= 500]).toEqual([true, true]);
  });

  it('is retried after a broken connection and a page that is not JSON', async () => {
    const front = await frontServer(
      hangUp,
      status(200, { 'content-type': 'text/html' }, '<title>Log in</title>'),
    );
    const atlas = createAtlas({ url: front.url, timeout: LONG });
    expect((await atlas.department.list({ fields: ['id'] })).length).toBe(33);
    expect(front.received()).toBe(3);
  });

  it('is retried after Retry-After, in seconds or at a date', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
    const front = await frontServer(
      status(429, { 'retry-after': '7' }),
      status(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }),
    );
    await createAtlas({ url: front.url, timeout: LONG }).city.byId(167);
    expect(waits).toEqual([7000, 5000]);
  });

  it('is not retried if the wait exceeds the longest', async () => {
    const front = await frontServer(status(429, { 'retry-after': '31' }));
    const problem = await failed(createAtlas({ url: front.url, timeout: LONG }).city.byId(167));
    expect(problem).toMatchObject({ status: 429, code: undefined, retryAfter: 31 });
    expect([front.received(), waits]).toEqual([1, []]);
  });

  it('is not retried if the request is wrong', async () => {
    const front = await frontServer();
    const problem = await failed(createAtlas({ url: front.url, timeout: LONG }).city.byId(99_999));
    expect(problem).toBeInstanceOf(AtlasProblem);
    expect(front.received()).toBe(1);
  });

  it('is retried as often as set', async () => {
    const front = await frontServer(...Array(9).fill(status(503)));
    const atlas = (retries: number) => createAtlas({ url: front.url, timeout: LONG, retries });
    expect(await failed(atlas(0).city.byId(1))).toMatchObject({ status: 503 });
    expect(front.received()).toBe(1);
    expect(await failed(atlas(4).city.byId(1))).toMatchObject({ status: 503, message: 'HTTP 503' });
    expect(front.received()).toBe(6);
  });

  it('is retried when the rate limit of the service allows it', async () => {
    const { origin } = await startAtlas({
      RATE_LIMIT: '2',
      RATE_LIMIT_WINDOW: '20',
      RATE_LIMIT_EXEMPT: '203.0.113.7',
      LOG_LEVEL: 'silent',
    });
    const atlas = createAtlas({ url: origin, timeout: LONG, retries: 1 });
    const call = async () => {
      for (let id = 1; id < 6; id++) await atlas.region.byId(id);
    };
    const problem = (await failed(call())) as AtlasProblem;
    expect([problem.code, waits.length]).toEqual(['too-many-requests', 1]);
    expect(waits[0]).toBeGreaterThanOrEqual(1000);
  });
});

describe('a time-out', () => {
  it('ends each attempt, also in the middle of a body', async () => {
    const front = await frontServer(stall, stall);
    const atlas = createAtlas({ url: front.url, timeout: 300, retries: 1 });
    vi.mocked(setTimeout).mockRestore();
    const error = (await failed(atlas.city.byId(167))) as AtlasUnreachable;
    expect(error).toBeInstanceOf(AtlasUnreachable);
    expect([error.url, (error.cause as Error).name]).toEqual([
      `${front.url}/api/v1/City/167`,
      'TimeoutError',
    ]);
    expect(error.message).toContain('no response within 300 ms');
    expect(front.received()).toBe(2);
  });

  it('can be set for a single call', async () => {
    const front = await frontServer(stall);
    const atlas = createAtlas({ url: front.url, timeout: LONG, retries: 0 });
    vi.mocked(setTimeout).mockRestore();
    expect(await failed(atlas.city.byId(167, { timeout: 50 }))).toBeInstanceOf(AtlasUnreachable);
  });
});

describe('a signal', () => {
  const reason = new Error('not needed any more');

  it('ends a request without a retry, whether it is that of the client or of the call', async () => {
    for (const own of [true, false]) {
      const abort = new AbortController();
      const front = await frontServer((response) => {
        stall(response);
        abort.abort(reason);
      });
      const atlas = createAtlas({ url: front.url, timeout: LONG, ...(own ? { signal: abort.signal } : {}) });
      expect(await failed(atlas.city.byId(1, own ? {} : { signal: abort.signal }))).toBe(reason);
      expect(front.received()).toBe(1);
    }
  });

  it('ends the wait before a retry, and a request before it starts', async () => {
    const abort = new AbortController();
    const front = await frontServer(status(503, { 'retry-after': '100' }));
    const atlas = createAtlas({ url: front.url, timeout: LONG, longestWait: 1_000_000 });
    const call = atlas.city.byId(1, { signal: abort.signal });
    await vi.waitUntil(() => front.received() === 1);
    abort.abort(reason);
    expect(await failed(call)).toBe(reason);
    expect(await failed(atlas.city.byId(1, { signal: abort.signal }))).toBe(reason);
    expect(front.received()).toBe(1);
  });
});

describe('the fallback', () => {
  const asked: string[] = [];
  const fallback: Fetch = async (url) => {
    asked.push(new URL(url).pathname);
    return url.endsWith('/2')
      ? Response.json({ detail: 'gone', type: '/docs/problems/unknown-record' }, { status: 404 })
      : Response.json({ id: 7 });
  };
  beforeEach(() => {
    asked.length = 0;
  });

  it.each([
    ['hangs up', hangUp],
    ['returns 502', status(502)],
    ['returns 503', status(503)],
    ['returns 504', status(504)],
  ])('answers if the service %s after all attempts', async (_, failure) => {
    const front = await frontServer(failure, failure, failure);
    const atlas = createAtlas({ url: front.url, timeout: LONG, fallback });
    expect(await atlas.city.byId(7)).toEqual({ id: 7 });
    expect([front.received(), asked]).toEqual([3, ['/api/v1/City/7']]);
  });

  it('returns its own problems', async () => {
    const front = await frontServer(hangUp);
    const atlas = createAtlas({ url: front.url, timeout: LONG, retries: 0, fallback });
    expect(await failed(atlas.city.byId(2))).toMatchObject({ status: 404, code: 'unknown-record' });
  });

  it('is not used for wrong requests or limits', async () => {
    const front = await frontServer(...Array(3).fill(status(429)));
    const atlas = createAtlas({ url: front.url, timeout: LONG, fallback });
    expect(await failed(atlas.city.byId(7))).toMatchObject({ status: 429 });
    expect(await failed(atlas.city.byId(99_999))).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  it('continues a loop in which the service stops', async () => {
    const { origin, service } = await startAtlas({ LOG_LEVEL: 'silent' });
    const atlas = createAtlas({ url: origin, timeout: LONG, retries: 1, fallback });
    const names: (string | undefined)[] = [];
    for (let id = 3; id < 9; id++) {
      if (id === 6) await service.stop(0);
      names.push((await atlas.department.byId(id)).name);
    }
    expect(names.slice(0, 3).every((name) => typeof name === 'string')).toBe(true);
    expect([names.slice(3), asked.length]).toEqual([[undefined, undefined, undefined], 3]);
  });
});
