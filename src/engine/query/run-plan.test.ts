// Each way of selecting keeps the order of rank if there is one, then sorts and takes a part of the selection.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toyDataset, toyRows } from '../../../test/toy/toy-dataset.js';
import { type ToyValues, toyArguments, toyEngine, toyOperation } from '../../../test/toy/toy-engine.js';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import type { ModelField } from '../model/model.js';
import { resolveModel } from '../model/resolve-model.js';
import { compileOperations } from '../operations/compile-kinds.js';
import { isOnRecords } from '../operations/operation.js';
import { NO_ARGUMENTS } from '../operations/request/parameter.js';
import type { Plan } from './plan.js';
import { runPlan } from './run-plan.js';

const planet = toyModel.family('planet');
const moon = toyModel.family('moon');
const eclipse = toyModel.family('eclipse');
const { catalog } = toyEngine();

/** The selection of the operation whose id ends with this text, with its values. */
interface Selection extends ToyValues {
  readonly by: keyof typeof ends;
}

const ends = {
  all: 'List',
  id: 'ById',
  keyword: 'Search',
  name: 'ByName',
  code: 'ByCode',
  period: 'InYear',
} as const;

const selected = (id: string, values: ToyValues) => toyOperation(id).plan(toyArguments(id, values)).select;

const select = ({ name }: typeof planet, { by, ...values }: Selection) =>
  selected(`${name}${ends[by]}`, values);

function ran(family: typeof planet, chosen: Plan['select']) {
  const result = runPlan(catalog, { family, select: chosen, sort: [] });
  return result.found === 'records' ? found({ family, select: chosen }).ids : result;
}

const run = (family: typeof planet, selection: Selection) => ran(family, select(family, selection));

function found(plan: Partial<Plan> & Pick<Plan, 'family'>) {
  const result = runPlan(catalog, { select: select(plan.family, { by: 'all' }), sort: [], ...plan });
  if (result.found !== 'records') throw new Error('Records were to be found.');
  const ids = Array.from(result.ordinals, (at) => catalog.table(plan.family).rows[at]?.id);
  return { ids, total: result.total };
}

const by = (
  family: typeof planet,
  name: string,
  direction: 'asc' | 'desc' = 'asc',
): Plan['sort'][number] => ({
  field: family.field(name) as ModelField,
  direction,
});

const office = (year: number): Selection => ({ by: 'period', year });

const parent = (list: string, id: number) =>
  selected(`planet${list.charAt(0).toUpperCase()}${list.slice(1)}`, { id });

const table: readonly [select: Selection, ids: readonly number[]][] = [
  [{ by: 'all' }, [2, 3, 7]],
  [{ by: 'id', id: 7 }, [7]],
  [{ by: 'keyword', keyword: 'n' }, [2, 3, 7]],
  [{ by: 'keyword', keyword: 'PAJARO' }, [2]],
  [{ by: 'keyword', keyword: 'ebano' }, [7]],
  [{ by: 'keyword', keyword: 'rocky' }, []],
  // A match in a name ranks before one in other fields.
  [{ by: 'keyword', keyword: 'e' }, [3, 2, 7]],
  [{ by: 'keyword', keyword: 'o' }, [7, 2]],
  [{ by: 'keyword', keyword: 'azul "profundo"' }, [7]],
  [{ by: 'name', name: 'nandu' }, [2]],
  [{ by: 'name', name: 'u' }, [2, 3]],
  [{ by: 'name', name: 'pajaro' }, []],
  [{ by: 'name', name: 'el pajaro' }, []],
  [{ by: 'name', name: 'ebano' }, []],
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
  it.each(table)('finds for planets %j the records %j', (select, ids) => {
    expect(run(planet, select)).toEqual(ids);
  });

  it.each<[Selection, number[]]>([
    [{ by: 'keyword', keyword: 'a' }, [10, 15, 11, 12, 20, 21]],
    [{ by: 'name', name: 'a' }, [10, 15, 11, 12, 20, 21]],
    [{ by: 'keyword', keyword: 'ra fr' }, [10]],
    [{ by: 'name', name: 'ra fr' }, [10]],
    [{ by: 'name', name: 'oscura' }, [20]],
    [{ by: 'keyword', keyword: 'nandu' }, [10, 11]],
    [{ by: 'name', name: 'nandu' }, []],
  ])('finds for moons %j by both parts of their name %j', (select, ids) => {
    expect(run(moon, select)).toEqual(ids);
  });

  it('ranks by the name only if every part of it is searched', () => {
    const search = (...paths: string[]) => {
      const model = resolveModel({ ...toyFamilies, moon: { ...toyFamilies.moon, search: paths } as never });
      const from = buildCatalog(model, toyDataset());
      const family = model.family('moon');
      const operation = compileOperations(model)
        .operations.filter(isOnRecords)
        .find(({ id }) => id === 'moonSearch');
      const [keyword] = operation?.parameters ?? [];
      if (operation === undefined || keyword === undefined) throw new Error('Moons are searched.');
      const found = runPlan(from, operation.plan(NO_ARGUMENTS.with(keyword, 'd')));
      return 'ordinals' in found
        ? Array.from(found.ordinals, (at) => from.table(family).rows[at]?.id)
        : undefined;
    };
    expect(search('name', 'description', 'planet.name')).toEqual([15, 10, 11]);
    expect(search('name', 'planet.name')).toEqual([10, 11, 15]);
    expect(search('name')).toEqual([15]);
  });

  it.each([
    ['moons', 2, [10, 11]],
    ['moons', 3, []],
    ['capturedMoons', 7, [10, 12]],
    ['subMoons', 2, [15, 20, 21]],
  ])('finds for the %s of planet %i %j', (name, id, ids) => {
    expect(ran(moon, parent(name, id))).toEqual(ids);
  });

  it('names the missing record: the requested one, or the parent of the list', () => {
    expect(run(moon, { by: 'id', id: 5 })).toEqual({ found: 'nothing', family: moon, id: 5 });
    expect(ran(moon, parent('moons', 5))).toEqual({ found: 'nothing', family: planet, id: 5 });
  });

  it.each<[string, ToyValues, string[]]>([
    ['eclipseOfYear', {}, ['01-21', '11-03']],
    ['eclipseOfYear', { includePartial: true }, ['01-21', '01-30', '11-03']],
    ['eclipseOfMonth', { month: 1 }, ['01-21']],
    ['eclipseOfMonth', { month: 1, includePartial: true }, ['01-21', '01-30']],
    ['eclipseOfMonth', { month: 11, other: true }, ['11-03']],
    ['eclipseOfMonth', { month: 12, includePartial: true }, []],
  ])('returns for %s with %j the rows %j', (id, values, days) => {
    const found = ran(eclipse, selected(id, { year: 1999, ...values }));
    if (!('rows' in found)) throw new Error('A calendar has rows.');
    expect(found.rows.map(({ date }) => date)).toEqual(days.map((day) => `1999-${day}T00:00:00`));
  });
});

describe('a page', () => {
  it('is cut after sorting, with the total of all', () => {
    const page = { page: 2, pageSize: 4 };
    expect(found({ family: moon, sort: [by(moon, 'description', 'desc')], page })).toEqual({
      ids: [11, 21],
      total: 6,
    });
  });

  it('is empty beyond the last record', () => {
    const page = { page: 2_147_483_647, pageSize: 2_147_483_647 };
    expect(found({ family: moon, page })).toEqual({ ids: [], total: 6 });
  });

  it('is one part of a partition', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (pageSize) => {
        const pages = Array.from({ length: Math.ceil(6 / pageSize) }, (_, index) =>
          found({ family: moon, page: { page: index + 1, pageSize } }),
        );
        expect(pages.flatMap(({ ids }) => ids)).toEqual((toyRows.moon ?? []).map(({ id }) => id));
      }),
    );
  });
});

describe('limit and offset', () => {
  it.each<[limit: number | undefined, offset: number | undefined, ids: number[]]>([
    [undefined, undefined, [10, 11, 12, 15, 20, 21]],
    [2, undefined, [10, 11]],
    [6, undefined, [10, 11, 12, 15, 20, 21]],
    [7, undefined, [10, 11, 12, 15, 20, 21]],
    [2, 0, [10, 11]],
    [2, 3, [15, 20]],
    [2, 5, [21]],
    [2, 6, []],
    [undefined, 4, [20, 21]],
    [undefined, 0, [10, 11, 12, 15, 20, 21]],
    [2_147_483_647, 2_147_483_647, []],
    [2_147_483_647, 5, [21]],
  ])('cuts %s from %s on to %j of six', (limit, offset, ids) => {
    const part = { ...(limit === undefined ? {} : { limit }), ...(offset === undefined ? {} : { offset }) };
    expect(found({ family: moon, ...part })).toEqual({ ids, total: 6 });
  });

  it('apply after the sort, the filters and the rank', () => {
    const sort = [by(moon, 'name', 'desc')];
    expect(found({ family: moon, sort, limit: 2, offset: 1 })).toEqual({ ids: [20, 15], total: 6 });
    const filters = [
      { field: moon.field('planetId') as ModelField, operator: 'null', values: [true] },
    ] as const;
    expect(found({ family: moon, filters, limit: 2, offset: 1 })).toEqual({ ids: [15, 21], total: 3 });
    const keyword = select(moon, { by: 'keyword', keyword: 'a' });
    expect(found({ family: moon, select: keyword, limit: 2, offset: 1 })).toEqual({
      ids: [15, 11],
      total: 6,
    });
    expect(found({ family: moon, select: parent('subMoons', 2), offset: 1 })).toEqual({
      ids: [20, 21],
      total: 3,
    });
  });

  it('ignores both on a page', () => {
    const page = { page: 2, pageSize: 4 };
    expect(found({ family: moon, page, limit: 1, offset: 3 })).toEqual({ ids: [20, 21], total: 6 });
  });

  it('return each record once over all parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (limit) => {
        const parts = Array.from({ length: Math.ceil(6 / limit) }, (_, index) =>
          found({ family: moon, limit, offset: index * limit }),
        );
        expect(parts.flatMap(({ ids }) => ids)).toEqual((toyRows.moon ?? []).map(({ id }) => id));
      }),
    );
  });
});

describe('near a point', () => {
  const near = { latitude: 4.6, longitude: -74, radius: 500 };

  it.each<[string, Partial<Plan>, { ids: number[]; total: number | undefined }]>([
    ['all', {}, { ids: [2, 7], total: 2 }],
    ['more than there are', { limit: 3 }, { ids: [2, 7], total: 2 }],
    // The total is not counted once enough are found.
    ['the nearest', { limit: 1 }, { ids: [2], total: undefined }],
    ['the next', { limit: 1, offset: 1 }, { ids: [7], total: undefined }],
    ['one past the last', { limit: 1, offset: 2 }, { ids: [], total: 2 }],
    ['from an offset on', { offset: 1 }, { ids: [7], total: 2 }],
    ['sorted', { sort: [by(planet, 'id', 'desc')] }, { ids: [7, 2], total: 2 }],
    ['the first of the sorted', { sort: [by(planet, 'id', 'desc')], limit: 1 }, { ids: [7], total: 2 }],
    [
      'the second of the sorted',
      { sort: [by(planet, 'id', 'desc')], limit: 1, offset: 1 },
      { ids: [2], total: 2 },
    ],
    ['a page', { page: { page: 2, pageSize: 1 } }, { ids: [7], total: 2 }],
    ['a page, whatever the limit', { page: { page: 2, pageSize: 1 }, limit: 1 }, { ids: [7], total: 2 }],
    ['a page, whatever the offset', { page: { page: 1, pageSize: 9 }, offset: 1 }, { ids: [2, 7], total: 2 }],
  ])('%s', (_, part, expected) => {
    expect(found({ family: planet, near, ...part })).toEqual(expected);
  });

  it('returns the nearest first, whatever their rank, unless another order is requested', () => {
    const keyword = { select: select(planet, { by: 'keyword', keyword: 'o' }) };
    expect(found({ family: planet, ...keyword }).ids).toEqual([7, 2]);
    expect(found({ family: planet, ...keyword, near }).ids).toEqual([2, 7]);
    expect(found({ family: planet, ...keyword, near, limit: 1 }).ids).toEqual([2]);
    expect(found({ family: planet, ...keyword, sort: [by(planet, 'id')] }).ids).toEqual([2, 7]);
  });
});

it('keeps the order of the rank under filters and a box', () => {
  const box = { west: -180, south: -90, east: 180, north: 90 };
  const filters = [{ field: moon.field('id') as ModelField, operator: 'gte', values: [11] }] as const;
  expect(found({ family: planet, select: select(planet, { by: 'keyword', keyword: 'e' }), box }).ids).toEqual(
    [2, 7],
  );
  expect(found({ family: planet, select: select(planet, { by: 'keyword', keyword: 'o' }), box }).ids).toEqual(
    [7, 2],
  );
  expect(found({ family: moon, select: select(moon, { by: 'keyword', keyword: 'a' }), filters }).ids).toEqual(
    [15, 11, 12, 20, 21],
  );
});

it('orders records with equal sort keys by id, and not by rank', () => {
  const keyword = select(planet, { by: 'keyword', keyword: 'o' });
  expect(found({ family: planet, select: keyword, sort: [by(planet, 'starId')] }).ids).toEqual([2, 7]);
});
