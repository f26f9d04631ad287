// The manifest of the toy: the visible parts of each family, and the words that lead to it.
import { expect, it } from 'vitest';
import { thing } from '../../../test/toy/thing.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { defineModel } from '../../engine/model/define-model.js';
import { defineFamily } from '../../engine/model/family.js';
import { integer } from '../../engine/model/field.js';
import { compileOperations } from '../../engine/operations/compile-kinds.js';
import { createManifest } from './manifest.js';

const manifest = createManifest(toyModel, compileOperations(toyModel));
const planet = manifest.of(toyModel.family('planet'));

it('has every family once, with its operations', () => {
  expect(manifest.families.map(({ family }) => family)).toEqual(toyModel.families);
  const { list, one, provenance } = planet.operations;
  expect([list?.id, one?.id, provenance?.id]).toEqual(['planetList', 'planetById', 'planetProvenance']);
  expect(planet.lists.map(({ list: { name }, operation }) => [name, operation.sameAs])).toEqual(
    planet.family.lists.map(({ name }) => [name, undefined]),
  );
});

it('distinguishes keys from numbers, by its own relations and by the lists of others', () => {
  const key = (family: string, name: string) =>
    manifest.of(toyModel.family(family)).fields.find(({ field }) => field.name === name)?.keyOf?.name;
  expect(key('planet', 'starId')).toBe('star');
  expect(key('moon', 'planetId')).toBe('planet');
  expect(key('planet', 'radius')).toBeUndefined();
});

it('finds a family by any word for it, in any case', () => {
  for (const word of [planet.slug.en, planet.slug.es, planet.family.path, planet.family.record])
    expect(manifest.meant(word.toUpperCase())).toBe(planet);
  expect(manifest.meant('nothing')).toBeUndefined();
});

it('refuses two families that would have one URL', () => {
  const family = (record: string) =>
    defineFamily({ ...thing, record, file: `${record}.json`, fields: { id: integer() }, relations: {} });
  const model = defineModel({ one: family('One'), other: family('Other') });
  expect(() => createManifest(model, compileOperations(model))).toThrow(
    /other makes the address "things", which is empty or already in use/,
  );
});
