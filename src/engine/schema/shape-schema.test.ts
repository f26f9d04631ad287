// A family in a shape as JSON Schema has every key, the marker as a constant, and null only where it can occur.
import { describe, expect, it } from 'vitest';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelShape } from '../model/model.js';
import { MARKER } from '../model/shape.js';
import { shapeName, shapeSchema, shapesWithin } from './shape-schema.js';

const shape = (family: string, name: string) => toyModel.family(family).shapes.get(name) as ModelShape;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: 'array', items });
const NULL = { type: 'null' };
const MARKED = { type: 'string', const: MARKER };
const EMPTY = { type: 'object', properties: {}, required: [], additionalProperties: false };

describe('the name of a component', () => {
  it.each([
    ['planet', 'embedding', 'Planet'],
    ['planet', 'root', 'PlanetRoot'],
    ['planet', 'brief', 'PlanetBrief'],
    ['moon', 'inPlanet', 'MoonInPlanet'],
  ])('of %s in %s is %s', (family, name, component) => {
    expect(shapeName(shape(family, name))).toBe(component);
  });
});

describe('a relation', () => {
  it.each<[family: string, shape: string, relation: string, schema: object]>([
    ['planet', 'root', 'star', ref('StarMarked')],
    ['planet', 'root', 'largestMoon', { oneOf: [ref('MoonInPlanet'), NULL] }],
    ['planet', 'root', 'moons', list(ref('MoonInPlanet'))],
    ['planet', 'brief', 'star', NULL],
    ['planet', 'brief', 'moons', list(EMPTY)],
    ['planet', 'paged', 'star', MARKED],
    ['planet', 'paged', 'largestMoon', { oneOf: [MARKED, NULL] }],
    ['planet', 'paged', 'moons', NULL],
    ['star', 'marked', 'planets', { ...list(MARKED), maxItems: 1 }],
    ['moon', 'inPlanet', 'planet', { oneOf: [MARKED, NULL] }],
    ['moon', 'inPlanet', 'parent', NULL],
    ['moon', 'inMoon', 'subMoons', { ...list(EMPTY), maxItems: 0 }],
  ])('has the schema %s.%s.%s', (family, name, relation, schema) => {
    expect(shapeSchema(shape(family, name)).properties?.[relation]).toEqual(schema);
  });
});

describe('a record', () => {
  it('has all its keys and no others, in the order they are written in', () => {
    const schema = shapeSchema(shape('moon', 'root'));
    const keys = [
      'id',
      'name',
      'description',
      'planetId',
      'parentId',
      'capturedById',
      'planet',
      'parent',
      'subMoons',
    ];
    expect(schema).toMatchObject({ type: 'object', required: keys, additionalProperties: false });
    expect(Object.keys(schema.properties ?? {})).toEqual(keys);
    expect(schema.description).toBe(toyModel.family('moon').about.en);
  });

  it('has no extended field', () => {
    const { properties, required } = shapeSchema(shape('planet', 'root'));
    expect(properties).not.toHaveProperty('albedo');
    expect(required).not.toContain('albedo');
    expect(shapeSchema(shape('eclipse', 'embedding')).required).toEqual(['date', 'name']);
  });

  it('lists the extended fields beside its fields', () => {
    const known = (family: string, name: string) => shapeSchema(shape(family, name))['x-extended-fields'];
    expect(known('planet', 'root')).toMatchObject({ albedo: { type: ['number', 'null'] } });
    expect(Object.keys(known('planet', 'root') ?? {})).toEqual(['albedo', 'latitude', 'longitude']);
    expect(known('planet', 'brief')).toEqual(known('planet', 'root'));
    expect(known('eclipse', 'embedding')).toEqual({ saros: { type: 'integer', format: 'int32' } });
    expect(shapeSchema(shape('moon', 'root'))).not.toHaveProperty('x-extended-fields');
  });
});

it('lists all shapes of which the responses of a shape consist', () => {
  const names = (family: string, name: string) => [...shapesWithin(shape(family, name))].map(shapeName);
  expect(names('planet', 'root')).toEqual(['PlanetRoot', 'StarMarked', 'MoonInPlanet']);
  expect(names('planet', 'paged')).toEqual(['PlanetPaged']);
  expect(names('moon', 'root')).toEqual(['MoonRoot', 'PlanetBrief', 'MoonInPlanet']);
});
