// `limit` and `offset` return a slice of the whole response, wherever that is an array.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer, part, partOfEach } from '../system/size.js';
import { arrayOperations, sortableOperations } from './array-operations.js';
import { rowsOf } from './data-files.js';
import { differences } from './differences.js';
import { seed } from './seed.js';
import { useService } from './service.js';

const service = useService();
const INT32_MAX = 2_147_483_647;

const written = (query: Readonly<Record<string, unknown>>) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Numbers near the length of a list are more frequent than others. */
const upTo = (length: number, min: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min, max: Math.max(min, length) }) },
    { weight: 2, arbitrary: fc.integer({ min: Math.max(min, length - 1), max: length + 2 }) },
    { weight: 1, arbitrary: fc.integer({ min, max: INT32_MAX }) },
  );

/** A list, a search, a related list and further kinds. */
const kindOf = (path: string) => (path.match(/\/\d+\//) ? 'related' : path.split('/')[4]);

async function expectSlices(path: string, numRuns: number) {
  const all = await service.list(path);
  const [limits, offsets] = [upTo(all.length, 1), upTo(all.length, 0)];
  await fc.assert(
    fc.asyncProperty(
      fc.option(limits, { nil: undefined }),
      fc.option(offsets, { nil: undefined }),
      async (limit, offset) => {
        const query = written({ limit, offset });
        const { status, headers, json } = await service.get(
          `${path}${path.includes('?') ? '&' : '?'}${query}`,
        );
        expect([status, query]).toEqual([200, query]);
        const from = offset ?? 0;
        expect(differences(json, all.slice(from, from + (limit ?? INT32_MAX)))).toEqual([]);
        if (query !== '') expect(headers.get('x-total-count'), query).toBe(String(all.length));
        expect(headers.get('atlas-ignored')).toBeNull();
      },
    ),
    { seed, numRuns },
  );
}

it.each(partOfEach(arrayOperations, kindOf, 3))('[rule-limit-offset] %s', async (path) => {
  await expectSlices(path, fewer(6, 2));
});

it.each(
  part(
    sortableOperations.filter((_, index) => index % 4 === 0),
    3,
  ),
)('[rule-limit-offset] %s, after it is sorted', async (path) => {
  await expectSlices(`${path}?sortBy=id&sortDirection=desc`, 3);
});

/** One path of each kind, because all paths of a kind behave alike. */
const kinds = [
  'Region',
  'Region/name/a',
  'Region/search/a',
  'Department/2/cities',
  'Region/1/departments',
  'Airport/code/BOG',
  'PostalCode/city/1',
  'TypicalDish/1/department',
  'TraditionalFairAndFestival/1/city',
  'President/year/1949',
].map((path) => `/api/v1/${path}`);

describe.each(kinds)('[rule-limit-offset] %s', (path) => {
  it('rejects values that are not a valid count', async () => {
    const never = ['-1', 'x', '1.5', '1e1', '2147483648', '-2147483649', '0x1', 'null', '%201', '1%2C2'];
    for (const value of ['0', ...never]) {
      const { errors } = await service.problem(400, `${path}?limit=${value}`);
      expect(errors).toMatchObject([{ parameter: 'limit', value: decodeURIComponent(value) }]);
    }
    for (const value of never) {
      const { errors } = await service.problem(400, `${path}?offset=${value}`);
      expect(errors).toMatchObject([{ parameter: 'offset', value: decodeURIComponent(value) }]);
    }
    const { errors } = await service.problem(400, `${path}?OFFSET=x&limit=0`);
    expect(errors?.map(({ parameter }) => parameter).sort()).toEqual(['limit', 'offset']);
  });

  it('accepts limit and offset in any letter case, and ignores empty values', async () => {
    const [all, one] = [await service.list(path), await service.list(`${path}?limit=1&offset=1`)];
    expect(one).toEqual(all.slice(1, 2));
    expect(await service.list(`${path}?LIMIT=1&Offset=1`)).toEqual(one);
    expect(await service.list(`${path}?limit=1&limit=1&offset=1`)).toEqual(one);
    expect(await service.list(`${path}?limit=&offset=`)).toEqual(all);
    for (const parameter of ['limit', 'offset']) {
      const { errors } = await service.problem(400, `${path}?${parameter}=1&${parameter}=2`);
      expect(errors).toMatchObject([{ parameter }]);
    }
  });

  it('ignores unknown parameters in the same request', async () => {
    const plain = await service.get(`${path}?limit=2&offset=1`);
    const { status, text, headers } = await service.get(`${path}?limit=2&offset=1&foo=1&nmae=x`);
    expect([status, text]).toEqual([200, plain.text]);
    expect(headers.get('atlas-ignored')).toBe('foo, nmae');
    expect(plain.headers.get('atlas-ignored')).toBeNull();
  });
});

describe('[rule-limit-offset] ignored', () => {
  it.each([
    'City/pagedList?Page=2&PageSize=3',
    'Map/pagedList?Page=1&PageSize=2&SortBy=name',
    'City/pagedList?Page=1&PageSize=3&departmentId=2',
    'Holiday/year/2026?includeSunday=true',
    'Holiday/year/2026/month/6?includeSunday=false',
    'City/1?x=',
    'Country/Colombia?x=',
  ])('by %s', async (path) => {
    const { text } = await service.get(`/api/v1/${path}`);
    for (const query of ['limit=1', 'offset=1', 'limit=1&offset=5', 'limit=x', 'offset=-1']) {
      const answer = await service.get(`/api/v1/${path}&${query}`);
      expect([query, answer.status, answer.text === text]).toEqual([query, 200, true]);
      const ignored = answer.headers.get('atlas-ignored') ?? '';
      for (const [name] of new URLSearchParams(query)) expect(ignored.split(', ')).toContain(name);
    }
  });
});

it('[rule-limit-offset] accepts any upper bound', async () => {
  const rows = rowsOf('City');
  for (const limit of [1001, rows.length, INT32_MAX])
    expect(await service.ids(`/api/v1/City?limit=${limit}`)).toEqual(
      rows.slice(0, limit).map(({ id }) => id),
    );
  expect(await service.list(`/api/v1/City?offset=${INT32_MAX}&limit=${INT32_MAX}`)).toEqual([]);
});
