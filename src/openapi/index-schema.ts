// The index of the service as JSON Schema.
import { exactObject, type JsonSchema } from '../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };

export const indexSchema: JsonSchema = exactObject({
  families: {
    type: 'array',
    items: exactObject({
      record: text,
      about: text,
      rows: { type: ['integer', 'null'], description: 'Null for a family that is computed.' },
      paths: { type: 'array', items: text },
    }),
  },
  description: text,
  documentation: text,
});
