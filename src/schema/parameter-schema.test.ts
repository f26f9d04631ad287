// What a parameter takes, as JSON Schema.
import { expect, it } from 'vitest';
import { toyOperation } from '../../test/toy/toy-engine.js';
import type { Parameter, ParameterKind } from '../operations/parameter.js';
import { parameterSchema } from './parameter-schema.js';

it.each<[ParameterKind, 'path' | 'query', object]>([
  [{ is: 'integer', min: 1, max: 12 }, 'path', { type: 'integer', format: 'int32', minimum: 1, maximum: 12 }],
  [{ is: 'text' }, 'path', { type: 'string', minLength: 1, maxLength: 1000 }],
  [{ is: 'text' }, 'query', { type: 'string', minLength: 1 }],
  [{ is: 'choice', values: ['asc', 'desc'] }, 'query', { type: 'string', enum: ['asc', 'desc'] }],
  [{ is: 'switch' }, 'query', { type: 'boolean' }],
])('the parameter %j in the %s', (kind, place, schema) => {
  expect(parameterSchema({ in: place, kind })).toEqual(schema);
});

const asked = (id: string, name: string) =>
  parameterSchema(toyOperation(id).asks.find(name.toLowerCase()) as Parameter);
const matches = (pattern: string | undefined, text: string) => new RegExp(pattern as string).test(text);

it.each<[string, object]>([
  ['relations', { type: 'string', enum: ['marker', 'null', 'omit'] }],
  ['radius', { type: 'number', exclusiveMinimum: 0, maximum: 2000, default: 50 }],
  ['near', { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }],
  ['bbox', { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }],
  ['limit', { type: 'integer', minimum: 1, maximum: 1000 }],
  ['name', { type: 'string', minLength: 1 }],
  ['symbols[contains]', { type: 'string', minLength: 1 }],
  ['radius[gte]', { type: 'number' }],
  ['starId[in]', { type: 'array', items: { type: 'integer' }, minItems: 1 }],
  ['ringed', { type: 'boolean' }],
  ['nickname[null]', { type: 'boolean' }],
  ['firstSeen[lt]', { type: 'string', format: 'date' }],
])('what can be asked for: %s', (name, schema) => {
  expect(asked('planetList', name)).toMatchObject(schema);
});

it('fields are names, or paths that begin with a relation', () => {
  const [names, paths] = asked('planetList', 'fields').items?.anyOf ?? [];
  expect(names?.enum).toEqual(expect.arrayContaining(['id', 'albedo', 'distanceKm', 'all']));
  for (const path of ['star', 'star.name', 'moons.planet.star.name', 'capturedMoons.id'])
    expect(matches(paths?.pattern, path), path).toBe(true);
  for (const path of ['name.id', 'nope', 'star.', 'a.star'])
    expect(matches(paths?.pattern, path), path).toBe(false);
  expect(asked('eclipseOfYear', 'fields').items).toMatchObject({ enum: ['date', 'name', 'saros', 'all'] });
});

it('relations are paths, three deep at most', () => {
  const { pattern } = asked('planetList', 'expand').items ?? {};
  for (const path of ['star', 'moons.planet.star']) expect(matches(pattern, path), path).toBe(true);
  for (const path of ['name', 'moons.planet.moons.planet']) expect(matches(pattern, path), path).toBe(false);
});

it('a sort is a field of the contract, or keys', () => {
  const [sortBy] = toyOperation('planetList').parameters as [Parameter];
  const [names, keys] = parameterSchema(sortBy).anyOf ?? [];
  expect(names?.enum).toContain('name');
  expect(names?.enum).not.toContain('albedo');
  for (const value of ['name', '-name', 'kind,-albedo,id'])
    expect(matches(keys?.pattern, value), value).toBe(true);
  for (const value of ['nope', 'id,', '-', 'id,id,id,id,id,id'])
    expect(matches(keys?.pattern, value), value).toBe(false);
});
