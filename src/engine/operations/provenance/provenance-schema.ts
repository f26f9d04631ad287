// The provenance of a record as JSON Schema.
import { bulkUses, dateOrigins } from '../../dataset/dataset.js';
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

export const termsProperties: Readonly<Record<string, JsonSchema>> = {
  id: text,
  en: text,
  es: text,
  url: { ...text, description: 'The licence or law behind the terms.' },
  bulk: {
    enum: [...bulkUses],
    description: 'Whether all values of a source may be republished together.',
  },
};

export const sourceProperties: Readonly<Record<string, JsonSchema>> = {
  id: text,
  publisher: text,
  title: localized,
  licence: { ...optionalText, description: 'Name of the licence; null if none is stated.' },
  terms: { ...text, description: 'Id of the terms of use, which are in `terms`.' },
  date: { ...optionalText, description: 'Date of the data; null if the source does not give one.' },
  dateFrom: {
    enum: [...dateOrigins, null],
    description: 'What gave the date: a release, an act, the latest entry, a publication or a reference day.',
  },
  retrieved: { ...optionalText, description: 'Day of the copy, which does not date the values.' },
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
        description: 'Date of the value, from the field that dates it or from its source; null if unknown.',
      },
      source,
      corrections: {
        type: 'array',
        description: 'Corrections of the value, oldest first.',
        items: exactObject({
          was: anyValue('The value before the correction.'),
          is: anyValue('The value after the correction.'),
          reason: localized,
          source: {
            ...optionalText,
            description:
              'Id of the source; null if only the spelling changed, so that the value keeps its source.',
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
    items: exactObject(termsProperties),
  },
  citation: { ...localized, description: 'The citation of the record.' },
});
