// `departmentId` is an alias of the field that the contract spells `deparmentId`.
import { describe, expect, it } from 'vitest';
import { part } from '../system/size.js';
import { familyOf } from './families.js';
import { useService } from './service.js';

const service = useService();

/** Queries with a `?` that either name can replace. */
const queries = [
  '?=5',
  '?[in]=2,5',
  '?[ne]=5&fields=id',
  '?[gte]=20&?[lt]=25&fields=id',
  '?[null]=true',
  'fields=id,?',
  'fields=?',
  'fields=name,?,department.name&format=ndjson',
  'sortBy=?',
  'sortBy=?&sortDirection=desc',
  'sortBy=-?,name&fields=id',
  '?=5&sortBy=-?&fields=id,?&limit=3',
];

/** Either name is accepted in an error. */
const EITHER = /^depart?mentId$/;

describe.each([
  ['Airport', 'Department/5/airports', 'airports'],
  ['IndigenousReservation', 'Department/5/indigenousReservations', 'indigenousReservations'],
])('%s', (record, related, list) => {
  const paths = [record, `${record}/search/a`, `${record}/pagedList?Page=1&PageSize=30`, related];

  it.each(queries)('%s', async (query) => {
    for (const path of part(paths, 4, queries.indexOf(query))) {
      const [right, other, loud] = ['deparmentId', 'departmentId', 'DEPARTMENTID'].map(async (name) => {
        const join = path.includes('?') ? '&' : '?';
        const { text } = await service.get(`/api/v1/${path}${join}${query.replaceAll('?', name)}`);
        return text;
      });
      expect((await other) === (await right), path).toBe(true);
      expect((await loud) === (await right), path).toBe(true);
    }
  });

  it('filters by the alias', async () => {
    const expected = familyOf(record).rows.filter(({ deparmentId }) => deparmentId === 5);
    expect(await service.ids(`/api/v1/${record}?departmentId=5`)).toEqual(expected.map(({ id }) => id));
  });

  it('returns the field under its own name', async () => {
    const { id, deparmentId } = familyOf(record).rows[0] as { id: number; deparmentId: unknown };
    expect(await service.json(`/api/v1/${record}/${id}?fields=departmentId`)).toEqual({ deparmentId });
    const table = await service.text(`/api/v1/${record}/${id}?fields=departmentId,id&format=csv`, 'csv');
    expect(table).toBe(`deparmentId,id\r\n${deparmentId},${id}\r\n`);
    const [one, other] = await Promise.all(
      ['deparmentId', 'departmentId'].map((name) =>
        service.text(`/api/v1/Department/5?fields=${list}.${name}`),
      ),
    );
    expect(other).toBe(one);
  });

  it('returns 400 if both names are given with different values', async () => {
    const same = await service.ids(`/api/v1/${record}?departmentId=5&deparmentId=5`);
    expect(same).toEqual(await service.ids(`/api/v1/${record}?deparmentId=5`));
    const [error] = await service.refused(`/api/v1/${record}?departmentId=5&deparmentId=6`);
    expect(error?.parameter).toMatch(EITHER);
    const [wrong] = await service.refused(`/api/v1/${record}?departmentId=x`);
    expect(wrong).toMatchObject({ parameter: expect.stringMatching(EITHER), value: 'x' });
  });
});

it('is unknown in other families', async () => {
  expect(await service.refused('/api/v1/City?fields=id&deparmentId=5')).toMatchObject([
    { parameter: 'deparmentId' },
  ]);
  await service.refused('/api/v1/City?fields=deparmentId');
});
