// The past of a record, and the change behind a former name or code, as JSON Schema.
import { certainties, eventKinds } from '../../dataset/dataset.js';
import { exactObject, type JsonSchema, refTo } from '../../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const localized: JsonSchema = exactObject({ en: text, es: text });
const named: JsonSchema = {
  ...exactObject({ code: optionalText, name: optionalText }),
  type: ['object', 'null'],
};
const namedRecord: JsonSchema = exactObject({ id: { type: 'integer' }, name: text });

const changed: Readonly<Record<string, JsonSchema>> = {
  kind: { type: 'string', enum: eventKinds },
  date: { ...optionalText, description: 'Year, month or day.' },
  before: named,
  after: named,
  act: { ...optionalText, description: 'Law, decree or ordinance.' },
};

const FORMER = 'FormerName';

/** The change that ended the name or code of the request; null if it is a current one. */
export const changeRef: JsonSchema = { anyOf: [refTo(FORMER), { type: 'null' }] };

export const changeParts: Readonly<Record<string, JsonSchema>> = {
  [FORMER]: exactObject(changed, 'The change that ended a former name or code.'),
};

export const historySchema: JsonSchema = exactObject({
  family: text,
  id: { type: 'integer' },
  events: {
    type: 'array',
    description: 'Oldest first; events without a date come first.',
    items: exactObject({
      ...changed,
      record: { ...namedRecord, description: 'The record of the event, with its current name.' },
      from: { type: 'array', items: namedRecord, description: 'The records whose territory it took.' },
      notes: { type: 'array', items: localized },
      certainty: { type: 'string', enum: certainties },
      source: { ...text, description: 'Id of the source.' },
    }),
  },
  coverage: {
    ...localized,
    description: 'The events that the dataset covers. An empty list means that no event is known.',
  },
  sources: {
    type: 'array',
    items: exactObject({ id: text, publisher: text, title: text, date: optionalText, url: optionalText }),
  },
});
