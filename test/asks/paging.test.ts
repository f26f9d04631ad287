// Pages of what is left after filters: a partition of it, with headers that lead through all of them and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { listedFamilies } from './families.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { keysOf, sortedBy, written as writtenKeys } from './naive-sort.js';
import { readLinks } from './read-links.js';
import { useService } from './service.js';

const service = useService();

interface Leaf {
  readonly ids: readonly number[];
  readonly links: ReturnType<typeof readLinks>;
  readonly page: Page;
}

async function leaf(path: string): Promise<Leaf> {
  const { status, headers, json } = await service.get(path);
  expect([path, status]).toEqual([path, 200]);
  const page = json as Page;
  expect(headers.get('x-total-count'), path).toBe(String(page.totalRecords));
  return { ids: page.data.map(({ id }) => id), links: readLinks(headers.get('link'), path), page };
}

/** From a page along one kind of link until there is none. */
async function follow(path: string, relation: string, most: number): Promise<readonly Leaf[]> {
  const leaves: Leaf[] = [];
  for (let at: string | undefined = path; at !== undefined; ) {
    const next = await leaf(at);
    leaves.push(next);
    expect(leaves.length, `${relation} from ${path}`).toBeLessThanOrEqual(most);
    at = next.links[relation];
  }
  return leaves;
}

describe.each(listedFamilies)('$record', (family) => {
  const at = `/api/v1/${family.path}/pagedList`;

  it('links lead through every page and back, and nothing is left out', async () => {
    const cases = fc.record({
      filters: filtersOf(family, { atLeast: 0 }),
      keys: keysOf(family),
      pages: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ filters, keys, pages }) => {
        const left = family.rows.filter((row) => filters.every((filter) => lets(filter, row)));
        const expected = sortedBy(keys, left).map(({ id }) => id);
        const pageSize = Math.max(1, Math.ceil(expected.length / pages));
        const pageCount = Math.ceil(expected.length / pageSize);
        const query = [`pageSize=${pageSize}`, ...filters.map(written), `sortBy=${writtenKeys(keys)}`];
        const first = `${at}?PAGE=1&${query.join('&')}&fields=id`;

        const forth = await follow(first, 'next', Math.max(1, pageCount));
        expect(forth.flatMap(({ ids }) => ids)).toEqual(expected);
        expect(forth.map(({ page }) => page.page)).toEqual(forth.map((_, index) => index + 1));
        for (const { page } of forth)
          expect(page).toMatchObject({ pageSize, pageCount, totalRecords: expected.length });

        const last = forth.at(-1)?.links.last;
        if (pageCount === 0 || last === undefined) return;
        const back = await follow(last, 'prev', pageCount);
        expect(back.map(({ ids }) => ids)).toEqual(forth.map(({ ids }) => ids).toReversed());
        for (const { links } of forth) {
          expect(links.last).toBe(last);
          expect((await leaf(links.first as string)).ids).toEqual(forth[0]?.ids);
        }
      }),
      { seed, numRuns: 3 },
    );
  });
});

it('links are relative, keep every other parameter, and name what there is', async () => {
  const query = 'PageSize=10&name%5Bcontains%5D=san%20&fields=id,name&expand=';
  const { headers } = await service.get(`/api/v1/City/pagedList?Page=2&${query}`);
  const header = headers.get('link') as string;
  expect([...header.matchAll(/rel="(\w+)"/g)].map(([, name]) => name).sort()).toEqual([
    'first',
    'last',
    'next',
    'prev',
  ]);
  for (const [, reference = ''] of header.matchAll(/<([^>]*)>/g)) {
    expect(reference).toMatch(/^\?/);
    const parameters = new URLSearchParams(reference.slice(1));
    expect(parameters.get('name[contains]')).toBe('san ');
    expect(parameters.get('fields')).toBe('id,name');
  }
});

it('plain pages have the headers, too; lists have not; other origins may read them', async () => {
  const { headers, json } = await service.get('/api/v1/Map/pagedList?Page=1&PageSize=3');
  expect(headers.get('x-total-count')).toBe(String((json as Page).totalRecords));
  const links = readLinks(headers.get('link'), '/api/v1/Map/pagedList?Page=1&PageSize=3');
  expect(Object.keys(links).sort()).toEqual(['first', 'last', 'next']);
  const exposed = headers
    .get('access-control-expose-headers')
    ?.toLowerCase()
    .split(/\s*,\s*/);
  expect(exposed).toEqual(expect.arrayContaining(['link', 'x-total-count']));
  const list = await service.get('/api/v1/Map?name[contains]=mapa');
  expect([list.headers.get('x-total-count'), list.headers.get('link')]).toEqual([null, null]);
});

it.each(['csv', 'csv-excel', 'ndjson'])('a page as %s is led through by the same headers', async (format) => {
  const first = `/api/v1/City/pagedList?Page=1&PageSize=400&departmentId[lt]=20&fields=id&format=${format}`;
  const found: string[] = [];
  for (let at: string | undefined = first, pages = 0; at !== undefined; pages++) {
    expect(pages).toBeLessThan(3);
    const { status, headers, text } = await service.get(at);
    expect(status).toBe(200);
    const total = listedFamilies
      .find(({ record }) => record === 'City')
      ?.rows.filter((row) => (row.departmentId as number) < 20).length;
    expect(headers.get('x-total-count')).toBe(String(total));
    found.push(...(text.match(/\d+/g) ?? []));
    at = readLinks(headers.get('link'), at).next;
  }
  const expected = await service.ids('/api/v1/City?departmentId[lt]=20&fields=id');
  expect(found).toEqual(expected.map(String));
});
