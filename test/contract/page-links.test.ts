// The `Link` header of pages has the next and the previous page for a query of any length.
import { expect, it } from 'vitest';
import { useService } from './service.js';

const service = useService();

function linksOf(header: string | null): Readonly<Record<string, string | undefined>> {
  const links = [...(header ?? '').matchAll(/<([^>]*)>\s*;\s*rel="([^"]+)"/g)];
  return Object.fromEntries(links.map(([, target, relation]) => [relation, target]));
}

const follow = (target: string | undefined, from: string) => {
  const { pathname, search } = new URL(String(target), new URL(from, service.address()));
  return service.page(pathname + search);
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).join();

/** Each value has at most the allowed 1,000 characters. */
const queries = {
  'a short query': 'sortBy=name',
  'a list as long as one may be': `id[in]=${range(100, 350)}`,
  'a list in parts': `id[in]=${range(1, 200)}&id[in]=${range(200, 400)}&id[in]=${range(400, 600)}`,
  'a list in many parts': Array.from(
    { length: 6 },
    (_, n) => `id[in]=${range(n * 180 + 1, n * 180 + 180)}`,
  ).join('&'),
};

it.each(Object.entries(queries))('[rule-page-links] %s', async (_, query) => {
  const path = `/api/v1/City/pagedList?Page=2&PageSize=5&${query}`;
  const { status, headers, json } = await service.get(path);
  expect(status).toBe(200);
  const { next, prev } = linksOf(headers.get('link'));
  const page = json as { readonly totalRecords: number };
  for (const [target, number] of [
    [prev, 1],
    [next, 3],
  ] as const)
    expect(await follow(target, path)).toMatchObject({
      page: number,
      pageSize: 5,
      totalRecords: page.totalRecords,
    });
});

it.each(Object.entries(queries))(
  '[rule-page-links] returns only links to pages that exist: %s',
  async (_, query) => {
    const first = await service.get(`/api/v1/City/pagedList?Page=1&PageSize=5&${query}`);
    expect(linksOf(first.headers.get('link'))).toMatchObject({ next: expect.any(String) });
    expect(linksOf(first.headers.get('link'))).not.toHaveProperty('prev');
    const only = await service.get(`/api/v1/City/pagedList?Page=1&PageSize=5000&${query}`);
    expect(linksOf(only.headers.get('link'))).not.toHaveProperty('prev');
    expect(linksOf(only.headers.get('link'))).not.toHaveProperty('next');
  },
);
