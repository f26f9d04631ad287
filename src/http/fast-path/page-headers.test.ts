// A page leads to its neighbours in the words of the request.
import { expect, it } from 'vitest';
import { pageHeaders } from './page-headers.js';

const envelope = (page: number, pageSize: number, totalRecords: number) => ({
  page,
  pageSize,
  totalRecords,
  pageCount: Math.ceil(totalRecords / pageSize),
});

function links(query: string, page: ReturnType<typeof envelope>): Record<string, string> {
  const [name, count, link, value = ''] = pageHeaders(query, page);
  expect([name, count, link]).toEqual(['x-total-count', String(page.totalRecords), 'link']);
  const found = [...value.matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  expect(found.map(([whole]) => whole).join(', ')).toBe(value);
  return Object.fromEntries(found.map(([, to = '', relation]) => [relation, to]));
}

const to = (page: number) => `?page=${page}&pageSize=10`;

it.each<[page: number, total: number, expected: Record<string, string>]>([
  [1, 25, { first: to(1), next: to(2), last: to(3) }],
  [2, 25, { first: to(1), prev: to(1), next: to(3), last: to(3) }],
  [3, 25, { first: to(1), prev: to(2), last: to(3) }],
  [9, 25, { first: to(1), prev: to(3), last: to(3) }],
  [1, 10, { first: to(1), last: to(1) }],
  [1, 0, { first: to(1), last: to(1) }],
  [2, 0, { first: to(1), prev: to(1), last: to(1) }],
])('page %i of %i records', (page, total, expected) => {
  expect(links('page=1&pageSize=10', envelope(page, 10, total))).toEqual(expected);
});

it('keeps everything else, in its own spelling, and lets nothing out of its brackets', () => {
  const query = 'PAGE=1&x=%3E%22&PageSize=1&population[gte]=5&key=a%20b&Page=1';
  expect(links(query, envelope(1, 1, 9)).next).toBe(
    '?PAGE=2&x=%3E%22&PageSize=1&population%5Bgte%5D=5&key=a+b&Page=2',
  );
});

it.each<[page: number, relations: readonly string[]]>([
  [1, ['next']],
  [5, ['prev', 'next']],
  [9, ['prev']],
])('page %i of a long query has the links that lead on, and no others', (page, relations) => {
  const query = `Page=${page}&PageSize=1&x=${'é'.repeat(500)}`;
  const found = links(query, envelope(page, 1, 9));
  expect(Object.keys(found)).toEqual(relations);
  for (const to of Object.values(found)) expect(to.endsWith('%C3%A9'.repeat(500))).toBe(true);
});

it('is silent where there is nowhere to go on to', () => {
  const query = `Page=1&PageSize=9&x=${'é'.repeat(500)}`;
  expect(pageHeaders(query, envelope(1, 9, 9))).toEqual(['x-total-count', '9']);
});

it.each([
  [1000, ['first', 'next', 'last']],
  [1001, ['next']],
])('a query is long from a thousand characters on: %i', (length, relations) => {
  const query = 'Page=1&PageSize=1&x=';
  const found = links(query + 'a'.repeat(length - query.length), envelope(1, 1, 9));
  expect(Object.keys(found)).toEqual(relations);
});
