// The exact table of the toy, and the faults that make a table impossible.
import { describe, expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../../test/toy/toy-engine.js';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { many } from '../model/relation.js';
import { resolveModel } from '../model/resolve-model.js';
import { compileOperations } from './compile-kinds.js';
import { kinds } from './kinds/index.js';
import { isOnRecords } from './operation.js';

const { activeInYear, byCode, byId, byName, calendarMonth, calendarYear, related, search } = kinds;

const sorted = 'sortBy? sortDirection? limit? offset?';
const paged = 'Page PageSize SortBy? SortDirection?';

/** Each row has the id, the path after the prefix, the result, family.shape and the parameters of an operation. */
const table = [
  ['starOnly', 'Star/Sol', 'one', 'star.embedding', ''],
  ['planetList', 'Planet', 'list', 'planet.root', sorted],
  ['planetById', 'Planet/{id}', 'one', 'planet.root', 'id'],
  ['planetByName', 'Planet/name/{name}', 'list', 'planet.root', `name ${sorted}`],
  ['planetSearch', 'Planet/search/{keyword}', 'list', 'planet.brief', `keyword ${sorted}`],
  ['planetPage', 'Planet/pagedList', 'page', 'planet.paged', paged],
  ['planetByCode', 'Planet/code/{code}', 'list', 'planet.root', `code ${sorted}`],
  ['planetMoons', 'Planet/{id}/satellites', 'list', 'moon.withoutPlanet', `id ${sorted}`],
  ['planetMoonsAlias1', 'Planet/{id}/moons', 'list', 'moon.withoutPlanet', `id ${sorted}`],
  ['planetMoonsAt1', 'Satellite/planet/{planetId}', 'list', 'moon.embedding', `planetId ${sorted}`],
  ['planetCapturedMoons', 'Planet/{id}/capturedMoons', 'list', 'moon.root', `id ${sorted}`],
  ['planetSubMoons', 'Planet/{id}/subMoons', 'list', 'moon.embedding', `id ${sorted}`],
  ['planetInYear', 'Planet/year/{year}', 'list', 'planet.root', `year ${sorted}`],
  ['moonList', 'Satellite', 'list', 'moon.root', sorted],
  ['moonById', 'Satellite/{id}', 'one', 'moon.root', 'id'],
  ['moonByName', 'Satellite/name/{name}', 'list', 'moon.root', `name ${sorted}`],
  ['moonSearch', 'Satellite/search/{keyword}', 'list', 'moon.root', `keyword ${sorted}`],
  ['moonPage', 'Satellite/pagedList', 'page', 'moon.root', paged],
  ['moonSubMoons', 'Satellite/{id}/subMoons', 'list', 'moon.withoutParent', `id ${sorted}`],
  ['eclipseOfYear', 'Eclipse/year/{year}', 'list', 'eclipse.embedding', 'year includePartial?'],
  [
    'eclipseOfMonth',
    'Eclipse/year/{year}/month/{month}',
    'list',
    'eclipse.embedding',
    'year month includePartial?',
  ],
];

describe('compiles the table of the toy', () => {
  it('has these operations and no others', () => {
    const rows = toyOperations.map(({ id, path, result, family, shape, parameters }) => [
      id,
      path,
      result,
      `${family.name}.${shape.name}`,
      parameters.map(({ name, required }) => (required ? name : `${name}?`)).join(' '),
    ]);
    expect(rows).toEqual(table.map(([id, path, ...more]) => [id, `/api/v1/${path}`, ...more]));
  });

  it('takes the parameters of the path from the path, and the rest from the query', () => {
    for (const { path, parameters } of toyOperations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
    }
  });

  it('marks the paths that are aliases', () => {
    const others = toyOperations.filter(({ sameAs }) => sameAs !== undefined);
    expect(others.map(({ id, sameAs }) => [id, sameAs])).toEqual([
      ['planetMoonsAlias1', '/api/v1/Planet/{id}/satellites'],
    ]);
  });

  it('marks the operations that can return 404', () => {
    const missing = toyOperations.filter(({ mayMiss }) => mayMiss).map(({ kind }) => kind);
    expect(new Set(missing)).toEqual(new Set([byId, related]));
    for (const { kind, mayMiss } of toyOperations) expect(mayMiss).toBe(kind === byId || kind === related);
  });

  it('cannot be changed', () => {
    const { operations } = compileOperations(toyModel);
    expect(Object.isFrozen(operations)).toBe(true);
    expect(operations.every((operation) => Object.isFrozen(operation))).toBe(true);
  });

  it('can be sorted by every shown field that is not an array', () => {
    const [sortBy] = toyOperation('planetList').parameters;
    const further = ['albedo', 'latitude', 'longitude'];
    const shown = Object.keys(toyFamilies.planet.fields).filter(
      (name) => !['symbols', ...further].includes(name),
    );
    const read = (raw: string, strict: boolean) => sortBy?.type.read(raw, { name: 'sortBy', strict });
    for (const name of [...shown, 'sunId']) expect(read(name, false), name).toHaveProperty('value');
    for (const name of [...further, 'distanceKm']) {
      expect(read(name, true), name).toHaveProperty('value');
      expect(read(name, false), name).toHaveProperty(name === 'distanceKm' ? 'errors' : 'value');
    }
    expect(read('symbols', true)).toHaveProperty('errors');
  });

  it('ignores an unknown order on operations whose results are ranked or few', () => {
    const lenient = toyOperations.filter(({ parameters }) => parameters.some((each) => each.lenient));
    expect(new Set(lenient.map(({ kind }) => kind))).toEqual(new Set([byName, search, byCode, activeInYear]));
    for (const { parameters } of lenient)
      expect(parameters.filter((each) => each.lenient).map(({ name }) => name)).toEqual([
        'sortBy',
        'sortDirection',
      ]);
  });

  it('offers limit and offset for every array but a calendar, and ignores them on pages', () => {
    for (const { id, kind, result, parameters, ignores } of toyOperations) {
      const parts = parameters.filter(({ name }) => name === 'limit' || name === 'offset');
      const isArray = result === 'list' && kind !== calendarYear && kind !== calendarMonth;
      expect(
        parts.map(({ type }) => [type.schema.minimum, type.schema.maximum]),
        id,
      ).toEqual(
        isArray
          ? [
              [1, 2_147_483_647],
              [0, 2_147_483_647],
            ]
          : [],
      );
      expect(ignores, id).toEqual(result === 'page' ? ['limit', 'offset'] : undefined);
    }
  });

  it('assigns an operation to the family of its path', () => {
    expect(toyOperation('planetSubMoons').owner.name).toBe('planet');
    expect(toyOperation('planetMoonsAt1').owner.name).toBe('planet');
  });
});

it('has no look-up by name for a family without one', () => {
  const moon = { ...toyFamilies.moon, name: [] };
  const ids = compileOperations(resolveModel({ ...toyFamilies, moon }))
    .operations.filter(isOnRecords)
    .map(({ id }) => id);
  expect(ids).toEqual(toyOperations.map(({ id }) => id).filter((id) => id !== 'moonByName'));
});

it('omits the search of a family that declares none', () => {
  const moon = { ...toyFamilies.moon, search: [] };
  const ids = compileOperations(resolveModel({ ...toyFamilies, moon }))
    .operations.filter(isOnRecords)
    .map(({ id }) => id);
  expect(ids).toEqual(toyOperations.map(({ id }) => id).filter((id) => id !== 'moonSearch'));
});

describe('a table is refused', () => {
  const { moon } = toyFamilies;
  const compile = (lists: object) => () =>
    compileOperations(resolveModel({ ...toyFamilies, moon: { ...moon, lists } as never }));

  it('rejects two operations at one path, whatever the names and spelling of parameters', () => {
    const taken = { x: many('moon', 'capturedById', { alsoAt: ['PLANET/{moonId}/satellites'] }) };
    expect(compile(taken)).toThrow('Two operations have the path /api/v1/PLANET/{moonId}/satellites.');
  });

  it('rejects two operations with one name', () => {
    expect(compile({ page: many('moon', 'capturedById') })).toThrow('Two operations have the id moonPage.');
  });
});
