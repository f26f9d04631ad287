// Each kind of field as JSON Schema, with all of its properties.
import { expect, it } from 'vitest';
import { boolean, date, type Field, integer, midnight, number, text, texts } from '../model/field.js';
import { fieldSchema, type JsonSchema } from './shape-schema.js';

const MIDNIGHT = '^\\d{4}-\\d{2}-\\d{2}T00:00:00$';

it.each<[string, Field<unknown>, JsonSchema]>([
  ['integer', integer(), { type: 'integer', format: 'int32' }],
  ['number', number(), { type: 'number' }],
  ['text', text(), { type: 'string', minLength: 1 }],
  ['texts', texts(), { type: 'array', items: { type: 'string', minLength: 1 } }],
  ['boolean', boolean(), { type: 'boolean' }],
  ['date', date(), { type: 'string', format: 'date' }],
  ['midnight', midnight(), { type: 'string', pattern: MIDNIGHT }],
  ['a nullable integer', integer().nullable(), { type: ['integer', 'null'], format: 'int32' }],
  ['a nullable text', text().nullable(), { type: ['string', 'null'], minLength: 1 }],
  ['a pattern', text().matching(/^\d{6}$/), { type: 'string', minLength: 1, pattern: '^\\d{6}$' }],
  ['values', text().oneOf('a', 'b'), { type: 'string', minLength: 1, enum: ['a', 'b'] }],
  [
    'values or null',
    text().oneOf('a', 'b').nullable(),
    { type: ['string', 'null'], minLength: 1, enum: ['a', 'b', null] },
  ],
  ['a range', number().between(-5, 5), { type: 'number', minimum: -5, maximum: 5 }],
  [
    'a value that ages',
    text().datedBy('day').about({ en: 'How.', es: 'Cómo.' }),
    { type: 'string', minLength: 1, description: 'How. Its date is in `day`.' },
  ],
  ['a remark', boolean().about({ en: 'Whether.', es: 'Si.' }), { type: 'boolean', description: 'Whether.' }],
])('%s', (_, field, schema) => {
  expect(fieldSchema(field.spec)).toEqual(schema);
});
