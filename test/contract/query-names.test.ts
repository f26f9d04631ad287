// The names of query parameters in any letter case, repeated, empty or unknown.
import { describe, expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

describe('[rule-query-names] reads query names', () => {
  it.each([
    ['Airport?sortBy=name', ['Airport?SORTBY=name', 'Airport?sortby=name&sortBy=name']],
    [
      'Map/pagedList?Page=1&PageSize=2',
      ['Map/pagedList?PAGE=1&pagesize=2', 'Map/pagedList?page=1&PAGESIZE=2'],
    ],
    ['Holiday/year/2026?includeSunday=true', ['Holiday/year/2026?INCLUDESUNDAY=true']],
    ['Region', ['Region?foo=1&foo=2', 'Region?page=x', 'Region?sortBy=&sortDirection=', 'Region?=&&a']],
    ['Region/1', ['Region/1?sortBy=nope&sortBy=other', 'Region/1?Page=0']],
    [
      'Department/search/gua',
      [
        'Department/search/gua?sortBy=nope',
        'Department/search/gua?sortDirection=up',
        'Department/search/gua?keyword=b',
      ],
    ],
    ['Airport/name/a', ['Airport/name/a?sortBy=nope&sortDirection=up']],
    ['Airport/code/BOG', ['Airport/code/BOG?sortBy=nope&q=1']],
    ['Holiday/year/2026', ['Holiday/year/2026?includeSunday=', 'Holiday/year/2026?year=2025']],
  ])('%s has other spellings', async (path, others) => {
    const { text } = await service.get(`${v1}/${path}`);
    for (const other of others) {
      const answer = await service.get(`${v1}/${other}`);
      expect([other, answer.status, answer.text === text]).toEqual([other, 200, true]);
    }
  });

  it.each([
    ['Region?sortBy=name&sortBy=id', 'sortBy'],
    ['Region?sortBy=name&SORTBY=id', 'sortBy'],
    ['Region?sortDirection=asc&sortDirection=desc', 'sortDirection'],
    ['Region?limit=1&Limit=2', 'limit'],
    ['Region/search/a?offset=1&offset=2', 'offset'],
    ['Map/pagedList?Page=1&page=2&PageSize=1', 'Page'],
    ['Holiday/year/2026?includeSunday=true&includesunday=false', 'includeSunday'],
  ])('%s contradicts itself', async (path, parameter) => {
    const { errors } = await service.problem(400, `${v1}/${path}`);
    expect(errors).toMatchObject([{ parameter }]);
  });
});
