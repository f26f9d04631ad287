// The provenance of a record as JSON Schema.

import { bulkUses } from '../../dataset/dataset.js';
import { localized, optionalText, text } from '../../schema/plain-schemas.js';
import { exactObject, type JsonSchema } from '../../schema/shape-schema.js';

const anyValue = (description: string): JsonSchema => ({
  type: ['string', 'number', 'boolean', 'array', 'null'],
  items: text,
  description,
});

const termsProperties: Readonly<Record<string, JsonSchema>> = {
  id: text,
  en: text,
  es: text,
  url: text,
  bulk: {
    enum: [...bulkUses],
    description: 'Republishing a whole list.',
  },
};

const sourceProperties: Readonly<Record<string, JsonSchema>> = {
  id: text,
  publisher: text,
  title: text,
  titleEs: text,
  licence: { ...optionalText, description: 'Null if none is stated.' },
  terms: { ...text, description: 'Id of its `terms`.' },
  date: { ...optionalText, description: 'Date of the data.' },
  dateFrom: { ...optionalText, description: 'Origin of the date.' },
  retrieved: optionalText,
  url: optionalText,
  through: { ...optionalText, description: 'Id of the source that supplied the data.' },
};
const source: JsonSchema = {
  ...exactObject(sourceProperties, 'The source of the value.'),
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
        description: 'Date of the value.',
      },
      source,
      corrections: {
        type: 'array',
        description: 'Corrections of the value, oldest first.',
        items: exactObject({
          was: anyValue('The value before the correction.'),
          is: anyValue('The value after the correction.'),
          reason: text,
          reasonEs: text,
          source: {
            ...optionalText,
            description: 'Id of the source; null if only the spelling changed.',
          },
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
    items: { type: 'object', properties: termsProperties },
  },
  citation: { ...localized, description: 'The citation of the record.' },
});
