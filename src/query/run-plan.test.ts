// Every way of selecting, then sorting and paging what was selected.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyRows } from '../../test/toy/toy-dataset.js';
import { toyEngine } from '../../test/toy/toy-engine.js';
import { toyModel } from '../../test/toy/toy-model.js';
import type { ModelField, ToMany } from '../model/model.js';
import type { Page, Selection, Sort } from './plan.js';
import { runPlan } from './run-plan.js';

const planet = toyModel.family('planet');
const moon = toyModel.family('moon');
const eclipse = toyModel.family('eclipse');
const { catalog } = toyEngine();

function run(family: typeof planet, select: Selection, sort?: Sort, page?: Page) {
  const found = runPlan(catalog, { family, select, sort: sort === undefined ? [] : [sort], page });
  if (found.found !== 'records') return found;
  return Array.from(found.ordinals, (at) => catalog.table(family).rows[at]?.id);
}

const office = (year: number): Selection => ({ by: 'yearInOffice', year });

const parent = (name: string, id: number): Selection => {
  const list = planet.lists.find((entry) => entry.name === name) as ToMany;
  return { by: 'parent', parent: planet, list, id };
};

const table: readonly [select: Selection, ids: readonly number[]][] = [
  [{ by: 'all' }, [2, 3, 7]],
  [{ by: 'id', id: 7 }, [7]],
  [{ by: 'keyword', keyword: 'n' }, [2, 3, 7]],
  [{ by: 'keyword', keyword: 'PAJARO' }, [2]],
  [{ by: 'keyword', keyword: 'ebano' }, [7]],
  [{ by: 'keyword', keyword: 'rocky' }, []],
  [{ by: 'name', name: 'nandu' }, [2]],
  [{ by: 'name', name: 'pajaro' }, []],
  [{ by: 'code', code: 'nan' }, [2, 3]],
  [{ by: 'code', code: 'ÑAN' }, [2, 3]],
  [{ by: 'code', code: 'NA' }, []],
  [{ by: 'code', code: 'ZAF' }, [7]],
  [office(1899), []],
  [office(1900), [2]],
  [office(1903), [2, 3]],
  [office(1904), [3]],
  [office(1950), [3, 7]],
  [office(9999), [3]],
];

describe('a plan', () => {
  it.each(table)('for planets %j finds %j', (select, ids) => {
    expect(run(planet, select)).toEqual(ids);
  });

  it.each([
    ['moons', 2, [10, 11]],
    ['moons', 3, []],
    ['capturedMoons', 7, [10, 12]],
    ['subMoons', 2, [15, 20, 21]],
  ])('for the %s of planet %i finds %j', (name, id, ids) => {
    expect(run(moon, parent(name, id))).toEqual(ids);
  });

  it('says which record is missing: the one asked for, or the parent of the list', () => {
    expect(run(moon, { by: 'id', id: 5 })).toEqual({ found: 'nothing', family: moon, id: 5 });
    expect(run(moon, parent('moons', 5))).toEqual({ found: 'nothing', family: planet, id: 5 });
  });

  it.each<[number | undefined, string[], string[]]>([
    [undefined, [], ['01-21', '11-03']],
    [undefined, ['includePartial'], ['01-21', '01-30', '11-03']],
    [1, [], ['01-21']],
    [1, ['includePartial'], ['01-21', '01-30']],
    [11, ['other'], ['11-03']],
    [12, ['includePartial'], []],
  ])('for month %s with %j has the rows %j', (month, on, days) => {
    const found = run(eclipse, { by: 'year', year: 1999, month, on: new Set(on) });
    if (!('rows' in found)) throw new Error('A calendar has rows.');
    expect(found.rows.map(({ date }) => date)).toEqual(days.map((day) => `1999-${day}T00:00:00`));
  });
});

describe('a page', () => {
  const ids = (toyRows.moon ?? []).map(({ id }) => id);
  const sort: Sort = { field: moon.field('description') as ModelField, direction: 'desc' };

  it('is cut after sorting, with the total of all', () => {
    const found = runPlan(catalog, {
      family: moon,
      select: { by: 'all' },
      sort: [sort],
      page: { page: 2, pageSize: 4 },
    });
    expect(found).toMatchObject({ found: 'records', total: 6 });
    expect(run(moon, { by: 'all' }, sort, { page: 2, pageSize: 4 })).toEqual([11, 21]);
  });

  it('past the end is empty', () => {
    const found = runPlan(catalog, {
      family: moon,
      select: { by: 'all' },
      sort: [],
      page: { page: 2_147_483_647, pageSize: 2_147_483_647 },
    });
    expect(found).toEqual({ found: 'records', ordinals: new Int32Array(0), total: 6 });
  });

  it('is one part of a partition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (pageSize) => {
        const pages = Array.from({ length: Math.ceil(6 / pageSize) }, (_, index) =>
          run(moon, { by: 'all' }, undefined, { page: index + 1, pageSize }),
        );
        expect(pages.flat()).toEqual(ids);
      }),
    );
  });
});
