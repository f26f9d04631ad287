// Entity tags, conditions on them and headers for caches.
import { describe, expect, it } from 'vitest';
import { part } from '../system/size.js';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';
const paths = [
  `${v1}/City/1`,
  `${v1}/Region`,
  `${v1}/Region?sortBy=name`,
  `${v1}/Map/pagedList?Page=1&PageSize=2`,
  `${v1}/Airport/search/a`,
  `${v1}/Airport/name/a`,
  `${v1}/Country/Colombia`,
  `${v1}/Holiday/year/2026`,
  `${v1}/City/1/radios`,
  v1,
  '/openapi.json',
  '/docs',
];

const tagOf = async (path: string) => (await service.get(path)).headers.get('etag') as string;

describe('[rule-conditional-requests] If-None-Match', () => {
  it.each(paths)('%s', async (path) => {
    const tag = await tagOf(path);
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, `"a","b",W/${tag} , "c"`, '*']) {
      for (const method of part(['GET', 'HEAD'], 2, condition.length)) {
        const answer = await service.get(path, { method, headers: { 'if-none-match': condition } });
        expect([condition, answer.status, answer.headers.get('etag')]).toEqual([condition, 304, tag]);
      }
    }
    const others = ['"other"', tag.slice(1, -1), '""', 'W/"x", "y"'];
    for (const condition of part(others, 2, paths.indexOf(path))) {
      const answer = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([condition, answer.status]).toEqual([condition, 200]);
    }
  });

  it.each(paths)('%s with the tag of each coding, as it was given out', async (path) => {
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await fetch(service.address() + path, { headers: { 'accept-encoding': coding } });
      await first.arrayBuffer();
      const given = first.headers.get('etag') as string;
      for (const condition of [given, `W/${given}`, `"other", W/${given}`]) {
        const answer = await service.get(path, { headers: { 'if-none-match': condition } });
        expect([condition, answer.status, answer.headers.get('etag')]).toEqual([condition, 304, given]);
      }
    }
  });

  const madeUp = ['.zstd', '.x', '.deflate', '.BR', '.br.br', '.gzip.br', '.', '.brotli', '.g', '-quick'];
  const compressed = ['.br', '.br-quick', '.gzip', '.gzip-quick'];
  it.each<readonly [path: string, suffixes: readonly string[]]>([
    ...paths.map((path) => [path, madeUp] as const),
    // These responses are too small for compression, so no tag of them has a coding.
    ...[`${v1}/Region/6`, `${v1}/City/search/qqq`, `${v1}/Airport/name/qqq`].map(
      (path) => [path, [...madeUp, ...compressed]] as const,
    ),
    // An uncached response is never compressed well.
    [`${v1}/Airport/search/a`, ['.br', '.gzip']],
  ])('%s with a tag that was never given out', async (path, suffixes) => {
    const tag = await tagOf(path);
    const made = suffixes.map((suffix) => `${tag.slice(0, -1)}${suffix}"`);
    for (const condition of [...made, `"x,${tag.slice(1)}`, `"x, *, y"`, '"x", *', `*, "x"`, `${tag}x`]) {
      const answer = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([condition, answer.status, answer.headers.get('etag')]).toEqual([condition, 200, tag]);
    }
  });

  it('does not replace an error with 304', async () => {
    for (const condition of ['*', await tagOf(`${v1}/City/1`)]) {
      const init = { headers: { 'if-none-match': condition } };
      await service.problem(404, `${v1}/City/999999`, init);
      await service.problem(404, `${v1}/City/999999/radios`, init);
      await service.problem(404, `${v1}/Nope`, init);
      await service.problem(400, `${v1}/City/x`, init);
    }
  });
});

describe('[rule-conditional-requests] If-Modified-Since', () => {
  it.each(paths)('%s', async (path) => {
    const modified = (await service.get(path)).headers.get('last-modified') as string;
    const statusFor = async (since: string) =>
      (await service.get(path, { headers: { 'if-modified-since': since } })).status;
    expect(await statusFor(modified)).toBe(304);
    for (const since of ['Fri, 01 Jan 2100 00:00:00 GMT', '2100', '999999', 'Thu, 01 Jan 1970 00:00:00 GMT'])
      expect([since, await statusFor(since)]).toEqual([since, 200]);
  });
});

describe('[rule-conditional-requests] tags', () => {
  it('differ if responses may differ', async () => {
    const different = [
      ...paths,
      `${v1}/City/2`,
      `${v1}/Region/1`,
      `${v1}/Region?sortBy=name&sortDirection=desc`,
      `${v1}/Region?sortDirection=desc`,
      `${v1}/Region?limit=1`,
      `${v1}/Region?limit=2`,
      `${v1}/Region?offset=1`,
      `${v1}/Region?limit=1&offset=1`,
      `${v1}/Map/pagedList?Page=2&PageSize=1`,
      `${v1}/Map/pagedList?Page=1&PageSize=1`,
      `${v1}/Airport/search/b`,
      `${v1}/Holiday/year/2026?includeSunday=true`,
      `${v1}/Holiday/year/2026/month/4`,
    ];
    const tags = new Set<string>();
    for (const path of different) tags.add(await tagOf(path));
    expect(tags.size).toBe(different.length);
  });

  it.each([
    ['Region?sortBy=name', ['region/?SORTBY=NAME', 'Region?foo=1&sortBy=name&sortDirection=']],
    [
      'Map/pagedList?Page=1&PageSize=2',
      ['Map/pagedList?PAGESIZE=2&page=1', 'map//pagedList?x=1&Page=1&PageSize=2'],
    ],
    ['Region?limit=2&offset=1', ['region?Offset=1&LIMIT=2', 'Region?limit=2&foo=1&offset=1&sortBy=']],
    ['Airport/search/a', ['AIRPORT/search/%20a%20', 'Airport//search/%61/']],
  ])('of %s do not depend on how it is written', async (path, others) => {
    const tag = await tagOf(`${v1}/${path}`);
    for (const other of others) expect(await tagOf(`${v1}/${other}`), other).toBe(tag);
  });

  it('stay the same from one request to the next', async () => {
    for (const path of paths) expect(await tagOf(path)).toBe(await tagOf(path));
  });
});
