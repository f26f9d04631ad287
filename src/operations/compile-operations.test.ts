// Families x kinds: the exact table of the toy, and what makes a table impossible.
import { describe, expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../test/toy/toy-engine.js';
import { toyFamilies } from '../../test/toy/toy-model.js';
import { many } from '../model/relation.js';
import { resolveModel } from '../model/resolve-model.js';
import { compileOperations } from './compile-operations.js';

const sorted = 'sortBy? sortDirection?';
const paged = 'Page PageSize SortBy? SortDirection?';

/** Each operation as: id, path after the common part, result, family.shape, parameters. */
const table = [
  ['starOnly', 'Star/Sol', 'one', 'star.root', ''],
  ['planetList', 'Planet', 'list', 'planet.root', sorted],
  ['planetById', 'Planet/{id}', 'one', 'planet.root', 'id'],
  ['planetByName', 'Planet/name/{name}', 'list', 'planet.root', 'name'],
  ['planetSearch', 'Planet/search/{keyword}', 'list', 'planet.brief', 'keyword'],
  ['planetPage', 'Planet/pagedList', 'page', 'planet.paged', paged],
  ['planetByCode', 'Planet/code/{code}', 'list', 'planet.root', 'code'],
  ['planetMoons', 'Planet/{id}/satellites', 'list', 'moon.root', `id ${sorted}`],
  ['planetMoonsAlias1', 'Planet/{id}/moons', 'list', 'moon.root', `id ${sorted}`],
  ['planetMoonsAlias2', 'Satellite/planet/{planetId}', 'list', 'moon.root', `planetId ${sorted}`],
  ['planetCapturedMoons', 'Planet/{id}/capturedMoons', 'list', 'moon.root', `id ${sorted}`],
  ['planetSubMoons', 'Planet/{id}/subMoons', 'list', 'moon.root', `id ${sorted}`],
  ['planetInYear', 'Planet/year/{year}', 'list', 'planet.root', 'year'],
  ['moonList', 'Satellite', 'list', 'moon.root', sorted],
  ['moonById', 'Satellite/{id}', 'one', 'moon.root', 'id'],
  ['moonByName', 'Satellite/name/{name}', 'list', 'moon.root', 'name'],
  ['moonSearch', 'Satellite/search/{keyword}', 'list', 'moon.root', 'keyword'],
  ['moonPage', 'Satellite/pagedList', 'page', 'moon.root', paged],
  ['moonSubMoons', 'Satellite/{id}/subMoons', 'list', 'moon.root', `id ${sorted}`],
  ['eclipseOfYear', 'Eclipse/year/{year}', 'list', 'eclipse.root', 'year includePartial?'],
  [
    'eclipseOfMonth',
    'Eclipse/year/{year}/month/{month}',
    'list',
    'eclipse.root',
    'year month includePartial?',
  ],
];

describe('the table of the toy', () => {
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

  it('takes from the path what stands in the path, and the rest from the query', () => {
    for (const { path, parameters } of toyOperations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
    }
  });

  it('says which paths are other names', () => {
    const others = toyOperations.filter(({ sameAs }) => sameAs !== undefined);
    expect(others.map(({ id, sameAs }) => [id, sameAs])).toEqual([
      ['planetMoonsAlias1', '/api/v1/Planet/{id}/satellites'],
      ['planetMoonsAlias2', '/api/v1/Planet/{id}/satellites'],
    ]);
  });

  it('says which can miss a record', () => {
    const missing = toyOperations.filter(({ mayMiss }) => mayMiss).map(({ kind }) => kind);
    expect(new Set(missing)).toEqual(new Set(['one', 'related']));
    for (const { kind, mayMiss } of toyOperations) expect(mayMiss).toBe(['one', 'related'].includes(kind));
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(toyOperations)).toBe(true);
    expect(toyOperations.every((operation) => Object.isFrozen(operation))).toBe(true);
  });

  it('can be sorted by every shown field that is no array', () => {
    const [sortBy] = toyOperation('planetList').parameters;
    const further = ['albedo', 'latitude', 'longitude'];
    const shown = Object.keys(toyFamilies.planet.fields).filter(
      (name) => !['symbols', ...further].includes(name),
    );
    expect(sortBy?.kind).toEqual({ is: 'sort', values: shown, further: [...further, 'distanceKm'] });
  });

  it('belongs to the family under whose path an operation stands', () => {
    expect(toyOperation('planetSubMoons').owner.name).toBe('planet');
    expect(toyOperation('planetMoonsAlias2').owner.name).toBe('planet');
  });
});

it('a family that says nothing of a search has none', () => {
  const moon = { ...toyFamilies.moon, search: [] };
  const ids = compileOperations(resolveModel({ ...toyFamilies, moon })).map(({ id }) => id);
  expect(ids).toEqual(toyOperations.map(({ id }) => id).filter((id) => id !== 'moonSearch'));
});

describe('a table is refused', () => {
  const { moon } = toyFamilies;
  const compile = (lists: object) => () =>
    compileOperations(resolveModel({ ...toyFamilies, moon: { ...moon, lists } as never }));

  it('for two operations at one path, whatever their parameters are called and however they are spelt', () => {
    const taken = { x: many('moon', 'capturedById', { alsoAt: ['PLANET/{moonId}/satellites'] }) };
    expect(compile(taken)).toThrow('Two operations have the path /api/v1/PLANET/{moonId}/satellites.');
  });

  it('for two operations of one name', () => {
    expect(compile({ page: many('moon', 'capturedById') })).toThrow('Two operations have the id moonPage.');
  });
});
