// Pages of filtered records contain each record once, and their headers link all pages in both directions.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { sortedBy } from '../contract/naive-sort.js';
import { seed } from '../contract/seed.js';
import type { Page } from '../contract/service.js';
import { keysOf, written as writtenKeys } from './arbitrary-sort-keys.js';
import { runsOf } from './cases.js';
import { familyOf, listedFamilies } from './families.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { type Links, readLinks } from './read-links.js';
import { useService } from './service.js';

const service = useService();

/** If a query has more characters, links to the first and the last page are optional. */
const LONG_QUERY = 1000;

interface Leaf {
  readonly ids: readonly number[];
  readonly links: Links;
  readonly page: Page;
}

async function leafAt(path: string): Promise<Leaf> {
  const { status, headers, json } = await service.get(path);
  expect([path, status]).toEqual([path, 200]);
  const page = json as Page;
  expect(headers.get('x-total-count'), path).toBe(String(page.totalRecords));
  return { ids: page.data.map(({ id }) => id), links: readLinks(headers.get('link'), path), page };
}

/** Follows one kind of link from a page to the last one. */
async function follow(path: string, relation: string, most: number) {
  const leaves: Leaf[] = [];
  for (let at: string | undefined = path; at !== undefined; at = leaves.at(-1)?.links[relation]) {
    expect(leaves.length, `${relation} from ${path}`).toBeLessThan(most);
    leaves.push(await leafAt(at));
  }
  return leaves;
}

it.each(listedFamilies)('links every page of $record with the next and the previous one', async (family) => {
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
      const first = `/api/v1/${family.path}/pagedList?PAGE=1&${query.join('&')}&fields=id`;
      const forth = await follow(first, 'next', Math.max(1, pageCount));
      expect(
        differences(
          forth.flatMap(({ ids }) => ids),
          expected,
        ),
        first,
      ).toEqual([]);
      forth.forEach(({ page }, index) => {
        expect(page).toMatchObject({ page: index + 1, pageSize, pageCount, totalRecords: expected.length });
      });

      const [{ links }] = forth as [Leaf];
      if (first.length > LONG_QUERY) return;
      const back = await follow(links.last as string, 'prev', Math.max(1, pageCount));
      expect(back.map(({ ids }) => ids)).toEqual(forth.map(({ ids }) => ids).toReversed());
      expect(new Set([...forth, ...back].map((leaf) => leaf.links.last)).size).toBe(1);
      expect(new Set([...forth, ...back].map((leaf) => leaf.links.first)).size).toBe(1);
      expect(back.at(-1)?.page.page).toBe(1);
    }),
    { seed, numRuns: runsOf(family, 3) },
  );
});

it('are linked by relative references that keep every other parameter', async () => {
  const query = 'PageSize=10&name%5Bcontains%5D=san%20j&fields=id,name';
  const { headers } = await service.get(`/api/v1/City/pagedList?Page=2&${query}`);
  const links = [...(headers.get('link') as string).matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  const pages = links.filter(([, , name]) => name !== 'alternate');
  expect(pages.map(([, , name]) => name).sort()).toEqual(['first', 'last', 'next', 'prev']);
  for (const [, reference = ''] of pages) {
    expect(reference).toMatch(/^\?/);
    const parameters = new URLSearchParams(reference.slice(1));
    expect(parameters.get('name[contains]')).toBe('san j');
    expect(parameters.get('fields')).toBe('id,name');
    expect(parameters.get('PageSize')).toBe('10');
  }
});

it('links back to the last page from beyond the end', async () => {
  const past = await leafAt('/api/v1/Region/pagedList?Page=9&PageSize=4');
  expect([past.links.prev, past.links.next]).toEqual([past.links.last, undefined]);
  expect((await leafAt(past.links.prev as string)).ids).toEqual([5, 6]);
  const none = await leafAt('/api/v1/Region/pagedList?Page=1&PageSize=4&name=nowhere');
  expect([none.page.totalRecords, none.links.next, none.links.prev]).toEqual([0, undefined, undefined]);
  expect(none.links.last).toBe(none.links.first);
});

it.each(['x', 'ñ', '%'])('links forwards and back with a long query of %s', async (letter) => {
  const names = ['name', 'description'].map(
    (name) => `${name}[ne]=${encodeURIComponent(letter.repeat(LONG_QUERY))}`,
  );
  const rows = familyOf('City').rows.map(({ id }) => id);
  const first = `/api/v1/City/pagedList?Page=1&PageSize=${Math.ceil(rows.length / 3)}&fields=id&${names[0]}`;
  for (const path of letter === 'ñ' ? [first] : [first, `${first}&${names[1]}`]) {
    const forth = await follow(path, 'next', 3);
    expect(forth.flatMap(({ ids }) => ids)).toEqual(rows);
    const { links } = await leafAt(path.replace('Page=1', 'Page=3'));
    const back = await follow(links.prev as string, 'prev', 2);
    expect(back.map(({ ids }) => ids)).toEqual(
      forth
        .slice(0, 2)
        .map(({ ids }) => ids)
        .toReversed(),
    );
  }
});

it('have links without options, too, in contrast to lists, and other origins may read them', async () => {
  const { headers, json } = await service.get('/api/v1/Map/pagedList?Page=1&PageSize=3');
  expect(headers.get('x-total-count')).toBe(String((json as Page).totalRecords));
  const links = readLinks(headers.get('link'), '/api/v1/Map/pagedList?Page=1&PageSize=3');
  expect(Object.keys(links).sort()).toEqual(['alternate', 'first', 'last', 'next']);
  const exposed = headers
    .get('access-control-expose-headers')
    ?.toLowerCase()
    .split(/\s*,\s*/);
  expect(exposed).toEqual(expect.arrayContaining(['link', 'x-total-count']));
  expect(exposed).toContain('atlas-ignored');
  const list = await service.get('/api/v1/Map?name[contains]=mapa');
  const of = readLinks(list.headers.get('link'), '/api/v1/Map');
  expect([list.headers.get('x-total-count'), Object.keys(of)]).toEqual([null, ['alternate']]);
});

it.each(['csv', 'csv-excel', 'ndjson', 'geojson'])(
  'as %s are led through by the same headers',
  async (format) => {
    const rows = familyOf('City').rows.filter(({ departmentId }) => (departmentId as number) < 10);
    const found: string[] = [];
    let at: string | undefined =
      `/api/v1/City/pagedList?Page=1&PageSize=${Math.ceil(rows.length / 3)}&departmentId[lt]=10&fields=id&format=${format}`;
    for (let page = 1; at !== undefined; page++) {
      expect(page).toBeLessThanOrEqual(3);
      const { status, headers, text } = await service.get(at);
      expect([at, status, headers.get('x-total-count')]).toEqual([at, 200, String(rows.length)]);
      const ids =
        format === 'geojson' ? text.matchAll(/"properties":\{"id":(\d+)/g) : text.matchAll(/(\d+)/g);
      found.push(...[...ids].map(([, id]) => id as string));
      at = readLinks(headers.get('link'), at).next;
    }
    expect(found).toEqual(rows.map(({ id }) => String(id)));
  },
);
