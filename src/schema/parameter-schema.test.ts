// What a parameter takes, as JSON Schema.
import { expect, it } from 'vitest';
import type { ParameterKind } from '../operations/parameter.js';
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
