// The size of the cache is reported correctly, and one client cannot occupy more of it than its requests cost.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RequestOptions, send } from '../contract/http-client.js';
import { startAtlas } from '../system/start-atlas.js';

const { service, origin } = await startAtlas({ RATE_LIMIT: '0' });

const get = (path: string, options?: RequestOptions) => send(origin, `/api/v1/${path}`, options);
const entries = () => service.cacheStats().entries;

/** Reachable memory in bytes. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

const ids = (from: number) => Array.from({ length: 120 }, (_, index) => from * 1000 + index).join();

describe('memory of the cache', () => {
  /** Different values of the longest allowed length. */
  const longList = (n: number) =>
    `City?fields=id&${[1, 2, 3, 4, 5, 6, 7, 8].map((part) => `id[in]=${ids(n * 10 + part)}`).join('&')}`;
  const longPage = (n: number) => longList(n).replace('City?', 'City/pagedList?Page=1&PageSize=1&');

  it.each([
    ['lists', longList],
    ['pages', longPage],
  ])('of cached %s is counted, the keys by which they are found included', async (_, path) => {
    await get(path(0));
    const [heap, counted] = [heapUsed(), service.cacheStats().bytes];
    for (let n = 1; n <= 400; n++) expect((await get(path(n))).status).toBe(200);
    const [heapGrown, countedGrown] = [heapUsed() - heap, service.cacheStats().bytes - counted];
    expect(countedGrown).toBeGreaterThan(0);
    expect(heapGrown / countedGrown).toBeLessThan(3);
  });

  it('includes known URLs, and is bounded in bytes', async () => {
    const path = (n: number) => `City/${'0'.repeat(150)}${n}`;
    for (let n = 1; n <= 20; n++) await get(path(n));
    const counted = service.cacheStats().bytes;
    // Other URLs of the same records add nothing but the URLs.
    for (let n = 1; n <= 20; n++) await get(`${path(n)}?`);
    expect(service.cacheStats().bytes - counted).toBeGreaterThan(20 * 150);
  });
});

it('stays below its limit with hundreds of pages with long keys, as /metrics reports', async () => {
  const settings = { RATE_LIMIT: '0', CACHE_MEGABYTES: '1', WARM_UP: 'off' };
  const { origin: to } = await startAtlas(settings, onTestFinished);
  const value = (n: number) => String(n).padStart(900, 'x');
  const path = (n: number) =>
    `/en/data/natural-regions?${['name', 'name[contains]', 'description', 'description[contains]'].map((name) => `${name}=${value(n)}`).join('&')}`;
  let smallest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 300; n++) {
    const { status, text } = await send(to, path(n));
    expect(status).toBe(200);
    smallest = Math.min(smallest, Buffer.byteLength(text));
  }
  const { text } = await send(to, '/metrics');
  const metric = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const [bytes, held] = [metric('atlas_kept_bytes'), metric('atlas_kept_answers')];
  expect(held).toBeGreaterThan(10);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(bytes).toBeGreaterThan(held * (smallest + path(0).length));
});

describe('the cache', () => {
  it('has one entry for a page, however it is spelt and whatever else the query contains', async () => {
    const spellings = ['Page=2&PageSize=7', 'pagesize=7&PAGE=02', 'PageSize=7&Page=2&key=secret'];
    await get(`City/pagedList?${spellings[0]}`);
    const before = entries();
    for (const query of spellings) await get(`City/pagedList?${query}`);
    for (let n = 0; n < 50; n++)
      await get(`City/pagedList?Page=2&PageSize=7&x=${n}${'a'.repeat(900)}&y=${'b'.repeat(900)}`);
    expect(entries() - before).toBe(0);
  });

  it('returns the same links for each spelling, because links are built from the parsed parameters', async () => {
    const links = await Promise.all(
      ['Page=2&PageSize=7&sortBy=name', 'x=1&sortby=NAME&pagesize=7&PAGE=2'].map(async (query) =>
        (await get(`City/pagedList?${query}`)).headers.get('link'),
      ),
    );
    expect(links[0]).toContain('<?Page=3&PageSize=7&SortBy=name>; rel="next"');
    expect(links[1]).toBe(links[0]);
  });
});

describe('a value is limited to a thousand characters', () => {
  it.each(['City?name=', 'City/search/', 'City/pagedList?Page=1&PageSize=1&sortBy='])('%s', async (path) => {
    const refused = await get(path + 'a'.repeat(1001));
    expect(refused.status).toBe(414);
    expect(JSON.parse(refused.text).detail).toMatch(/ is longer than 1000 characters\.$/);
  });

  it('does not limit an ignored parameter', async () => {
    await get('City/167');
    const before = entries();
    for (const letter of 'abc') expect((await get(`City/167?x=${letter.repeat(2000)}`)).status).toBe(200);
    expect(entries() - before).toBe(0);
  });

  it('limits the URL to the encoded length of a thousand characters', async () => {
    const pairs = Array.from({ length: 13 }, (_, n) => `x${n}=${'a'.repeat(995)}`).join('&');
    expect((await get(`City/167?${pairs}`)).status).toBe(414);
  });
});

it('compresses well only repeated requests', async () => {
  const tagAfterRequests = async (path: string, requests: number) => {
    let tag: string | null = null;
    for (let request = 0; request < requests; request++) {
      const answer = await get(path, { headers: { 'accept-encoding': 'br' } });
      tag = answer.headers.get('etag');
      await service.idle();
    }
    return tag;
  };
  expect(await tagAfterRequests('City?limit=301', 2)).toMatch(/\.br-quick"$/);
  expect(await tagAfterRequests('City?limit=302', 3)).toMatch(/\.br"$/);
});
