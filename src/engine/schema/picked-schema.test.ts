// The schema of a record with some fields has everything that can be shown and requires nothing.
import { expect, it } from 'vitest';
import { toyModel } from '../../../test/toy/toy-model.js';
import { MARKER } from '../model/shape.js';
import { familiesWithin, pickedName, pickedSchema } from './shape-schema.js';

const family = (name: string) => toyModel.family(name);
const picked = (name: string) => ({ $ref: `#/components/schemas/${name}Picked` });
const MARKED = { type: 'string', const: MARKER };
const NULL = { type: 'null' };

it('has every field, extended ones and the distance included, and every relation in every way', () => {
  const { properties = {}, required, additionalProperties } = pickedSchema(family('planet'));
  const { fields, relations } = family('planet');
  expect(Object.keys(properties)).toEqual([
    ...fields.map(({ name }) => name),
    'distanceKm',
    ...relations.map(({ name }) => name),
    'capturedMoons',
    'subMoons',
  ]);
  expect([required, additionalProperties]).toEqual([undefined, false]);
  expect(properties.star).toEqual({ anyOf: [{ anyOf: [picked('Star'), MARKED] }, NULL] });
  expect(properties.moons).toEqual({
    anyOf: [{ type: 'array', items: { anyOf: [picked('Moon'), MARKED] } }, NULL],
  });
});

it('has no distance if there is no place', () => {
  expect(pickedSchema(family('moon')).properties).not.toHaveProperty('distanceKm');
});

it('leads to every family that its records lead to', () => {
  const names = (name: string) => [...familiesWithin(family(name))].map(pickedName).sort();
  expect(names('star')).toEqual(['MoonPicked', 'PlanetPicked', 'StarPicked']);
  expect(names('eclipse')).toEqual(['EclipsePicked']);
});
