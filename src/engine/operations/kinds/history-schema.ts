// The past of a record, and the change behind a former name or code, as JSON Schema.
import { certainties, eventKinds } from '../../dataset/dataset.js';
import { exactObject, type JsonSchema, refTo } from '../../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const named: JsonSchema = {
  type: ['object', 'null'],
  properties: { code: optionalText, name: optionalText },
  required: ['code', 'name'],
};

/** Open to further members, because an event of a history has these and more. */
const open = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const FORMER = 'FormerName';

/** The change that ended the name or code of the request; null if it is a current one. */
export const changeRef: JsonSchema = { anyOf: [refTo(FORMER), { type: 'null' }] };

export const changeParts: Readonly<Record<string, JsonSchema>> = {
  [FORMER]: open({
    kind: { type: 'string', enum: eventKinds },
    date: optionalText,
    before: named,
    after: named,
    act: optionalText,
  }),
};

const record: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, name: text } };
const localized: JsonSchema = { type: 'object', properties: { en: text, es: text } };

export const historySchema: JsonSchema = exactObject({
  family: text,
  id: { type: 'integer' },
  events: {
    type: 'array',
    items: {
      allOf: [refTo(FORMER)],
      ...open({
        record,
        from: { type: 'array', items: record },
        notes: { type: 'array', items: localized },
        certainty: { type: 'string', enum: certainties },
        source: text,
      }),
    },
  },
  coverage: localized,
  sources: {
    type: 'array',
    items: { type: 'object' },
  },
});
