// The documents of the service about itself, as JSON Schema.
import { exactObject, type JsonSchema } from '../../engine/schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const texts: JsonSchema = { type: 'array', items: text };
const localized: JsonSchema = exactObject({ en: text, es: text });
const rows: JsonSchema = { type: ['integer', 'null'], description: 'Null for a family that is computed.' };

export const indexSchema: JsonSchema = exactObject({
  families: { type: 'array', items: exactObject({ record: text, about: text, rows, paths: texts }) },
  acrossFamilies: texts,
  dataset: text,
  changes: text,
  description: text,
  documentation: text,
});

/** The used part of the definition at jsonfeed.org. */
export const jsonFeedSchema: JsonSchema = exactObject({
  version: { const: 'https://jsonfeed.org/version/1.1' },
  title: text,
  home_page_url: text,
  feed_url: text,
  authors: { type: 'array', items: exactObject({ name: text }) },
  language: text,
  items: {
    type: 'array',
    items: exactObject({
      id: text,
      url: text,
      title: text,
      summary: text,
      content_text: text,
      date_published: { type: 'string', format: 'date-time' },
      date_modified: { type: 'string', format: 'date-time' },
    }),
  },
});

export const atomFeedSchema: JsonSchema = text;

export const datasetSchema: JsonSchema = exactObject({
  edition: { ...text, description: 'What `Atlas-Edition` says on every answer.' },
  version: { ...text, description: 'The day the edition was made.' },
  fingerprint: { ...text, description: 'Hash of the whole dataset.' },
  families: {
    type: 'array',
    items: exactObject({
      record: text,
      rows,
      filled: {
        type: 'object',
        description: 'Share of the rows in which each field has a value, extended fields included.',
        additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
      },
      sources: texts,
      citation: { ...localized, description: 'The line to cite its records by.' },
      terms: {
        type: 'array',
        description: 'What one may do with its values, and whom to name for them.',
        items: exactObject({ id: text, en: text, es: text, publishers: texts }),
      },
    }),
  },
  sources: {
    type: 'array',
    items: exactObject({
      id: text,
      publisher: text,
      title: text,
      licence: optionalText,
      terms: { ...text, description: 'The id of its terms.' },
      date: { ...optionalText, description: 'Of the state that it describes.' },
      url: optionalText,
      through: { ...optionalText, description: 'The id of the source through which it came.' },
      rows: { type: 'integer', minimum: 0, description: 'Records with a value from it.' },
      covers: { type: 'object', additionalProperties: texts },
    }),
  },
  terms: {
    type: 'array',
    description: 'What one may do with values under these terms, and whom to name.',
    items: exactObject({ id: text, en: text, es: text }),
  },
});
