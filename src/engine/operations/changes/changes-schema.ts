// The changes between editions, as JSON Schema.
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'array', 'null'], items: text };
const record = { family: text, id: integer };

const listOf = (properties: Readonly<Record<string, JsonSchema>>, description: string): JsonSchema => ({
  type: 'array',
  description,
  items: exactObject(properties),
});

export const changesSchema: JsonSchema = exactObject({
  edition: { ...text, description: 'The edition that is served.' },
  since: { ...text, description: 'The edition that is compared with it.' },
  known: { type: 'array', items: text, description: 'What `since` may be, the newest first.' },
  editions: {
    type: 'array',
    description: 'Every edition after it, the newest first.',
    items: exactObject({
      edition: text,
      since: { ...text, description: 'The edition before it.' },
      date: { type: 'string', format: 'date' },
      families: listOf({ family: text, rows: integer }, 'New families; their records are not listed again.'),
      fields: listOf({ family: text, field: text }, 'New fields; their values are not listed.'),
      added: listOf({ ...record, path: text }, 'New records.'),
      changed: listOf(
        {
          ...record,
          field: text,
          from: value,
          to: value,
          reason: {
            type: ['string', 'null'],
            description: 'Null for texts of our own, which are rewritten without one.',
          },
          source: { ...text, description: 'The id of its source.' },
        },
        'Values that are others now.',
      ),
      retired: listOf(
        {
          ...record,
          by: { type: ['integer', 'null'], description: 'Id of the record that took its place, if any.' },
          reason: text,
        },
        'Records that are no longer served.',
      ),
    }),
  },
});
