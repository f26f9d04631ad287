// The columns of a shape are its own fields and the paths of related fields. Lists and whole relations have no cell, and a request can
// change the order.
import { describe, expect, it } from 'vitest';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelFamily, ModelShape } from '../model/model.js';
import { marker } from '../model/shape.js';
import { csvColumns, inOrderOf } from './output-format.js';

const { catalog } = toyEngine();
const [planet, moon] = [toyModel.family('planet'), toyModel.family('moon')];

function shape(
  family: ModelFamily,
  fields: readonly string[],
  related: Record<string, ModelShape | 'marker'> = {},
): ModelShape {
  return {
    name: 'picked',
    family,
    fields: family.fields.filter(({ name }) => fields.includes(name)),
    choices: family.relations
      .filter(({ name }) => name in related)
      .map((relation) => {
        const way = related[relation.name] as ModelShape | 'marker';
        return { relation, way: way === 'marker' ? marker : way };
      }),
  };
}

it('follows dotted paths through related records, and is empty without one', () => {
  const requested = shape(moon, ['id'], {
    planet: shape(planet, ['name'], { largestMoon: shape(moon, ['name']) }),
    parent: shape(moon, ['name']),
  });
  const { columns, cellless } = csvColumns(catalog, requested);
  expect(cellless).toEqual([]);
  expect(columns.map(({ name }) => name)).toEqual([
    'id',
    'planet.name',
    'planet.largestMoon.name',
    'parent.name',
  ]);
  const { rows, all } = catalog.table(moon);
  const table = Array.from(all, (ordinal) => columns.map(({ value }) => value(rows[ordinal] ?? {}, ordinal)));
  expect(table).toEqual([
    [10, 'Ñandú', 'Brasa', null],
    [11, 'Ñandú', 'Brasa', null],
    [12, null, null, 'Ébano'],
    [15, null, null, 'Ánfora'],
    [20, 'Zafiro', 'Ébano', 'Brasa'],
    [21, null, null, 'Ánfora'],
  ]);
});

it('leaves out lists and relations without a record', () => {
  const requested = shape(moon, ['id'], {
    planet: shape(planet, ['id'], { moons: shape(moon, ['id']) }),
    parent: 'marker',
  });
  const { cellless } = csvColumns(catalog, requested);
  expect(cellless.map(({ path, relation }) => [path, relation.to])).toEqual([
    ['planet.moons', 'many'],
    ['parent', 'one'],
  ]);
});

describe('follows the order of the requested paths', () => {
  const requested = shape(moon, ['id', 'name', 'description'], {
    planet: shape(planet, ['id', 'name'], { largestMoon: shape(moon, ['id', 'name']) }),
    parent: shape(moon, ['name']),
  });
  const { columns } = csvColumns(catalog, requested);
  const declared = [
    'id',
    'name',
    'description',
    'planet.id',
    'planet.name',
    'planet.largestMoon.id',
    'planet.largestMoon.name',
    'parent.name',
  ];
  const thenRest = (first: readonly string[]) => [
    ...first,
    ...declared.filter((name) => !first.includes(name)),
  ];

  it.each<[paths: readonly string[] | undefined, expected: readonly string[]]>([
    [undefined, declared],
    [[], declared],
    [declared, declared],
    [['name', 'id'], thenRest(['name', 'id'])],
    [['parent.name', 'description'], thenRest(['parent.name', 'description'])],
    [['nope', 'description'], thenRest(['description'])],
    // `*` selects all fields of the record or of a relation, in declared order.
    [['parent.name', '*'], thenRest(['parent.name'])],
    [['name', '*', 'parent.name'], thenRest(['name', 'id', 'description', 'parent.name'])],
    [['planet.*', 'id'], thenRest(['planet.id', 'planet.name', 'id'])],
    [['planet.name', 'planet.*'], thenRest(['planet.name', 'planet.id'])],
    [
      ['planet', 'id'],
      thenRest(['planet.id', 'planet.name', 'planet.largestMoon.id', 'planet.largestMoon.name', 'id']),
    ],
    [
      ['planet.largestMoon', 'planet.name'],
      thenRest(['planet.largestMoon.id', 'planet.largestMoon.name', 'planet.name']),
    ],
    // The name of one column is not a part of another name.
    [['pla', 'planet.i', 'name'], thenRest(['name'])],
  ])('reads %j as %j', (paths, expected) => {
    expect(inOrderOf(columns, paths).map(({ name }) => name)).toEqual(expected);
  });

  it('keeps the declared order if no paths are requested', () => {
    expect(columns.map(({ name }) => name)).toEqual(declared);
    const [last] = inOrderOf(columns, ['parent.name']);
    expect(last?.value({}, 5)).toBe('Ánfora');
  });
});
