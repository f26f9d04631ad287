// The provenance of a record as JSON Schema.
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };

/** In both languages of the service. */
const localized: JsonSchema = exactObject({ en: text, es: text });

const anyValue = (description: string): JsonSchema => ({
  type: ['string', 'number', 'boolean', 'array', 'null'],
  items: text,
  description,
});

const properties: Readonly<Record<string, JsonSchema>> = {
  id: text,
  publisher: text,
  title: text,
  licence: { ...optionalText, description: 'Its name; null if none is stated.' },
  terms: { ...text, description: 'The id of what one may do with it; see `terms` below.' },
  date: { ...optionalText, description: 'Of the state that it describes.' },
  url: optionalText,
  through: { ...optionalText, description: 'The id of the source through which it came.' },
};
const source: JsonSchema = { ...exactObject(properties, 'Who says so.'), type: ['object', 'null'] };

export const provenanceSchema: JsonSchema = exactObject({
  family: text,
  id: { type: 'integer' },
  edition: text,
  fields: {
    type: 'array',
    items: exactObject({
      field: text,
      value: anyValue('As it is in this edition.'),
      asOf: {
        ...optionalText,
        description: 'Its date: that of the field which dates it, else that of its source.',
      },
      source,
      corrections: {
        type: 'array',
        description: 'What was changed in it, the oldest first.',
        items: exactObject({
          was: anyValue('Before.'),
          is: anyValue('After.'),
          reason: text,
          source: { ...text, description: 'The id of the source.' },
          edition: { ...optionalText, description: 'That brought the change; null if it is the first.' },
        }),
      },
    }),
  },
  terms: {
    type: 'array',
    description: 'What one may do with the values, and whom to name.',
    items: exactObject({ id: text, en: text, es: text }),
  },
  citation: { ...localized, description: 'The line to cite the record by.' },
});
