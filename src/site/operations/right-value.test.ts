// The valid values in words, for every schema of a parameter.
import { describe, expect, it } from 'vitest';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { createSite } from '../shell/site.js';
import { rightValue } from './try-form.js';

const parts = {
  title: 'Toy',
  model: toyModel,
  assets: {
    style: '',
    styles: {},
    fonts: { headings: '', text: '' },
    scripts: { site: '', explore: '', table: '', tools: '', operation: '' },
    modules: {},
    previews: [],
  },
  guides: [],
};
const words = (language: 'en' | 'es', schema: JsonSchema) =>
  rightValue(createSite(language, parts), schema).text.replace(/<\/?code>/g, '`');

const table: readonly (readonly [JsonSchema, string, string])[] = [
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, 'an integer of at least 1', 'un entero desde 1'],
  [{ type: 'integer', minimum: 1, maximum: 12 }, 'an integer from 1 to 12', 'un entero de 1 a 12'],
  [
    { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    'a number, more than 0, up to 9',
    'un número, más de 0, hasta 9',
  ],
  [{ type: 'boolean' }, 'true or false', 'true o false'],
  [{ type: 'string', minLength: 1 }, 'any text', 'cualquier texto'],
  [
    { type: 'string', maxLength: 1000 },
    'any text, up to 1,000 characters',
    'cualquier texto, hasta 1.000 caracteres',
  ],
  [{ type: 'string', enum: ['a', 'b'] }, 'one of `a`, `b`', 'uno de `a`, `b`'],
  [{ type: 'string', pattern: '^\\d$' }, 'matching `^\\d$`', 'con la forma `^\\d$`'],
  [{ type: 'string', anyOf: [{ enum: ['a'] }, { pattern: '^-?a$' }] }, 'one of `a`', 'uno de `a`'],
  [
    { type: 'array', items: { type: 'string', pattern: '^(star|moons)(\\.[a-z]+){0,2}$' } },
    'a comma-separated list of `star`, `moons`',
    'una lista, separada por comas, de `star`, `moons`',
  ],
  [
    { type: 'array', items: { type: 'number', minimum: -180, maximum: 180 }, minItems: 2, maxItems: 2 },
    '2 comma-separated numbers, from -180 to 180',
    '2 números separados por comas, de -180 a 180',
  ],
  [{ type: 'object' }, '`object`', '`object`'],
];

describe.each(table)('%o', (schema, english, spanish) => {
  it(english, () => {
    expect(words('en', schema)).toBe(english);
    expect(words('es', schema)).toBe(spanish);
  });
});
