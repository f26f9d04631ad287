// Rate limits over real connections: the counted requests, the headers, and the exempt clients.
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAtlas } from '../system/start-atlas.js';

async function start(environment: Record<string, string>) {
  const { origin } = await startAtlas(environment, onTestFinished);
  return (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
}

const FEW = { RATE_LIMIT: '3', RATE_LIMIT_WINDOW: '600', RATE_LIMIT_EXEMPT: 'none' };

describe('a client that exceeds the limit', () => {
  it('gets the waiting time, as problem details', async () => {
    const get = await start(FEW);
    for (const left of [2, 1, 0]) {
      const answer = await get('/nowhere');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"default";r=${left}(;t=\\d+)?$`));
    }
    const refused = await get('/api/v1/City/1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(1200);
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${wait}`);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({
      type: '/docs/problems/too-many-requests',
      status: 429,
      detail: expect.stringContaining('3 requests per 600 seconds'),
    });
  });

  it('still returns its health', async () => {
    const get = await start(FEW);
    for (let request = 0; request < 5; request++) expect((await get('/health/live')).status).toBe(200);
    expect((await get('/api/v1/City/1')).status).toBe(429);
  });
});

it('every response has the policy; only those that no cache may share have the remaining requests', async () => {
  const get = await start({ RATE_LIMIT: '50', RATE_LIMIT_EXEMPT: 'none' });
  const paths = [
    '/api/v1/City/1',
    '/api/v1/City/0',
    '/docs',
    '/',
    '/nowhere',
    '/health/live',
    '/openapi.json',
  ];
  for (const path of paths) {
    const { headers } = await get(path);
    expect(headers.get('ratelimit-policy'), path).toBe('"default";q=50;w=60');
    expect(headers.has('ratelimit'), path).toBe(headers.get('cache-control') === 'no-store');
  }
});

it('this machine is not counted, unless it passes requests on', async () => {
  const get = await start({ RATE_LIMIT: '1', RATE_LIMIT_WINDOW: '3600' });
  for (let request = 0; request < 5; request++) expect((await get('/api/v1/City/1')).status).toBe(200);
  const passedOn = { 'X-Forwarded-For': '203.0.113.7' };
  expect((await get('/api/v1/City/1', passedOn)).status).toBe(200);
  expect((await get('/api/v1/City/1', { Forwarded: 'for=203.0.113.8' })).status).toBe(429);
});

it('counts clients behind a trusted proxy separately', async () => {
  const get = await start({ RATE_LIMIT: '1', RATE_LIMIT_WINDOW: '3600', TRUST_PROXY: '127.0.0.1' });
  const from = (address: string) => get('/api/v1/City/1', { 'X-Forwarded-For': address });
  expect((await from('203.0.113.7')).status).toBe(200);
  expect((await from('203.0.113.8')).status).toBe(200);
  expect((await from('203.0.113.7')).status).toBe(429);
  expect((await from('2001:db8::1')).status).toBe(200);
  expect((await from('2001:db8::ffff')).status).toBe(429);
});

it('has no headers without a limit', async () => {
  const get = await start({ RATE_LIMIT: '0', RATE_LIMIT_EXEMPT: 'none' });
  const { status, headers } = await get('/nowhere');
  expect(status).toBe(404);
  expect(headers.has('ratelimit-policy') || headers.has('ratelimit')).toBe(false);
});
