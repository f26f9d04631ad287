// Models that the compiler refuses, and the resolved names of a valid model.
import { describe, expect, it } from 'vitest';
import { thing as called } from '../../../test/toy/thing.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { defineModel } from './define-model.js';
import { defineFamily, viewedKinds } from './family.js';
import { integer, text } from './field.js';
import { many, one } from './relation.js';
import { ModelFault } from './resolve-model.js';
import { empties, marker, markerList, notExpanded } from './shape.js';

const declared = { record: 'Thing', file: 'things.json', ...called, relations: {} };
const fields = { id: integer(), otherId: integer() };
const other = defineFamily({
  ...declared,
  record: 'Other',
  file: 'others.json',
  fields: { id: integer(), name: text() },
});
const toOther = { other: one('other', 'otherId') };

describe('the compiler refuses', () => {
  it('a relation to an unknown family', () => {
    const relations = { other: one('nope', 'otherId') };
    const thing = defineFamily({ ...declared, fields, relations, shapes: { root: { other: marker } } });
    // @ts-expect-error there is no family nope
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a list of an unknown family', () => {
    const thing = defineFamily({ ...declared, fields, lists: { x: many('nope', 'id') } });
    // @ts-expect-error there is no family nope
    expect(() => defineModel({ thing })).toThrow(ModelFault);
  });

  it('a list by a key that the other family does not have', () => {
    const thing = defineFamily({ ...declared, fields, lists: { x: many('other', 'thingId') } });
    // @ts-expect-error other has no field thingId
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a shape that the other family does not have', () => {
    const thing = defineFamily({
      ...declared,
      fields,
      relations: toOther,
      shapes: { root: { other: 'brief' } },
    });
    // @ts-expect-error other has no shape brief
    expect(() => defineModel({ thing, other })).toThrow(ModelFault);
  });

  it('a relation that a shape leaves undecided', () => {
    const shapes = { root: { other: marker }, brief: {} };
    // @ts-expect-error the shape brief omits other
    const thing = defineFamily({ ...declared, fields, relations: toOther, shapes });
    expect(() => defineModel({ thing, other } as never)).toThrow(ModelFault);
  });

  it('an embedded relation that is a list or unknown', () => {
    const relations = { ...toOther, others: many('other', 'id') };
    // @ts-expect-error there is no relation nope
    const unknown = defineFamily({ ...declared, fields, relations, embeds: ['nope'] });
    // @ts-expect-error others are many
    const list = defineFamily({ ...declared, fields, relations, embeds: ['others'] });
    // @ts-expect-error a field is not a relation
    const field = defineFamily({ ...declared, fields, relations, embeds: ['otherId'] });
    for (const thing of [unknown, list, field])
      expect(() => defineModel({ thing, other } as never)).toThrow(ModelFault);
  });

  it('a name that is not a field of the family', () => {
    // @ts-expect-error there is no field nope
    const first = defineFamily({ ...declared, fields, name: ['nope'] });
    // @ts-expect-error there is no field nope
    const second = defineFamily({ ...declared, fields, otherName: 'nope' });
    // @ts-expect-error there is no field nope
    const identifier = defineFamily({ ...declared, fields, identifiers: ['nope'] });
    for (const thing of [first, second, identifier])
      expect(() => defineModel({ thing } as never)).toThrow(ModelFault);
  });

  it('a key, a code or a view that the family does not have', () => {
    const relations = { other: one('other', 'nopeId') };
    const shapes = { root: { other: marker } };
    // @ts-expect-error there is no field nopeId
    const byKey = defineFamily({ ...declared, fields, relations, shapes });
    // @ts-expect-error there is no field nope
    const byCode = defineFamily({ ...declared, fields, codes: ['nope'] });
    // @ts-expect-error there is no shape nope
    const byView = defineFamily({ ...declared, fields, shapes: { root: {} }, views: { pagedList: 'nope' } });
    for (const thing of [byKey, byCode, byView])
      expect(() => defineModel({ thing, other } as never)).toThrow(ModelFault);
  });

  it('a form of a relation that does not suit it', () => {
    const relations = { ...toOther, others: many('other', 'id') };
    const listed = { root: { other: markerList, others: empties } };
    // @ts-expect-error one record is not replaced by a list of markers
    expect(defineFamily({ ...declared, fields, relations, shapes: listed })).toBeDefined();
    const single = { root: { other: marker, others: marker } };
    // @ts-expect-error a list is not replaced by a single marker
    expect(defineFamily({ ...declared, fields, relations, shapes: single })).toBeDefined();
  });
});

describe('the resolved model', () => {
  const star = toyModel.family('star');
  const planet = toyModel.family('planet');
  const moon = toyModel.family('moon');

  it('has its families in the order they were declared', () => {
    expect(toyModel.families.map(({ name }) => name)).toEqual(['star', 'planet', 'moon', 'eclipse']);
    expect(() => toyModel.family('comet')).toThrow('The model has no family comet.');
  });

  it('derives the path from the record unless one is declared', () => {
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

  it('has the shape of the response for each kind of operation', () => {
    const kinds = [...viewedKinds, undefined];
    const names = ({ view }: typeof planet) => kinds.map((kind) => view(kind).name);
    const root = Array.from({ length: 3 }, () => 'root');
    expect(names(planet)).toEqual([...root, 'brief', 'paged', 'root', 'root', 'embedding']);
    expect(names(moon)).toEqual([...root, 'root', 'root', 'embedding', 'embedding', 'embedding']);
  });

  it('has shapes that refer to each other, and not to names', () => {
    const inRoot = planet.shapes.get('root')?.choices.map(({ way }) => way);
    const inPlanet = moon.shapes.get('inPlanet');
    expect(inPlanet).toBeDefined();
    expect(inRoot).toEqual([star.shapes.get('marked'), inPlanet, inPlanet]);
    expect(inRoot?.[0]).toBe(star.shapes.get('marked'));
  });

  it('has two shapes built in: plain, and with the embedded relations of the family', () => {
    const ways = (family: typeof planet, name: string) =>
      family.shapes.get(name)?.choices.map(({ relation, way }) => [relation.name, way]);
    expect(ways(moon, 'plain')).toEqual([
      ['planet', notExpanded],
      ['parent', notExpanded],
      ['subMoons', notExpanded],
    ]);
    expect(ways(moon, 'embedding')).toEqual([
      ['planet', planet.shapes.get('plain')],
      // The relation has the shape that the family names.
      ['parent', moon.shapes.get('inMoon')],
      ['subMoons', notExpanded],
    ]);
    // A shape that embeds nothing is written once.
    expect(star.shapes.get('plain')).toBe(star.shapes.get('embedding'));
    expect(moon.shapes.get('plain')).not.toBe(moon.shapes.get('embedding'));
  });

  it('returns a related list without its parent, unless the list has its own shape', () => {
    const views = (family: typeof planet) =>
      family.lists.map((list) => [list.name, family.listView(list).name]);
    expect(views(planet)).toEqual([
      ['moons', 'withoutPlanet'],
      ['capturedMoons', 'root'],
      // A relation through others has no way back.
      ['subMoons', 'embedding'],
    ]);
    expect(views(moon)).toEqual([['subMoons', 'withoutParent']]);
    const [moons] = planet.lists;
    if (moons === undefined) throw new Error('The toy has moons.');
    expect(planet.listView(moons).choices.map(({ way }) => way)).toEqual([
      notExpanded,
      moon.shapes.get('inMoon'),
      notExpanded,
    ]);
  });

  it('returns a related list without relations if its parent is the only embedded one', () => {
    const relations = { other: one('other', 'otherId') };
    const thing = defineFamily({ ...declared, fields, relations, embeds: ['other'] });
    const parent = defineFamily({
      record: 'Other',
      file: 'others.json',
      ...called,
      fields: { id: integer(), name: text() },
      relations: { things: many('thing', 'otherId') },
      lists: { same: many('thing', 'id'), whole: many('thing', 'otherId', { view: 'embedding' }) },
    });
    const model = defineModel({ thing, other: parent });
    const { lists, listView } = model.family('other');
    const { shapes } = model.family('thing');
    for (const list of lists) expect(listView(list)).toBe(shapes.get(listView(list).name));
    expect(lists.map((list) => [list.name, listView(list).name])).toEqual([
      ['things', 'plain'],
      ['same', 'embedding'],
      ['whole', 'embedding'],
    ]);
  });

  it('has the names of its records, and their synonyms', () => {
    const names = toyModel.families.map(({ name, nameFields, otherName }) => [name, nameFields, otherName]);
    expect(names).toEqual([
      ['star', ['name'], undefined],
      ['planet', ['name'], 'nickname'],
      ['moon', ['name', 'description'], undefined],
      ['eclipse', ['name'], undefined],
    ]);
    expect([planet.identifiers, planet.synonyms]).toEqual([
      ['code', 'sign', 'nickname'],
      ['World', 'Planeta'],
    ]);
    expect([moon.identifiers, moon.synonyms]).toEqual([[], []]);
    const coded = defineFamily({ ...declared, fields: { id: integer(), code: text() }, codes: ['code'] });
    const resolved = defineModel({ coded }).family('coded');
    expect([resolved.nameFields, resolved.identifiers]).toEqual([[], ['code']]);
  });

  it('searches its own fields and those of related records', () => {
    const search = planet.search.map(({ through, field }) => [through?.name, field]);
    expect(search).toEqual([
      [undefined, 'name'],
      [undefined, 'nickname'],
      ['largestMoon', 'name'],
    ]);
  });
});
