// Related lists of a record, under its path and under the paths of the public service.
import { describe, expect, it } from 'vitest';
import { fewer } from '../system/size.js';
import { type Row, rowsOf, rowsWith, sampleOf } from './data-files.js';
import { expectRecords } from './expect-records.js';
import { oldPaths, type RelatedList, relatedLists } from './families.js';
import { useService } from './service.js';
import { oldPathView, relatedView, viewOf } from './view-of.js';

const service = useService();
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

function childrenOf({ record, key, byWayOfCities }: RelatedList, id: number): readonly Row[] {
  if (!byWayOfCities) return rowsWith(record, key, id);
  const cities = rowsWith('City', 'departmentId', id);
  return cities.flatMap((city) => rowsWith(record, key, city.id)).sort((a, b) => a.id - b.id);
}

describe.each(relatedLists)('$parent/{id}/$segments.0', (list) => {
  const { parent, segments, record } = list;
  const parents = rowsOf(parent);
  const withSome = parents.filter(({ id }) => childrenOf(list, id).length > 0);
  const without = parents.filter(({ id }) => childrenOf(list, id).length === 0);

  it('[ops-related] [relation-parent] [rule-empty-lists] returns the records of the data, the parent null', async () => {
    const view = relatedView(parent, record);
    for (const { id } of [...sampleOf(withSome, fewer(8)), ...sampleOf(without, fewer(2))]) {
      const rows = childrenOf(list, id);
      for (const segment of segments)
        expectRecords(await service.list(`/api/v1/${parent}/${id}/${segment}`), view, rows);
    }
  });

  it('[ops-related] is sorted as requested', async () => {
    for (const { id } of sampleOf(withSome, 2)) {
      const found = await service.ids(`/api/v1/${parent}/${id}/${segments[0]}?sortDirection=DESC`);
      expect(found).toEqual(idsOf(childrenOf(list, id)).reverse());
    }
  });

  it('[rule-empty-lists] [rule-id-values] rejects a parent that does not exist or whose id is invalid', async () => {
    for (const segment of segments) {
      await service.problem(404, `/api/v1/${parent}/2147483647/${segment}`);
      await service.problem(400, `/api/v1/${parent}/x/${segment}`);
    }
  });
});

describe('[ops-legacy-paths] paths that fit no pattern', () => {
  it.each(oldPaths)(
    '[relation-parent] returns at $path a related list with the parent embedded',
    async (old) => {
      const { path, parent, record, key } = old;
      const at = (id: unknown) => `/api/v1/${path.replace('{}', String(id))}`;
      const view = oldPathView(record);
      const withSome = rowsOf(parent).filter(({ id }) => rowsWith(record, key, id).length > 0);
      for (const { id } of [...sampleOf(withSome, fewer(8)), ...sampleOf(rowsOf(parent), fewer(4))]) {
        const rows = rowsWith(record, key, id);
        expectRecords(await service.list(at(id)), view, rows);
        expectRecords(await service.list(`${at(id)}?sortBy=id&sortDirection=desc`), view, rows.toReversed());
      }
      await service.problem(404, at(999_999));
      for (const wrong of ['x', '0', '2147483648']) await service.problem(400, at(wrong));
      await service.problem(400, `${at(1)}?sortBy=nope`);
    },
  );

  it.each(oldPaths)('returns at $path the records and the order of the pattern', async (old) => {
    const { path, parent, record } = old;
    const segment = relatedLists.find((list) => list.parent === parent && list.record === record)
      ?.segments[0];
    const field = record === 'PostalCode' ? 'code' : 'name';
    for (const { id } of sampleOf(rowsOf(parent), 6))
      for (const query of ['', `?sortBy=${field}`, '?sortBy=id&sortDirection=desc'])
        expect(await service.ids(`/api/v1/${path.replace('{}', String(id))}${query}`)).toEqual(
          await service.ids(`/api/v1/${parent}/${id}/${segment}${query}`),
        );
  });

  it('returns at President/year/{year} who governed in the year', async () => {
    const year = (date: unknown) => Number(String(date).slice(0, 4));
    const view = viewOf('President', 'year');
    for (const requestedYear of [1885, 1886, 1900, 1949, 1953, 1958, 2010, 2018, new Date().getFullYear()]) {
      const rows = rowsOf('President').filter(
        ({ startPeriodDate, endPeriodDate }) =>
          year(startPeriodDate) <= requestedYear &&
          (endPeriodDate === null || year(endPeriodDate) >= requestedYear),
      );
      expectRecords(
        await service.list(`/api/v1/President/year/${requestedYear}`),
        view,
        rows,
        String(requestedYear),
      );
    }
    for (const wrong of ['x', '-1', '1.5']) await service.problem(400, `/api/v1/President/year/${wrong}`);
  });
});
