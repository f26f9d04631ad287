// What an operation takes and answers, as JSON Schema.
import { expect, it } from 'vitest';
import { toyOperation } from '../../test/toy/toy-engine.js';
import type { ParameterKind } from '../operations/parameter.js';
import { answerSchema, parameterSchema } from './operation-schema.js';

it.each<[ParameterKind, 'path' | 'query', object]>([
  [{ is: 'integer', min: 1, max: 12 }, 'path', { type: 'integer', format: 'int32', minimum: 1, maximum: 12 }],
  [{ is: 'text' }, 'path', { type: 'string', minLength: 1, maxLength: 1000 }],
  [{ is: 'text' }, 'query', { type: 'string', minLength: 1 }],
  [{ is: 'choice', values: ['asc', 'desc'] }, 'query', { type: 'string', enum: ['asc', 'desc'] }],
  [{ is: 'switch' }, 'query', { type: 'boolean' }],
])('the parameter %j in the %s', (kind, place, schema) => {
  expect(parameterSchema({ name: 'x', in: place, required: true, about: '', kind })).toEqual(schema);
});

const moon = { $ref: '#/components/schemas/Moon' };

it.each([
  ['moonById', moon],
  ['moonList', { type: 'array', items: moon }],
  ['planetMoons', { type: 'array', items: moon }],
  ['planetSearch', { type: 'array', items: { $ref: '#/components/schemas/PlanetBrief' } }],
])('the answer of %s', (id, schema) => {
  expect(answerSchema(toyOperation(id))).toEqual(schema);
});

it('the answer of a page is its envelope', () => {
  const schema = answerSchema(toyOperation('moonPage'));
  const keys = ['page', 'pageSize', 'totalRecords', 'pageCount', 'data'];
  expect(schema).toMatchObject({ type: 'object', required: keys, additionalProperties: false });
  const { page, totalRecords, data } = schema.properties ?? {};
  expect([page?.minimum, totalRecords?.minimum]).toEqual([1, 0]);
  expect(data).toEqual({ type: 'array', items: moon });
});
