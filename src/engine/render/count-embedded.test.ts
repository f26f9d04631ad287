// The count of embedded records equals the number written, at every level.
import { expect, it } from 'vitest';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelFamily, ModelShape } from '../model/model.js';
import { countEmbedded } from './record-writer.js';

const { catalog } = toyEngine();
const [planet, moon] = [toyModel.family('planet'), toyModel.family('moon')];

function expanded(family: ModelFamily, related: Readonly<Record<string, ModelShape>>): ModelShape {
  const choices = family.relations
    .filter(({ name }) => name in related)
    .map((relation) => ({ relation, way: related[relation.name] as ModelShape }));
  return { name: 'picked', family, fields: [], choices };
}

const bare = expanded(moon, {});
const all = (family: ModelFamily) => catalog.table(family).all;

it.each<[string, ModelShape, number]>([
  ['nothing', bare, 0],
  ['planets of moons', expanded(moon, { planet: expanded(planet, {}) }), 3],
  ['moons of moons', expanded(moon, { subMoons: bare }), 4],
  ['moons of planets', expanded(planet, { moons: bare }), 3],
  ['moons of moons of planets', expanded(planet, { moons: expanded(moon, { subMoons: bare }) }), 3 + 4],
  ['moons of planets of moons', expanded(moon, { planet: expanded(planet, { moons: bare }) }), 3 + 2 + 2 + 1],
  ['two relations', expanded(planet, { moons: bare, largestMoon: bare }), 3 + 2],
])('%s', (_, shape, count) => {
  expect(countEmbedded(catalog, shape, all(shape.family))).toBe(count);
});

it('counts only embedded records of the requested ones', () => {
  const shape = expanded(planet, { moons: bare });
  expect(countEmbedded(catalog, shape, Int32Array.of(1, 2, 2))).toBe(2);
});
