// The changes between editions, as JSON Schema.
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const integer: JsonSchema = { type: 'integer' };
const integers: JsonSchema = { type: 'array', items: integer };
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'array', 'object', 'null'], items: {} };
const shared = { path: optionalText, reason: optionalText };
const record = { family: text, id: integer, ...shared };

const listOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  description: string,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'array',
  description,
  items: {
    ...exactObject(properties),
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  },
});

export const changesSchema: JsonSchema = exactObject({
  edition: { ...text, description: 'The served edition.' },
  since: { ...text, description: 'The edition it is compared with.' },
  known: { type: 'array', items: text, description: 'The accepted values of `since`, newest first.' },
  total: { ...integer, description: 'All changes, of which `limit` and `offset` choose a page.' },
  next: { ...optionalText, description: 'Path of the next page.' },
  editions: {
    type: 'array',
    description: 'Every later edition, newest first; of a page, those with a change in it.',
    items: exactObject({
      edition: text,
      since: { ...text, description: 'The previous edition.' },
      date: { type: 'string', format: 'date' },
      families: listOf(
        { family: text, rows: integer, ...shared },
        'New families; their records are not listed again.',
      ),
      fields: listOf({ family: text, field: text, ...shared }, 'New fields; their values are not listed.'),
      added: listOf(record, 'New records.'),
      changed: listOf(
        {
          ...record,
          field: text,
          from: value,
          to: value,
          source: { ...text, description: 'Id of its source.' },
        },
        'Changed values; `from` or `to` is missing if the field is.',
        ['from', 'to'],
      ),
      retired: listOf(
        {
          ...record,
          by: { type: ['integer', 'null'], description: 'Id of the record that replaces it, if any.' },
          record: { type: 'object', description: 'The last state of the record.' },
        },
        'Records that are no longer served.',
        ['record'],
      ),
      lines: {
        ...listOf(
          {
            part: text,
            change: { enum: ['added', 'removed', 'changed'] },
            at: { ...integers, description: 'Positions after the change, from 0; before it if removed.' },
            family: optionalText,
            ids: { ...integers, description: 'Ids of the records that the lines are about.' },
            ...shared,
            line: { type: 'object' },
            field: text,
            from: value,
            to: value,
          },
          'Lines of aliases, series, boundaries, sources and other parts; null if unrecorded.',
          ['line', 'field', 'from', 'to'],
        ),
        type: ['array', 'null'],
      },
    }),
  },
});
