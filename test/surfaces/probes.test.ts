// Requests for the operator and their rejection for others, request ids, and headers that protect browsers on every response.
import { describe, expect, it } from 'vitest';
import { startAtlas } from '../system/start-atlas.js';
import { readOpenMetrics } from './read-open-metrics.js';

const { origin } = await startAtlas({ SECURITY_CONTACT: 'mailto:security@example.org' });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method, redirect: 'manual' });
const STRANGER = { 'X-Forwarded-For': '203.0.113.7' };

describe('health', () => {
  it('is returned to every client, and in detail to the operator', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'live' });
    expect(await (await get('/health/ready', STRANGER)).json()).toEqual({ status: 'ready' });
    const detail = await (await get('/health/ready')).json();
    const { edition } = (await (await get('/api/v1/dataset')).json()) as { edition: string };
    expect(detail).toMatchObject({ status: 'ready', edition, rows: { Department: 33, City: 1123 } });
  });

  it('is never stored', async () => {
    for (const path of ['/health/live', '/health/ready', '/metrics'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('metrics', () => {
  it('are returned to the operator only', async () => {
    const refused = await get('/metrics', STRANGER);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ type: '/docs/problems/unknown-path' });
  });

  it('are OpenMetrics that add up', async () => {
    for (let request = 0; request < 3; request++) await (await get('/api/v1/Volcano/2')).text();
    await get('/api/v1/Volcano/search/ruiz');
    await get('/api/v1/Volcano/999999');
    const answer = await get('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    const text = await answer.text();
    const samples = readOpenMetrics(text);
    const of = (name: string, labels: Record<string, string>) =>
      samples.get(`${name}${JSON.stringify(labels)}`);
    const requests = (status: string, cache: string, operation = 'volcanoById') =>
      of('atlas_requests_total', { operation, status, cache });
    expect(requests('2xx', 'miss')).toBe(1);
    expect(requests('2xx', 'hit')).toBe(2);
    expect(requests('4xx', 'miss')).toBe(1);
    expect(requests('2xx', 'none', 'volcanoSearch')).toBe(1);
    const time = 'atlas_request_duration_seconds';
    expect(of(`${time}_bucket`, { le: '+Inf', operation: 'volcanoById' })).toBe(4);
    expect(of(`${time}_count`, { operation: 'volcanoById' })).toBe(4);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toMatch(/^atlas_edition_info\{edition="\d{4}\.\d\d\.\d\d/m);
  });

  it('names no client', async () => {
    await get('/api/v1/City/1', { 'X-Forwarded-For': '203.0.113.77', 'X-Request-Id': 'a-mark-of-mine' });
    const text = await (await get('/metrics')).text();
    expect(text).not.toMatch(/203\.0\.113|127\.0\.0\.1|a-mark-of-mine/);
  });
});

describe('the ids of a caller', () => {
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

  it.each([
    ['X-Request-Id', 'abc.DEF_123-x', true],
    ['X-Request-Id', 'x'.repeat(64), true],
    ['X-Request-Id', 'x'.repeat(65), false],
    ['X-Request-Id', 'two words', false],
    ['X-Request-Id', '<script>', false],
    ['X-Request-Id', 'ñ'.normalize('NFC'), false],
    ['traceparent', trace, true],
    ['traceparent', trace.toUpperCase(), false],
    ['traceparent', `${trace}-more`, false],
  ])('returns for %s: %s the id: %s', async (name, value, expected) => {
    for (const path of ['/api/v1/City/1', '/api/v1/City/1', '/nowhere', '/health/live', '/docs']) {
      const { headers } = await get(path, { [name]: value });
      const isStored = headers.get('cache-control') !== 'no-store';
      expect(headers.get(name), path).toBe(expected && !isStored ? value : null);
    }
  });

  it('are not invented for a client that sent none', async () => {
    expect((await get('/api/v1/City/1')).headers.has('x-request-id')).toBe(false);
  });
});

describe('headers that protect', () => {
  it('are on every response', async () => {
    const etag = (await get('/api/v1/City/1')).headers.get('etag') as string;
    const answers = await Promise.all([
      get('/api/v1/City/1'),
      get('/api/v1/City/1', { 'If-None-Match': etag }),
      get('/api/v1/City'),
      get('/api/v1/City/search/a'),
      get('/nowhere'),
      get('/swagger'),
      get('/docs'),
      get('/metrics'),
      get('/api/v1/City/1', {}, 'OPTIONS'),
      get('/api/v1/City/1', {}, 'DELETE'),
      get('/.well-known/security.txt'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      200, 304, 200, 200, 404, 302, 200, 200, 204, 405, 200,
    ]);
    for (const { headers, url } of answers) {
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(headers.get('referrer-policy'), url).toBe('no-referrer');
      expect(headers.has('x-powered-by') || headers.has('server'), url).toBe(false);
    }
  });

  it('restrict what a page may load', async () => {
    for (const path of ['/', '/docs', '/es/docs/problems/bad-request']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/^default-src 'none'; /);
      expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
    }
  });

  it('names the contact and its expiry in security.txt', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('Contact: mailto:security@example.org\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });
});
