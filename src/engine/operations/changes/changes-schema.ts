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
  edition: { ...text, description: 'The served edition.' },
  since: { ...text, description: 'The edition it is compared with.' },
  known: { type: 'array', items: text, description: 'The accepted values of `since`, newest first.' },
  editions: {
    type: 'array',
    description: 'Every later edition, newest first.',
    items: exactObject({
      edition: text,
      since: { ...text, description: 'The previous edition.' },
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
            description: 'Null for our own texts, which are rewritten without a reason.',
          },
          source: { ...text, description: 'Id of its source.' },
        },
        'Changed values.',
      ),
      retired: listOf(
        {
          ...record,
          by: { type: ['integer', 'null'], description: 'Id of the record that replaces it, if any.' },
          reason: text,
        },
        'Records that are no longer served.',
      ),
    }),
  },
});
