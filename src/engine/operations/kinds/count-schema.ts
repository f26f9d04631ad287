// Counts as JSON Schema: of all records, or of each group.

import { measures } from '../../query/summarise.js';
import type { JsonSchema } from '../../schema/json-schema.js';

const number: JsonSchema = { type: 'integer', minimum: 0 };

const figures: JsonSchema = {
  type: 'object',
  description: 'Figure of each field; null if every value is null.',
  additionalProperties: { type: ['number', 'null'] },
};

const measured = Object.fromEntries(measures.map((measure) => [measure, figures]));

export const countSchema: JsonSchema = {
  type: 'object',
  description: 'The number of records or, with `countBy`, their total and the groups.',
  properties: {
    count: number,
    ...measured,
    total: number,
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: { type: ['string', 'number', 'boolean', 'null'] },
          name: {
            type: ['string', 'null'],
            description: 'Name of the record with this id; null if the value is not an id.',
          },
          count: { ...number, minimum: 1 },
          ...measured,
        },
        required: ['value', 'name', 'count'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
