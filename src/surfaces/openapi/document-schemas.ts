// The documents of the service about itself, as JSON Schema.
import { exactObject, type JsonSchema } from '../../engine/schema/json-schema.js';

const text: JsonSchema = { type: 'string' };
const optionalText: JsonSchema = { type: ['string', 'null'] };
const texts: JsonSchema = { type: 'array', items: text };
/** A text by language. */
const localized: JsonSchema = { type: 'object', additionalProperties: text };
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
    type: ['object', 'null'],
    properties: {
      title: localized,
      publisher: text,
      contact: localized,
      licence: { type: 'object', properties: { name: text, url: text, covers: localized } },
      spatial: { type: 'object' },
      frequency: localized,
      temporal: { type: 'object' },
      credit: localized,
    },
  },
  families: {
    type: 'array',
    items: exactObject({
      record: text,
      rows,
      checksum: { ...optionalText, description: 'SHA-256 of its file.' },
      filled: {
        type: 'object',
        description: 'Share of rows with a value, by field.',
        additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
      },
      sources: texts,
      citation: { ...localized, description: 'The citation of its records.' },
      terms: {
        type: 'array',
        description: 'The terms of its values, with the publishers to name.',
        items: { type: 'object', properties: { id: text, publishers: texts } },
      },
    }),
  },
  sources: {
    type: 'array',
    description: 'Each as in a provenance, with its coverage.',
    items: {
      type: 'object',
      properties: {
        id: text,
        rows: { type: 'integer', minimum: 0, description: 'Records with a value from it.' },
        covers: { type: 'object', additionalProperties: texts },
      },
    },
  },
  terms: {
    type: 'array',
    description: 'Each as in a provenance.',
    items: { type: 'object', properties: { id: text } },
  },
  stability: localized,
  software: exactObject({ name: text, version: text }),
});
