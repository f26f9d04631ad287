// Tables derived from the toy have their columns, their guarded keys, and an order for filling them.
import { expect, it } from 'vitest';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { colombia } from '../../country/index.js';
import { defineModel } from '../../engine/model/define-model.js';
import { number } from '../../engine/model/field.js';
import type { Model } from '../../engine/model/model.js';
import { notExpanded } from '../../engine/model/shape.js';
import { modelVersion } from './postgres-editions.js';
import { editionTables, familyTables } from './postgres-tables.js';

const { star, planet, moon, eclipse } = toyFamilies;
const references = (model: Model) =>
  familyTables(model).flatMap(({ name, references: all }) =>
    all.map(({ column, table }) => `${name}.${column} -> ${table}`),
  );

it('have one for each family with a file, with its fields, and those beside them', () => {
  expect(editionTables(toyModel).map(({ name }) => name)).toEqual([
    'star',
    'planet',
    'moon',
    'edition_sources',
    'edition_terms',
    'edition_provenance',
    'edition_corrections',
    'edition_reasons',
    'edition_aliases',
    'edition_history',
    'edition_changes',
    'edition_retirements',
    'edition_boundaries',
  ]);
  expect(familyTables(toyModel)[0]?.columns).toEqual([
    { name: 'id', kind: 'integer', nullable: false },
    { name: 'name', kind: 'text', nullable: false },
  ]);
});

it('guard every key except those in a cycle or to their own family', () => {
  expect(references(toyModel)).toEqual([
    'planet.starId -> star',
    'moon.planetId -> planet',
    'moon.capturedById -> planet',
  ]);
  expect(references(defineModel({ moon, planet, star, eclipse }))).toEqual([
    'planet.starId -> star',
    'planet.largestMoonId -> moon',
  ]);
});

it.each([
  ['the toy', toyModel],
  ['the toy, turned round', defineModel({ eclipse, moon, planet, star })],
  ['the real model', colombia],
])('come after those they refer to: %s', (_, model) => {
  const filled = new Set<string>();
  for (const { name, references: all } of familyTables(model)) {
    for (const { table } of all) expect(filled, `${name} needs ${table}`).toContain(table);
    filled.add(name);
  }
  expect(filled.size).toBe(model.families.filter(({ file }) => file !== undefined).length);
});

it('leave one key of the real model to the service', () => {
  const guarded = references(colombia);
  const keys = colombia.families.flatMap((family) =>
    family.relations.flatMap((relation) =>
      relation.to === 'one' ? [`${family.name}.${relation.key.name} -> ${relation.target.name}`] : [],
    ),
  );
  expect(keys.filter((key) => !guarded.includes(key))).toEqual(['department.cityCapitalId -> city']);
  expect(guarded).toContain('urbanCenter.cityId -> city');
});

it('have a version that changes only with families, fields and kinds', () => {
  const version = modelVersion(toyModel);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const same = {
    ...star,
    about: { en: 'Another text.', es: 'Otro texto.' },
    shapes: { marked: { planets: notExpanded } },
    search: ['name'] as const,
  };
  expect(modelVersion(defineModel({ star: same, planet, moon, eclipse }))).toBe(version);
  const others = [
    defineModel({ star, moon, planet, eclipse }),
    defineModel({
      ...toyFamilies,
      star: { ...star, fields: { ...star.fields, age: number() } } as typeof star,
    }),
    defineModel({
      ...toyFamilies,
      planet: { ...planet, fields: { ...planet.fields, ringed: number() } } as unknown as typeof planet,
    }),
    defineModel({ ...toyFamilies, twin: { ...star, record: 'Twin', file: 'twins.json' } }),
  ];
  expect(new Set([version, ...others.map(modelVersion)]).size).toBe(5);
});
