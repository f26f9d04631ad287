// Requests of the toy, from an operation and its arguments to bytes or to the problem that prevents them.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { toyDataset, toyRows } from '../../../test/toy/toy-dataset.js';
import {
  type ToyValues,
  toyAnswer,
  toyArguments,
  toyEngine,
  toyJson,
  toyOperation,
} from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { createEngine } from './create-engine.js';
import type { Result } from './engine.js';

const problemOf = (answered: Result) => 'problem' in answered && inEnglish(answered.problem);
const ids = (found: unknown) => (found as { id: number }[]).map(({ id }) => id);

describe('an operation answers', () => {
  it.each<[string, ToyValues, number[]]>([
    ['planetList', {}, [2, 3, 7]],
    ['planetList', { sortBy: 'name', sortDirection: 'desc' }, [7, 2, 3]],
    ['planetList', { sortBy: 'name' }, [3, 2, 7]],
    ['planetList', { sortDirection: 'desc' }, [7, 3, 2]],
    ['planetByName', { name: 'n' }, [2, 3]],
    ['planetSearch', { keyword: 'brasa' }, [2]],
    ['planetSearch', { keyword: 'nothing' }, []],
    ['planetByCode', { code: 'zaf' }, [7]],
    ['planetMoons', { id: 2 }, [10, 11]],
    ['planetMoons', { id: 2, sortBy: 'name', sortDirection: 'desc' }, [11, 10]],
    ['planetMoonsAt1', { planetId: 2 }, [10, 11]],
    ['planetSubMoons', { id: 2 }, [15, 20, 21]],
    ['planetInYear', { year: 1950 }, [3, 7]],
    ['moonSearch', { keyword: 'zafiro' }, [20]],
    ['planetSearch', { keyword: 'e' }, [3, 2, 7]],
    ['planetSearch', { keyword: 'e', sortBy: 'id' }, [2, 3, 7]],
    ['planetSearch', { keyword: 'e', sortDirection: 'desc' }, [7, 3, 2]],
    ['planetSearch', { keyword: 'e', limit: 1 }, [3]],
    ['planetByName', { name: 'n', limit: 1, offset: 1 }, [3]],
    ['planetByName', { name: 'n', sortBy: 'name', sortDirection: 'asc' }, [3, 2]],
    ['planetByCode', { code: 'nan', sortDirection: 'desc' }, [3, 2]],
    ['planetInYear', { year: 1950, sortBy: 'name', sortDirection: 'desc' }, [7, 3]],
    ['planetInYear', { year: 1950, offset: 1 }, [7]],
    ['planetMoons', { id: 2, offset: 1 }, [11]],
    ['planetMoonsAt1', { planetId: 2, limit: 1 }, [10]],
    // A filter may have the name of a parameter in the path.
    ['planetMoons', { id: 2, '?id': 11 }, [11]],
    ['planetMoonsAt1', { planetId: 2, '?planetId': 7 }, []],
    ['planetByName', { name: 'n', '?name': 'Nube' }, [3]],
    // All filters hold together.
    ['planetList', { '?kind': 'giant', 'id[gt]': 3 }, [7]],
    ['planetList', { 'id[gt]': 2, '?kind': 'giant', '?name': 'Nube' }, [3]],
  ])('returns for %s %j the records %j', (id, args, expected) => {
    expect(ids(toyJson(id, args))).toEqual(expected);
  });

  it('returns one record', () => {
    expect(toyJson('moonById', { id: 12 })).toMatchObject({ id: 12, planet: null });
    expect(toyJson('starOnly', {})).toMatchObject({ id: 1, name: 'Sol' });
  });

  it('returns the view of its kind', () => {
    expect(toyJson('planetSearch', { keyword: 'zafiro' })).toMatchObject([{ star: null, moons: [{}] }]);
    expect(toyJson('planetByName', { name: 'zafiro' })).toMatchObject([{ star: { name: 'Sol' } }]);
  });

  it('returns a related list without its parent, and with it at an old path', () => {
    expect(toyJson('planetMoons', { id: 7 })).toMatchObject([
      {
        id: 20,
        planet: null,
        parent: { id: 11, planet: null, parent: null, subMoons: [] },
        subMoons: null,
      },
    ]);
    expect(toyJson('planetMoonsAlias1', { id: 7 })).toEqual(toyJson('planetMoons', { id: 7 }));
    expect(toyJson('planetMoonsAt1', { planetId: 7 })).toMatchObject([
      { id: 20, planet: { id: 7, star: null, largestMoon: null, moons: null }, parent: { id: 11 } },
    ]);
    expect(toyJson('moonSubMoons', { id: 11 })).toMatchObject([
      { id: 20, planet: { id: 7 }, parent: null, subMoons: null },
    ]);
  });

  it.each<[string, ToyValues, number | undefined]>([
    ['planetList', {}, undefined],
    ['planetList', { sortBy: 'name' }, undefined],
    ['planetList', { limit: 1 }, 3],
    ['planetList', { limit: 9 }, 3],
    ['planetList', { offset: 0 }, 3],
    ['planetList', { offset: 9 }, 3],
    ['planetList', { limit: 1, '?kind': 'giant' }, 2],
    ['planetList', { limit: 1, fields: ['id'] }, 3],
    ['planetList', { limit: 1, format: 'csv' }, 3],
    ['planetSearch', { keyword: 'nothing', limit: 1 }, 0],
    ['planetMoons', { id: 2, limit: 1 }, 2],
    ['planetList', { limit: 1, near: [4.6, -74], radius: 500, sortBy: 'id' }, 2],
    ['planetList', { limit: 3, near: [4.6, -74], radius: 500 }, 2],
    // The total is unknown, because the search ends once enough are found.
    ['planetList', { limit: 1, near: [4.6, -74], radius: 500 }, undefined],
    ['planetPage', { Page: 1, PageSize: 1 }, undefined],
  ])('%s %j and counts %s without limit and offset', (id, args, total) => {
    const answered = toyAnswer(id, args);
    expect('problem' in answered ? answered.problem : answered.total).toBe(total);
  });

  it.each<[ToyValues, object, number[]]>([
    [{ Page: 1, PageSize: 4 }, { page: 1, pageSize: 4, totalRecords: 6, pageCount: 2 }, [10, 11, 12, 15]],
    [{ Page: 2, PageSize: 4 }, { page: 2, pageSize: 4, totalRecords: 6, pageCount: 2 }, [20, 21]],
    [{ Page: 9, PageSize: 3 }, { page: 9, pageSize: 3, totalRecords: 6, pageCount: 2 }, []],
    [{ Page: 1, PageSize: 9, SortDirection: 'desc' }, { pageCount: 1 }, [21, 20, 15, 12, 11, 10]],
  ])('returns a page for %j', (args, envelope, expected) => {
    const found = toyJson('moonPage', args) as { data: unknown };
    expect(found).toMatchObject(envelope);
    expect(ids(found.data)).toEqual(expected);
  });

  it.each<[string, ToyValues, string[]]>([
    ['eclipseOfYear', { year: 2001 }, ['2001-01-21T00:00:00', '2001-11-03T00:00:00']],
    [
      'eclipseOfMonth',
      { year: 2001, month: 1, includePartial: true },
      ['2001-01-21T00:00:00', '2001-01-30T00:00:00'],
    ],
    ['eclipseOfMonth', { year: 2001, month: 1, includePartial: false }, ['2001-01-21T00:00:00']],
  ])('returns for %s %j the days %j', (id, args, days) => {
    const found = toyJson(id, args) as { date: string }[];
    expect(found.map(({ date }) => date)).toEqual(days);
    expect(Object.keys(found[0] ?? {})).toEqual(['date', 'name']);
  });
});

describe('returns 404 for a missing record', () => {
  it.each([
    ['planetById', { id: 1 }, 'Planet', 2, '/api/v1/Planet/2'],
    ['planetById', { id: 4 }, 'Planet', 3, '/api/v1/Planet/3'],
    ['planetById', { id: 5 }, 'Planet', 3, '/api/v1/Planet/3'],
    ['planetById', { id: 6 }, 'Planet', 7, '/api/v1/Planet/7'],
    ['moonById', { id: 2_147_483_647 }, 'Moon', 21, '/api/v1/Satellite/21'],
    ['planetMoons', { id: 6 }, 'Planet', 7, '/api/v1/Planet/7/satellites'],
    ['planetMoonsAt1', { planetId: 6 }, 'Planet', 7, '/api/v1/Satellite/planet/7'],
  ])('suggests for %s %j the nearest record', (operation, args, record, nearest, path) => {
    const id = Object.values(args)[0];
    expect(problemOf(toyAnswer(operation, args as ToyValues))).toEqual({
      type: '/docs/problems/unknown-record',
      title: 'Nothing found for this id or code',
      status: 404,
      detail: `There is no ${record} with id ${id}; the nearest is ${nearest}, at ${path}.`,
      nearest: path,
    });
  });

  it.each<[string, ToyValues, string, string]>([
    ['planetById', { id: 1005 }, 'There is no Planet with id 1005, but 01005 is the sign of Nube, at', ''],
    [
      'planetMoons',
      { id: 1005 },
      'There is no Planet with id 1005, but 01005 is the sign of Nube, at',
      '/satellites',
    ],
  ])('suggests for %s %j the record with that code', (id, args, detail, end) => {
    const planet = (toyRows.planet ?? []).map((row) => (row.id === 3 ? { ...row, sign: '01005' } : row));
    const path = `/api/v1/Planet/3${end}`;
    expect(problemOf(toyEngine({ planet }).answer(toyOperation(id), toyArguments(id, args)))).toMatchObject({
      type: '/docs/problems/unknown-record',
      status: 404,
      detail: `${detail} ${path}.`,
      nearest: path,
    });
  });

  it('suggests nothing in a family without records', () => {
    const engine = createEngine(toyModel, toyDataset({ star: [], planet: [], moon: [] }, {}));
    const found = engine.answer(toyOperation('planetById'), toyArguments('planetById', { id: 5 }));
    expect(problemOf(found)).toMatchObject({ detail: 'There is no Planet with id 5.' });
    expect(problemOf(found)).not.toHaveProperty('nearest');
  });

  it.each(['moonById', 'moonSubMoons'])('returns the replacement of the retired record %s', (operation) => {
    const reason = 'It was seen twice.';
    expect(problemOf(toyAnswer(operation, { id: 13 }))).toEqual({
      type: '/docs/problems/retired-record',
      title: 'This record is no longer available',
      status: 404,
      detail: `Moon 13 is no longer available: ${reason} See /api/v1/Satellite/12.`,
      retired: { by: '/api/v1/Satellite/12', reason },
    });
  });

  it('reports that a retired record has no successor', () => {
    const retired = { moon: [{ id: 13, by: null, reason: 'It was a speck of dust.' }] };
    const engine = createEngine(toyModel, toyDataset({}, retired));
    const found = engine.answer(toyOperation('moonById'), toyArguments('moonById', { id: 13 }));
    expect(problemOf(found)).toMatchObject({
      detail: 'Moon 13 is no longer available, and no record replaces it: It was a speck of dust.',
      retired: { by: null, reason: 'It was a speck of dust.' },
    });
  });
});
