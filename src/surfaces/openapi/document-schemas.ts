// The documents of the service about itself, as JSON Schema.
import { sourceProperties, termsProperties } from '../../engine/operations/provenance/provenance-schema.js';
import { exactObject, type JsonSchema } from '../../engine/schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const texts: JsonSchema = { type: 'array', items: text };
const localized: JsonSchema = exactObject({ en: text, es: text });
const rows: JsonSchema = { type: ['integer', 'null'], description: 'Null for a computed family.' };

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
  edition: { ...text, description: 'The value of the `Atlas-Edition` header.' },
  version: { ...text, description: 'Date of the edition.' },
  fingerprint: { ...text, description: 'Hash of the whole dataset.' },
  about: {
    ...exactObject({
      title: localized,
      publisher: text,
      contact: localized,
      licence: exactObject({ name: text, url: text, covers: localized }),
      spatial: exactObject({ name: localized, code: { ...text, description: 'ISO 3166 code.' } }),
      frequency: localized,
      temporal: exactObject({ from: optionalText, to: optionalText }, 'First and last day in the records.'),
      credit: { ...localized, description: 'The credit for a copy of the whole dataset.' },
    }),
    type: ['object', 'null'],
  },
  families: {
    type: 'array',
    items: exactObject({
      record: text,
      rows,
      checksum: { ...optionalText, description: 'SHA-256 of its file; null for a computed family.' },
      filled: {
        type: 'object',
        description: 'Share of the rows in which each field has a value, extended fields included.',
        additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
      },
      sources: texts,
      citation: { ...localized, description: 'The citation of its records.' },
      terms: {
        type: 'array',
        description: 'The terms of use of its values, with the publishers to name.',
        items: exactObject({ ...termsProperties, publishers: texts }),
      },
    }),
  },
  sources: {
    type: 'array',
    items: exactObject({
      ...sourceProperties,
      rows: { type: 'integer', minimum: 0, description: 'Number of records with a value from it.' },
      covers: { type: 'object', additionalProperties: texts },
    }),
  },
  terms: {
    type: 'array',
    description: 'The terms of use.',
    items: exactObject(termsProperties),
  },
  stability: localized,
});
