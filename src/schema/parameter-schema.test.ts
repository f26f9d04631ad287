// What a parameter takes, as JSON Schema.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { toyOperation } from '../../test/toy/toy-engine.js';
import type { Parameter, ParameterKind } from '../operations/parameter.js';
import { DISTANCE } from '../query/distance-field.js';
import type { JsonSchema } from './json-schema.js';
import { parameterSchema } from './parameter-schema.js';
import { pathSchema } from './path-schema.js';

it.each<[ParameterKind, object]>([
  [
    { is: 'integer', min: 1, max: 12 },
    { type: 'integer', format: 'int32', minimum: 1, maximum: 12 },
  ],
  [{ is: 'text' }, { type: 'string', not: { pattern: '^\\s*$' }, maxLength: 1000 }],
  [
    { is: 'choice', values: ['asc', 'desc'] },
    { type: 'string', enum: ['asc', 'desc'] },
  ],
  [{ is: 'switch' }, { type: 'boolean' }],
])('the parameter %j', (kind, schema) => {
  expect(parameterSchema({ kind })).toEqual(schema);
});

const asked = (id: string, name: string) =>
  parameterSchema(toyOperation(id).asks.find(name.toLowerCase()) as Parameter);
const fits = (schema: JsonSchema, value: unknown) =>
  new Ajv2020({ strict: false, formats: { int32: true, date: true } }).validate(schema, value);

it.each<[string, object]>([
  ['relations', { type: 'string', enum: ['marker', 'null', 'omit'] }],
  ['radius', { type: 'number', exclusiveMinimum: 0, maximum: 2000, default: 50 }],
  ['name', { type: 'string', not: { pattern: '^\\s*$' } }],
  ['symbols[contains]', { type: 'string', not: { pattern: '^\\s*$' } }],
  ['radius[gte]', { type: 'number' }],
  ['starId[in]', { type: 'array', items: { type: 'integer' }, minItems: 1 }],
  ['ringed', { type: 'boolean' }],
  ['nickname[null]', { type: 'boolean' }],
  ['firstSeen[lt]', { type: 'string', format: 'date' }],
])('what can be asked for: %s', (name, schema) => {
  expect(asked('planetList', name)).toMatchObject(schema);
});

it.each<[name: string, right: unknown, wrong: readonly unknown[]]>([
  ['near', [90, -180], [[91, 0], [0, 181], [0], [0, 0, 0], ['0', 0]]],
  [
    'bbox',
    [-180, -90, 180, 90],
    [
      [0, 91, 0, 91],
      [181, 0, 0, 0],
      [0, -91, 0, 0],
      [0, 0, 0],
    ],
  ],
  ['name', ' a ', ['', ' ', 'a'.repeat(1001)]],
  ['name[in]', ['a', 'b c'], [[], [''], [' '], ['a,b']]],
])('%s takes %j and no other', (name, right, wrong) => {
  const schema = asked('planetList', name);
  expect(fits(schema, right)).toBe(true);
  expect(wrong.filter((value) => fits(schema, value))).toEqual([]);
});

it('a calendar takes days', () => {
  expect(asked('eclipseOfYear', 'date[gte]')).toEqual({ type: 'string', format: 'date' });
});

it('fields and relations are lists of paths', () => {
  const { family } = toyOperation('planetList');
  expect(asked('planetList', 'fields').items).toEqual(pathSchema(family, 'field', [DISTANCE]));
  expect(asked('planetList', 'expand').items).toEqual(pathSchema(family, 'relation'));
  expect(asked('eclipseOfYear', 'fields').items).toEqual({
    type: 'string',
    enum: ['date', 'name', 'saros', 'all'],
  });
});

it('a sort is a field of the contract, or keys', () => {
  const [sortBy] = toyOperation('planetList').parameters as [Parameter];
  const schema = parameterSchema(sortBy);
  expect(schema.anyOf?.[0]?.enum).toContain('name');
  for (const value of ['name', '-name', '-albedo', 'kind,-albedo,id'])
    expect(fits(schema, value), value).toBe(true);
  for (const value of ['nope', 'albedo', 'id,', '-', '--id', 'id,id,id,id,id,id'])
    expect(fits(schema, value), value).toBe(false);
});
