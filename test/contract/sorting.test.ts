// Compares every list and page, sorted by every field in both directions, with an independent sort.
import { describe, expect, it } from 'vitest';
import { hasEveryCase } from '../query-options/cases.js';
import { isFull, part, partOfEach } from '../system/size.js';
import { type Row, rowsOf, rowsWith } from './data-files.js';
import { differences } from './differences.js';
import { families, withoutName } from './families.js';
import { matching } from './matching.js';
import { sortedBy } from './naive-sort.js';
import { type FieldType, type RecordName, records } from './records.js';
import { useService } from './service.js';
import { swapCase } from './swap-case.js';

const service = useService();

/** All fields except arrays and relations. */
const sortable = (record: RecordName) =>
  [...records[record].fields].filter(([, type]) => type !== 'string[]');

function sorted(rows: readonly Row[], name: string, type: FieldType, direction: string): number[] {
  const key = { field: { name, type }, descending: direction === 'desc' };
  return sortedBy([key], rows).map(({ id }) => id);
}

describe.each(families)('$path', ({ path, record }) => {
  const rows = rowsOf(record);
  /** By default a list is requested in one direction, and its pages in both. */
  const isLong = rows.length > 500;
  // One field of each group of similar families, which together have every type.
  const turn = families.findIndex((family) => family.record === record);
  const fields = hasEveryCase({ record })
    ? partOfEach(sortable(record), ([, type]) => type, 12)
    : part(sortable(record), sortable(record).length, turn);

  it.each(fields)('[rule-sort-by] [rule-sort-semantics] [ops-list] sorts by %s', async (field, type) => {
    const directions = ['asc', 'desc'];
    const ofList = part(directions, 2, field.length);
    for (const direction of directions) {
      const expected = sorted(rows, field, type, direction);
      if (ofList.includes(direction)) {
        const found = await service.ids(`/api/v1/${path}?sortBy=${field}&sortDirection=${direction}`);
        expect(differences(found, expected), `${field} ${direction}`).toEqual([]);
      }
      const query = `Page=2&PageSize=9&SortBy=${swapCase(field)}&SortDirection=${direction.toUpperCase()}`;
      const { data } = await service.page(`/api/v1/${path}/pagedList?${query}`);
      expect(
        data.map(({ id }) => id),
        `page by ${field} ${direction}`,
      ).toEqual(expected.slice(9, 18));
    }
  });

  it('[rule-sort-by] rejects any other field, and lists the allowed ones', async () => {
    const allowed = sortable(record).map(([field]) => field);
    const arrays = [...records[record].fields.keys()].filter((field) => !allowed.includes(field));
    const others = ['nope', ...arrays, ...records[record].relations.map(({ name }) => name)];
    for (const [index, field] of others.entries()) {
      const queries = [`?sortBy=${field}`, `/pagedList?Page=1&PageSize=1&SortBy=${field}`];
      for (const query of part(queries, 2, index)) {
        const { errors } = await service.problem(400, `/api/v1/${path}${query}`);
        expect(errors).toHaveLength(1);
        expect(errors?.[0]).toMatchObject({ value: field });
        expect(errors?.[0]?.parameter.toLowerCase()).toBe('sortby');
        expect(errors?.[0]?.allowed?.toSorted()).toEqual(allowed.toSorted());
      }
    }
  });

  it('[rule-sort-direction] accepts asc and desc in any letter case, and sorts by id without sortBy', async () => {
    const ids = rows.map(({ id }) => id);
    expect(await service.ids(`/api/v1/${path}?sortDirection=dEsC`)).toEqual(ids.toReversed());
    if (isFull || !isLong) expect(await service.ids(`/api/v1/${path}?SORTDIRECTION=ASC`)).toEqual(ids);
    const { data } = await service.page(`/api/v1/${path}/pagedList?Page=1&PageSize=3&SortDirection=desc`);
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3));
    const { errors } = await service.problem(400, `/api/v1/${path}?sortDirection=up`);
    expect(errors).toMatchObject([{ parameter: 'sortDirection', value: 'up', allowed: ['asc', 'desc'] }]);
  });

  it('[rule-sort-by] sorts the results of a search or a name as requested', async () => {
    const search = families.find((family) => family.record === record)?.search as readonly string[];
    const some = sortable(record).filter((_, index, all) => [1, all.length - 1].includes(index));
    // A digit as keyword limits the responses of the one family with thousands of long records.
    const keyword = record === 'PostalCode' ? '0500' : 'an';
    const found = {
      search: matching(record, search, keyword),
      ...(withoutName.includes(record) ? {} : { name: matching(record, ['name'], keyword) }),
    };
    for (const [pattern, hits] of Object.entries(found)) {
      for (const [field, type] of some) {
        for (const direction of part(['asc', 'desc'], 2, field.length)) {
          const query = `?sortBy=${field}&sortDirection=${direction}`;
          const ids = await service.ids(`/api/v1/${path}/${pattern}/${keyword}${query}`);
          expect(differences(ids, sorted(hits, field, type, direction)), pattern + query).toEqual([]);
        }
      }
    }
  });

  it('[rule-sort-by] sorts upwards without sortDirection', async () => {
    if (isFull || !isLong)
      expect(await service.ids(`/api/v1/${path}?sortBy=ID`)).toEqual(rows.map(({ id }) => id));
    const [field, type] = sortable(record).at(-1) as [string, FieldType];
    expect(await service.ids(`/api/v1/${path}?SortBy=${field}`)).toEqual(sorted(rows, field, type, 'asc'));
  });
});

it('[rule-sort-semantics] sorts related lists in the same way', async () => {
  const { id } = rowsOf('Department').toSorted(
    (a, b) =>
      rowsWith('NaturalArea', 'departmentId', b.id).length -
      rowsWith('NaturalArea', 'departmentId', a.id).length,
  )[0] as Row;
  const rows = rowsWith('NaturalArea', 'departmentId', id);
  for (const [field, type] of partOfEach(sortable('NaturalArea'), ([, kind]) => kind, 4)) {
    for (const direction of ['asc', 'desc']) {
      const path = `/api/v1/Department/${id}/naturalAreas?sortBy=${field}&sortDirection=${direction}`;
      expect(await service.ids(path), `${field} ${direction}`).toEqual(sorted(rows, field, type, direction));
    }
  }
});

it('[rule-sort-semantics] sorts ñ after n, and by accents and case only after the letters', async () => {
  const names = (await service.list('/api/v1/UrbanCenter?sortBy=name')).map(({ name }) => name as string);
  const first = (name: string) => name.slice(0, 1).normalize('NFC').toUpperCase();
  const unaccented = names.map((name) => (first(name) === 'Ñ' ? 'Ñ' : first(name).normalize('NFD')[0]));
  const letters = unaccented.filter((letter) => /[A-ZÑ]/.test(letter ?? ''));
  const runs = letters.filter((letter, index) => letter !== letters[index - 1]);
  expect(runs.join('')).toBe(
    [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'].filter((one) => letters.includes(one)).join(''),
  );
});
