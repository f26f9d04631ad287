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
  licence: { ...optionalText, description: 'Name of the licence; null if none is stated.' },
  terms: { ...text, description: 'Id of the terms of use, which are in `terms`.' },
  date: { ...optionalText, description: 'Date of the data.' },
  url: optionalText,
  through: { ...optionalText, description: 'Id of the source that supplied the data.' },
};
const source: JsonSchema = {
  ...exactObject(properties, 'The source of the value.'),
  type: ['object', 'null'],
};

export const provenanceSchema: JsonSchema = exactObject({
  family: text,
  id: { type: 'integer' },
  edition: text,
  fields: {
    type: 'array',
    items: exactObject({
      field: text,
      value: anyValue('The value in this edition.'),
      asOf: {
        ...optionalText,
        description: 'Date of the value, from the field that dates it or else from its source.',
      },
      source,
      corrections: {
        type: 'array',
        description: 'Corrections of the value, oldest first.',
        items: exactObject({
          was: anyValue('The value before the correction.'),
          is: anyValue('The value after the correction.'),
          reason: text,
          source: { ...text, description: 'Id of the source.' },
          edition: {
            ...optionalText,
            description: 'Edition with the change; null if it was the first edition.',
          },
        }),
      },
    }),
  },
  terms: {
    type: 'array',
    description: 'The terms of use of the values.',
    items: exactObject({ id: text, en: text, es: text }),
  },
  citation: { ...localized, description: 'The citation of the record.' },
});
