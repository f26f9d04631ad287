// A header names the ignored parameters of a request, so that a typo can be found.
import { expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();

/** A path, and its ignored parameters. */
const reported = [
  ['City/1?q=x&department=2', 'q, department'],
  ['City?nmae=x', 'nmae'],
  ['Volcano?sortBy=name&Nmae=x', 'Nmae'],
  ['City/1?sortBy=nope&limit=0', 'sortBy, limit'],
  ['City?limit=2&q=x', 'q'],
  ['City/pagedList?Page=1&PageSize=2&limit=1', 'limit'],
  ['City/pagedList?Page=1&PageSize=2&fields=id&offset=1', 'offset'],
  ['City/search/a?q=x&limit=2', 'q'],
  ['Department/search/gua?sortBy=nope', 'sortBy'],
  ['Department/search/gua?sortBy=name&sortDirection=up', 'sortDirection'],
  ['Airport/code/BOG?code=x', 'code'],
  ['Holiday/year/2026?year=2025&limit=3', 'year, limit'],
  ['Country/Colombia?name=Peru', 'name'],
  ['City/1?type[=x', 'type%5B'],
  ['City/1?a%20b=x', 'a%20b'],
  ['City/1?a%0D%0Ab=x', 'a%0D%0Ab'],
  ['City/1?a%2Cb=x', 'a%2Cb'],
  ['City/1?a%C3%B1o=x', 'a%C3%B1o'],
] as const;

const unreported = [
  'City/1',
  'City/1?=b',
  'Volcano?sortBy=name&sortDirection=desc',
  'City?limit=2&offset=1',
  'City?LIMIT=2&Fields=id',
  'City?name=leticia',
  'Airport?departmentId=5',
  'Department/2/cities?id=12',
  'Department/search/gua?sortBy=name',
  'Region?fields=&name=&limit=',
  'City/pagedList?page=1&pagesize=2',
  'Holiday/year/2026?includeSunday=true',
];

it.each(reported)('reports for %s %s', async (path, names) => {
  // Twice, because the second response may come from the cache.
  for (let time = 1; time <= 2; time++) {
    const { headers } = await service.answered(`/api/v1/${path}`, 'json');
    expect(headers.get('atlas-ignored')).toBe(names);
  }
  const head = await service.get(`/api/v1/${path}`, { method: 'HEAD' });
  expect(head.headers.get('atlas-ignored')).toBe(names);
});

it.each(unreported)('reports no ignored name for %s', async (path) => {
  const { headers } = await service.answered(`/api/v1/${path}`, 'json');
  expect(headers.get('atlas-ignored')).toBeNull();
});

it('allows other origins to read it', async () => {
  const { headers } = await service.get('/api/v1/City/1?q=x');
  expect(
    headers
      .get('access-control-expose-headers')
      ?.toLowerCase()
      .split(/\s*,\s*/),
  ).toContain('atlas-ignored');
});

it('limits the header, however many names are ignored', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `unknown${index}=x`).join('&');
  for (const query of [many, `${'x'.repeat(9000)}=1`]) {
    const { headers } = await service.answered(`/api/v1/City/1?${query}`, 'json');
    expect(headers.get('atlas-ignored')).not.toBeNull();
  }
});
