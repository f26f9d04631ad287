// The values of parameters as JSON Schema.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import { DISTANCE } from '../../query/plan.js';
import type { JsonSchema } from '../../schema/shape-schema.js';
import type { Parameter } from '../request/parameter.js';
import { booleanType, choiceType, integerType, textType } from '../values/value-type.js';
import { pathSchema } from './path-schema.js';

it.each<[string, JsonSchema, object]>([
  ['an integer', integerType(1, 12).schema, { type: 'integer', format: 'int32', minimum: 1, maximum: 12 }],
  ['a text', textType.schema, { type: 'string', not: { pattern: '^\\s*$' }, maxLength: 1000 }],
  ['a choice', choiceType(['asc', 'desc']).schema, { type: 'string', enum: ['asc', 'desc'] }],
  ['a boolean', booleanType.schema, { type: 'boolean' }],
])('%s', (_, schema, expected) => {
  expect(schema).toEqual(expected);
});

const schemaOf = (id: string, name: string) =>
  (toyOperation(id).option(name.toLowerCase()) as Parameter).type.schema;
const ajv = new Ajv2020({
  strict: false,
  formats: { int32: true, date: true },
  code: { optimize: false },
});
const fits = (schema: JsonSchema, value: unknown) => ajv.validate(schema, value);

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
])('%s', (name, schema) => {
  expect(schemaOf('planetList', name)).toMatchObject(schema);
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
])('accepts for %s %j and nothing else', (name, right, wrong) => {
  const schema = schemaOf('planetList', name);
  expect(fits(schema, right)).toBe(true);
  expect(wrong.filter((value) => fits(schema, value))).toEqual([]);
});

it('describes a date of a calendar as a day', () => {
  expect(schemaOf('eclipseOfYear', 'date[gte]')).toEqual({ type: 'string', format: 'date' });
});

it('describes fields and relations as lists of paths', () => {
  const { family } = toyOperation('planetList');
  expect(schemaOf('planetList', 'fields').items).toEqual(pathSchema(family, 'field', [DISTANCE]));
  expect(schemaOf('planetList', 'expand').items).toEqual(pathSchema(family, 'relation'));
  expect(schemaOf('eclipseOfYear', 'fields').items).toEqual({
    type: 'string',
    enum: ['date', 'name', 'saros', '*', 'all'],
  });
});

it('describes a sort as one field or several keys', () => {
  const [sortBy] = toyOperation('planetList').parameters as [Parameter];
  const { schema } = sortBy.type;
  expect(schema.anyOf?.[0]?.enum).toContain('name');
  for (const value of ['name', '-name', 'albedo', '-albedo', 'kind,-albedo,id'])
    expect(fits(schema, value), value).toBe(true);
  for (const value of ['nope', 'id,', '-', '--id', 'id,id,id,id,id,id'])
    expect(fits(schema, value), value).toBe(false);
});
