// Unknown parameters of an operation are ignored, as clients of the public service expect, and named in a header.
import { describe, expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

describe('[rule-ignored-parameters] a response with ignored parameters', () => {
  it.each([
    ['City/1?q=1&department=x', 'q, department'],
    ['Volcano?Q=1', 'Q'],
    ['Region?sortBy=name&foo=1', 'foo'],
    ['Region/1?a%20b=1', 'a%20b'],
    ['Region/1?%C3%B1=1', '%C3%B1'],
    ['Region/1?a,b=1', 'a%2Cb'],
    ['Region/1?a(b)=1', 'a%28b%29'],
    ['Region/1?sortBy=name&Page=1', 'sortBy, Page'],
    ['Map/pagedList?Page=1&PageSize=2&x=1', 'x'],
    ['Country/Colombia?name=Peru', 'name'],
    ['Holiday/year/2026?year=2025&limit=3', 'year, limit'],
    ['Department/search/gua?keyword=b', 'keyword'],
  ])('names for %s %s', async (path, names) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await service.get(`${v1}/${path}`, { method });
      expect([status, headers.get('atlas-ignored')]).toEqual([200, names]);
    }
  });

  it('may be stored only by private caches, for every kind of path', async () => {
    for (const path of [
      'City/1?',
      'Volcano?',
      'Department/search/gua?',
      'Map/pagedList?Page=1&PageSize=2&',
    ]) {
      const plain = await service.get(`${v1}/${path}`);
      const ignored = `${v1}/${path}anything=1`;
      const answers = [
        await service.get(ignored),
        await service.get(ignored, { method: 'HEAD' }),
        await service.get(ignored, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }),
        await service.get(ignored, { headers: { 'If-None-Match': plain.headers.get('etag') as string } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304]);
      for (const { headers } of answers) {
        expect(headers.get('atlas-ignored')).toBe('anything');
        expect(headers.get('cache-control')).toMatch(/^private, max-age=300,/);
      }
      // Both responses come from the same cached one, which stays unchanged.
      const after = await service.get(`${v1}/${path}`);
      for (const { headers } of [plain, after])
        expect(headers.get('cache-control')).toMatch(/^public, max-age=300,/);
    }
  });

  it('has no such header without ignored parameters', async () => {
    for (const path of [
      'City/1',
      'Region?sortBy=name',
      'Region?SORTBY=name&limit=2',
      'Region?',
      'Region/search/a',
    ])
      expect((await service.get(`${v1}/${path}`)).headers.has('atlas-ignored'), path).toBe(false);
  });

  it('has a valid header for any name', async () => {
    for (const name of ['%0D%0Ax:1', '%00', '%FF', '%22', 'a%3Bb', '%E2%80%A8', '%7F', 'x'.repeat(3000)]) {
      const { status, headers } = await service.get(`${v1}/Region/1?${name}=1`);
      expect([name, status]).toEqual([name, 200]);
      expect(headers.get('atlas-ignored') ?? '').toMatch(/^[\x21-\x7e ]*$/);
      expect(headers.has('x')).toBe(false);
    }
  });
});
