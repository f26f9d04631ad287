// Rate limits over real connections: the counted requests, the headers, and the exempt clients.
import { describe, expect, it } from 'vitest';
import { publicService } from '../site/services.js';
import { sharedService } from '../system/shared-service.js';
import { isFull } from '../system/size.js';

/** Each test has separate clients, so that all of them can share one service. */
const { address: origin } = await sharedService({
  RATE_LIMIT: '3',
  RATE_LIMIT_WINDOW: '3600',
  RATE_LIMIT_EXEMPT: 'none',
  TRUST_PROXY: '127.0.0.1',
});

let clients = 0;
const from = (client: string) => (path: string) =>
  fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': client } });
const newClient = () => from(`203.0.113.${++clients}`);

describe('a client that exceeds the limit', () => {
  it('gets the waiting time, as problem details', async () => {
    const get = newClient();
    for (const left of [2, 1, 0]) {
      const answer = await get('/nowhere');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"default";r=${left}(;t=\\d+)?$`));
    }
    const refused = await get('/api/v1/City/1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(7200);
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${wait}`);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({
      type: '/docs/problems/too-many-requests',
      status: 429,
      detail: expect.stringContaining('3 requests per 3600 seconds'),
    });
  });

  it('still returns its health', async () => {
    const get = newClient();
    for (let request = 0; request < 5; request++) expect((await get('/health/live')).status).toBe(200);
    expect((await get('/api/v1/City/1')).status).toBe(429);
  });
});

it('has the policy in every response, and the remaining requests only in those that no cache may share', async () => {
  const paths = ['/api/v1/City/1', '/api/v1/City/0', '/docs', '/', '/nowhere', '/health/live'];
  // Requesting the description takes as long as all others together.
  for (const path of isFull ? [...paths, '/openapi.json'] : paths) {
    const { headers } = await newClient()(path);
    expect(headers.get('ratelimit-policy'), path).toBe('"default";q=3;w=3600');
    expect(headers.has('ratelimit'), path).toBe(headers.get('cache-control') === 'no-store');
  }
});

it('counts clients behind a trusted proxy separately', async () => {
  const status = async (client: string) => (await from(client)('/api/v1/City/1')).status;
  const [one, other] = ['203.0.113.201', '203.0.113.202'];
  expect([await status(one), await status(other), await status(one), await status(one)]).toEqual(
    Array(4).fill(200),
  );
  expect([await status(one), await status(other)]).toEqual([429, 200]);
  // A network of this version counts as one client.
  for (const host of ['1', '2', 'ffff']) expect(await status(`2001:db8::${host}`)).toBe(200);
  expect(await status('2001:db8::4')).toBe(429);
});

it('exempts this machine, unless it forwards requests', async () => {
  const { address } = await sharedService({ RATE_LIMIT: '1', RATE_LIMIT_WINDOW: '3600' });
  const get = (headers: Record<string, string> = {}) => fetch(`${address}/api/v1/City/1`, { headers });
  for (let request = 0; request < 5; request++) expect((await get()).status).toBe(200);
  expect((await get({ 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  expect((await get({ Forwarded: 'for=203.0.113.8' })).status).toBe(429);
});

it('has no headers without a limit', async () => {
  const { address } = await publicService();
  const { status, headers } = await fetch(`${address}/nowhere`);
  expect(status).toBe(404);
  expect(headers.has('ratelimit-policy') || headers.has('ratelimit')).toBe(false);
});
