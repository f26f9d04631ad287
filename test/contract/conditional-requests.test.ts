// Entity tags, conditions on them and what caches are told.
import { describe, expect, it } from 'vitest';
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
      for (const method of ['GET', 'HEAD']) {
        const answer = await service.get(path, { method, headers: { 'if-none-match': condition } });
        expect([condition, answer.status, answer.headers.get('etag')]).toEqual([condition, 304, tag]);
      }
    }
    for (const condition of ['"other"', tag.slice(1, -1), '""', 'W/"x", "y"']) {
      const answer = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([condition, answer.status]).toEqual([condition, 200]);
    }
  });

  it.each(paths)('%s with the coding of a stored answer in the tag', async (path) => {
    const coded = (coding: string, tag: string) => `${tag.slice(0, -1)}.${coding}"`;
    const tag = await tagOf(path);
    const statusFor = async (condition: string) =>
      (await service.get(path, { headers: { 'if-none-match': condition } })).status;
    for (const coding of ['br', 'gzip']) {
      expect([coding, await statusFor(coded(coding, tag))]).toEqual([coding, 304]);
      expect([coding, await statusFor(`"other", W/${coded(coding, tag)}`)]).toEqual([coding, 304]);
    }
    for (const coding of ['zstd', 'x', 'deflate', 'BR', 'br.br', 'gzip.br', '', 'brotli', 'g'])
      expect([coding, await statusFor(coded(coding, tag))]).toEqual([coding, 200]);
  });

  it('does not hide that something is wrong', async () => {
    for (const condition of ['*', await tagOf(`${v1}/City/1`)]) {
      const init = { headers: { 'if-none-match': condition } };
      await service.problem(404, `${v1}/City/999999`, init);
      await service.problem(404, `${v1}/City/999999/radios`, init);
      await service.problem(404, `${v1}/Nope`, init);
      await service.problem(400, `${v1}/City/x`, init);
    }
  });
});

describe('[rule-conditional-requests] tags', () => {
  it('differ wherever answers may differ', async () => {
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
