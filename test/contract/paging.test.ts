// Pages are a partition of the list: properties, for every family.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer, part } from '../system/size.js';
import { rowsOf } from './data-files.js';
import { differences } from './differences.js';
import { families } from './families.js';
import { records } from './records.js';
import { seed } from './seed.js';
import { useService } from './service.js';

const service = useService();
const INT32_MAX = 2_147_483_647;

describe.each(families)('$path', ({ path, record }) => {
  const at = `/api/v1/${path}`;
  const total = rowsOf(record).length;
  const last = [...records[record].fields].filter(([, type]) => type !== 'string[]').at(-1)?.[0] as string;
  const sorts = fc.constantFrom(
    {},
    { sortDirection: 'desc' },
    { sortBy: last },
    { sortBy: last, sortDirection: 'desc' },
  );
  const written = (query: Record<string, unknown>) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');

  const lists = new Map<string, Promise<number[]>>();
  const listed = (sort: string) => {
    const ids = lists.get(sort) ?? service.ids(`${at}?${sort}`);
    lists.set(sort, ids);
    return ids;
  };

  it('[rule-paging] [ops-page] returns each record once over all pages', async () => {
    const sizes = fc.integer({ min: Math.ceil(total / fewer(8, 3)), max: total + 3 });
    await fc.assert(
      fc.asyncProperty(sizes, sorts, async (pageSize, sort) => {
        const collected: number[] = [];
        const pageCount = Math.ceil(total / pageSize);
        for (let page = 1; page <= pageCount; page++) {
          const query = written({ page, pageSize, ...sort });
          const answer = await service.page(`${at}/pagedList?${query}`);
          expect(answer.data).toHaveLength(page < pageCount ? pageSize : total - (pageCount - 1) * pageSize);
          collected.push(...answer.data.map(({ id }) => id));
        }
        expect(differences(collected, await listed(written(sort)))).toEqual([]);
      }),
      { seed, numRuns: fewer(3) },
    );
  });

  it('[rule-paging] returns a slice with an exact envelope, also beyond the last page', async () => {
    const sizes = fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: Math.min(20, Math.ceil(total / 3)) }) },
      { weight: 1, arbitrary: fc.integer({ min: total, max: INT32_MAX }) },
    );
    const pages = fc.oneof(
      { weight: 4, arbitrary: fc.nat({ max: 1_000_000 }).map((n) => ({ within: n })) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: INT32_MAX }).map((beyond) => ({ beyond })) },
    );
    await fc.assert(
      fc.asyncProperty(sizes, pages, sorts, async (pageSize, where, sort) => {
        const pageCount = Math.ceil(total / pageSize);
        const page =
          'within' in where ? (where.within % pageCount) + 1 : Math.min(INT32_MAX, pageCount + where.beyond);
        const query = written({ Page: page, PAGESIZE: pageSize, ...sort });
        const { data, ...envelope } = await service.page(`${at}/pagedList?${query}`);
        expect(envelope).toEqual({ page, pageSize, totalRecords: total, pageCount });
        const expected = (await listed(written(sort))).slice((page - 1) * pageSize, page * pageSize);
        expect(data.map(({ id }) => id)).toEqual(expected);
        if (page > pageCount) expect(data).toEqual([]);
      }),
      { seed, numRuns: fewer(27, 9) },
    );
  });

  it('[rule-paging] requires Page and PageSize as int32 from 1', async () => {
    const wrong = ['0', '-1', 'x', '1.5', '1e1', '2147483648', '%201', '0x1', 'null'];
    const refused: readonly [string, readonly string[]][] = [
      ['sortBy=id', ['Page', 'PageSize']],
      ['Page=1', ['PageSize']],
      ['PageSize=1', ['Page']],
      ['Page=&PageSize=1', ['Page']],
      ['Page=x&PageSize=0', ['Page', 'PageSize']],
      ...wrong.map((value): [string, string[]] => [`Page=${value}&PageSize=1`, ['Page']]),
      ...wrong.map((value): [string, string[]] => [`Page=1&PageSize=${value}`, ['PageSize']]),
    ];
    for (const [query, parameters] of part(refused, 3, total)) {
      const { errors } = await service.problem(400, `${at}/pagedList?${query}`);
      expect(
        errors?.map(({ parameter }) => parameter),
        query,
      ).toEqual(parameters);
    }
  });
});

it('[rule-paging] accepts the largest page and size', async () => {
  const query = `Page=${INT32_MAX}&PageSize=${INT32_MAX}`;
  const answer = await service.page(`/api/v1/Region/pagedList?${query}`);
  expect(answer).toEqual({
    page: INT32_MAX,
    pageSize: INT32_MAX,
    totalRecords: rowsOf('Region').length,
    pageCount: 1,
    data: [],
  });
});
