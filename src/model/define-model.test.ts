// What the compiler itself refuses, and what every name of a sound model has become.
import { describe, expect, it } from 'vitest';
import { toyModel } from '../../test/toy/toy-model.js';
import { defineModel } from './define-model.js';
import { defineFamily } from './family.js';
import { integer, text } from './field.js';
import { many, one } from './relation.js';
import { ModelFault } from './resolve-model.js';
import { empties, marker, markerList } from './shape.js';

const said = { record: 'Thing', file: 'things.json', about: 'A thing.', relations: {}, shapes: { root: {} } };
const fields = { id: integer(), otherId: integer() };
const other = defineFamily({
  ...said,
  record: 'Other',
  file: 'others.json',
  fields: { id: integer(), name: text() },
});
const toOther = { other: one('other', 'otherId') };

describe('the compiler refuses', () => {
  it('a relation to an unknown family', () => {
    const relations = { other: one('nope', 'otherId') };
    const thing = defineFamily({ ...said, fields, relations, shapes: { root: { other: marker } } });
    // @ts-expect-error there is no family nope
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a list of an unknown family', () => {
    const thing = defineFamily({ ...said, fields, lists: { x: many('nope', 'id') } });
    // @ts-expect-error there is no family nope
    expect(() => defineModel({ thing })).toThrow(ModelFault);
  });

  it('a list by a key that the other family does not have', () => {
    const thing = defineFamily({ ...said, fields, lists: { x: many('other', 'thingId') } });
    // @ts-expect-error other has no field thingId
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a shape that the other family does not have', () => {
    const thing = defineFamily({ ...said, fields, relations: toOther, shapes: { root: { other: 'brief' } } });
    // @ts-expect-error other has no shape brief
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a relation that a shape leaves undecided', () => {
    const shapes = { root: { other: marker }, brief: {} };
    // @ts-expect-error the shape brief says nothing of other
    const thing = defineFamily({ ...said, fields, relations: toOther, shapes });
    expect(() => defineModel({ thing, other } as never)).toThrow(ModelFault);
  });

  it('a family without a root shape', () => {
    // @ts-expect-error there is no shape root
    const thing = defineFamily({ ...said, fields, shapes: { brief: {} } });
    expect(() => defineModel({ thing } as never)).toThrow(ModelFault);
  });

  it('a key, a code or a view that the family does not have', () => {
    const relations = { other: one('other', 'nopeId') };
    const shapes = { root: { other: marker } };
    // @ts-expect-error there is no field nopeId
    const byKey = defineFamily({ ...said, fields, relations, shapes });
    // @ts-expect-error there is no field nope
    const byCode = defineFamily({ ...said, fields, codes: ['nope'] });
    // @ts-expect-error there is no shape nope
    const byView = defineFamily({ ...said, fields, views: { page: 'nope' } });
    for (const thing of [byKey, byCode, byView])
      expect(() => defineModel({ thing, other } as never)).toThrow(ModelFault);
  });

  it('a way of rendering that does not suit the relation', () => {
    const relations = { ...toOther, others: many('other', 'id') };
    const listed = { root: { other: markerList, others: empties } };
    // @ts-expect-error one record is not replaced by a list of markers
    expect(defineFamily({ ...said, fields, relations, shapes: listed })).toBeDefined();
    const single = { root: { other: marker, others: marker } };
    // @ts-expect-error a list is not replaced by a single marker
    expect(defineFamily({ ...said, fields, relations, shapes: single })).toBeDefined();
  });
});

describe('the resolved model', () => {
  const planet = toyModel.family('planet');
  const moon = toyModel.family('moon');

  it('has its families in the order they were declared', () => {
    expect(toyModel.families.map(({ name }) => name)).toEqual(['star', 'planet', 'moon', 'eclipse']);
    expect(() => toyModel.family('comet')).toThrow('The model has no family comet.');
  });

  it('takes the path from the record unless it is told otherwise', () => {
    expect([planet.path, moon.path]).toEqual(['Planet', 'Satellite']);
  });

  it('has lists that are part of the record, then direct ones, then those by way of others', () => {
    const lists = planet.lists.map(({ name, target, segments }) => [name, target.name, ...segments]);
    expect(lists).toEqual([
      ['moons', 'moon', 'satellites', 'moons'],
      ['capturedMoons', 'moon', 'capturedMoons'],
      ['subMoons', 'moon', 'subMoons'],
    ]);
    expect(planet.lists[2]?.through).toEqual([planet.lists[0], moon.lists[0]]);
  });

  it('knows for each kind of operation the shape it answers in', () => {
    const kinds = ['list', 'one', 'name', 'search', 'page', 'code', undefined] as const;
    const names = kinds.map((kind) => planet.view(kind).name);
    expect(names).toEqual(['root', 'root', 'root', 'brief', 'paged', 'root', 'root']);
  });

  it('has shapes that hold one another, not their names', () => {
    const inRoot = planet.shapes.get('root')?.choices.map(({ way }) => way);
    const inPlanet = moon.shapes.get('inPlanet');
    expect(inRoot).toEqual([toyModel.family('star').shapes.get('root'), inPlanet, inPlanet]);
  });

  it('searches its own fields and those of records it leads to', () => {
    const search = planet.search.map(({ through, field }) => [through?.name, field]);
    expect(search).toEqual([
      [undefined, 'name'],
      [undefined, 'nickname'],
      ['largestMoon', 'name'],
    ]);
  });
});
