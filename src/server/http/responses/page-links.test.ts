// A page has links to its neighbours, however it was requested.
import { expect, it } from 'vitest';
import { pageLinks } from './operation-headers.js';

const envelope = (page: number, pageSize: number, totalRecords: number) => ({
  page,
  pageSize,
  totalRecords,
  pageCount: Math.ceil(totalRecords / pageSize),
});

type Args = Readonly<Record<string, string>>;

function links(args: Args, page: ReturnType<typeof envelope>): Record<string, string> {
  const value = pageLinks(args, page);
  const found = [...value.matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  expect(found.map(([whole]) => whole).join(', ')).toBe(value);
  return Object.fromEntries(found.map(([, to = '', relation]) => [relation, to]));
}

const to = (page: number) => `?Page=${page}&PageSize=10`;

it.each<[page: number, total: number, expected: Record<string, string>]>([
  [1, 25, { first: to(1), next: to(2), last: to(3) }],
  [2, 25, { first: to(1), prev: to(1), next: to(3), last: to(3) }],
  [3, 25, { first: to(1), prev: to(2), last: to(3) }],
  [9, 25, { first: to(1), prev: to(3), last: to(3) }],
  [1, 10, { first: to(1), last: to(1) }],
  [1, 0, { first: to(1), last: to(1) }],
  [2, 0, { first: to(1), prev: to(1), last: to(1) }],
])('links page %i of %i records', (page, total, expected) => {
  expect(links({ Page: String(page), PageSize: '10' }, envelope(page, 10, total))).toEqual(expected);
});

it('keeps the other arguments, and encodes them within their brackets', () => {
  const args = { Page: '1', PageSize: '1', 'population[gte]': '5', name: 'a b>"' };
  expect(links(args, envelope(1, 1, 9)).next).toBe('?Page=2&PageSize=1&population%5Bgte%5D=5&name=a+b%3E%22');
});

it('writes a list in parts if it is longer than a value may be', () => {
  const ids = Array.from({ length: 900 }, (_, id) => id).join();
  const { next = '' } = links({ Page: '1', PageSize: '1', 'id[in]': ids }, envelope(1, 1, 9));
  const parts = new URLSearchParams(next.slice(1)).getAll('id[in]');
  expect(parts.map(({ length }) => length <= 1000)).toEqual([true, true, true, true]);
  expect(parts.join()).toBe(ids);
});

it.each<[page: number, relations: readonly string[]]>([
  [1, ['next']],
  [5, ['prev', 'next']],
  [9, ['prev']],
])('page %i of a long query has the links that lead on, and no others', (page, relations) => {
  const args = { Page: String(page), PageSize: '1', x: 'é'.repeat(500) };
  const found = links(args, envelope(page, 1, 9));
  expect(Object.keys(found)).toEqual(relations);
  for (const to of Object.values(found)) expect(to.endsWith('%C3%A9'.repeat(500))).toBe(true);
});

it('returns an empty text without further pages', () => {
  const args = { Page: '1', PageSize: '9', x: 'é'.repeat(500) };
  expect(pageLinks(args, envelope(1, 9, 9))).toBe('');
});

it.each([
  [1000, ['first', 'next', 'last']],
  [1001, ['next']],
])('a query is long from a thousand characters on: %i', (length, relations) => {
  const rest = 'a'.repeat(length - 'Page=1&PageSize=1&x='.length);
  const found = links({ Page: '1', PageSize: '1', x: rest }, envelope(1, 1, 9));
  expect(Object.keys(found)).toEqual(relations);
});
