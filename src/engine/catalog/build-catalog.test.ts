// Linking turns keys into rows and lists into ordinals in order.
import { describe, expect, it } from 'vitest';
import { toyDataset, toyEdition, toySources } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ToMany, ToOne } from '../model/model.js';
import { buildCatalog } from './build-catalog.js';

const planet = toyModel.family('planet');
const moon = toyModel.family('moon');

const oneOf = (family: typeof moon, name: string) =>
  family.relations.find(
    (relation): relation is ToOne => relation.to === 'one' && relation.name === name,
  ) as ToOne;
const listOf = (family: typeof moon, name: string) =>
  family.lists.find((list) => list.name === name) as ToMany;

describe('a catalog', () => {
  const catalog = buildCatalog(toyModel, toyDataset());
  const ids = (ordinals: Iterable<number>) => Array.from(ordinals, (at) => catalog.table(moon).rows[at]?.id);
  const ordinal = (family: typeof moon, id: number) => catalog.table(family).ordinal(id) as number;

  it('finds rows by id', () => {
    expect(catalog.table(planet).ordinal(7)).toBe(2);
    expect(catalog.table(planet).ordinal(4)).toBeUndefined();
    expect(catalog.table(planet).all).toEqual(Int32Array.of(0, 1, 2));
  });

  it('carries the edition and the sources of its dataset', () => {
    expect([catalog.edition, catalog.sources]).toEqual([toyEdition, toySources]);
  });

  it('has an empty table for a computed family', () => {
    expect(catalog.table(toyModel.family('eclipse'))).toMatchObject({ rows: [], all: new Int32Array(0) });
  });

  it('refuses a family of another model', () => {
    expect(() => catalog.table({ ...planet })).toThrow('planet is not a family of this catalog.');
  });

  it.each([
    ['planet', 10, 2],
    ['planet', 12, undefined],
    ['parent', 15, 10],
    ['parent', 10, undefined],
  ])('follows %s of moon %i to %s', (name, from, to) => {
    const relation = oneOf(moon, name);
    const found = catalog.one(relation, ordinal(moon, from));
    expect(found === undefined ? undefined : catalog.table(relation.target).rows[found]?.id).toBe(to);
  });

  it.each([
    ['moons', 2, [10, 11]],
    ['moons', 3, []],
    ['moons', 7, [20]],
    ['capturedMoons', 7, [10, 12]],
    ['capturedMoons', 2, []],
    // Moons of moons are sorted by their own id. 15 and 21 orbit 10, and 20 orbits 11.
    ['subMoons', 2, [15, 20, 21]],
    ['subMoons', 7, [12]],
    ['subMoons', 3, []],
  ])('lists %s of planet %i as %j', (name, id, expected) => {
    expect(ids(catalog.many(listOf(planet, name), ordinal(planet, id)))).toEqual(expected);
  });

  it('has the retired records', () => {
    expect([...catalog.table(moon).retired]).toEqual([[13, { by: 12, reason: 'It was seen twice.' }]]);
    expect(catalog.table(planet).retired.size).toBe(0);
  });
});
