// The documents of the service about itself, as JSON Schema.

import type { ModelShape } from '../../engine/model/model.js';
import { MARKER } from '../../engine/model/shape.js';
import {
  type DocumentOperation,
  isOnRecords,
  type Operation,
  type RecordOperation,
} from '../../engine/operations/operation.js';
import { localized, optionalText, text } from '../../engine/schema/plain-schemas.js';
import { exactObject, type JsonSchema, pickedRef, shapeRef } from '../../engine/schema/shape-schema.js';

/** The response of an operation, as JSON Schema. */
export function answerSchema(operation: Operation): JsonSchema {
  return operation.result === 'document'
    ? documentSchema(operation)
    : resultSchema(operation.result, shapeRef(operation.shape));
}

/** A schema that several operations share. */
export const documentSchema = ({ schema, component }: DocumentOperation): JsonSchema =>
  component === undefined ? schema : { $ref: `#/components/schemas/${component}` };

/** The schemas of documents that operations share, by name. */
export function documentComponents(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    operations.flatMap((operation) =>
      operation.result === 'document'
        ? [
            ...(operation.component === undefined ? [] : [[operation.component, operation.schema]]),
            ...Object.entries(operation.parts ?? {}),
          ]
        : [],
    ),
  );
}

/** The schema of a response with picked fields. */
export function pickedAnswerSchema({ result, family }: RecordOperation): JsonSchema {
  return resultSchema(result, pickedRef(family));
}

function resultSchema(result: RecordOperation['result'], record: JsonSchema): JsonSchema {
  if (result === 'one') return record;
  const list: JsonSchema = { type: 'array', items: record };
  if (result === 'list') return list;
  const count: JsonSchema = { type: 'integer', format: 'int32', minimum: 0 };
  return exactObject({
    page: { ...count, minimum: 1 },
    pageSize: { ...count, minimum: 1 },
    totalRecords: count,
    pageCount: count,
    data: list,
  });
}

const described = {
  ETag: {
    description: 'The entity tag of this exact response; send it back in `If-None-Match`.',
    schema: { type: 'string' },
  },
  'Atlas-Edition': {
    description: 'The edition of the dataset.',
    schema: { type: 'string' },
  },
  'Atlas-Ignored': {
    description: 'Query parameters that had no effect, comma-separated.',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description:
      'Number of records without paging, `limit` and `offset`. It is sent with any of them, unless a `near` search stopped at its limit.',
    schema: { type: 'integer', minimum: 0 },
  },
  Link: {
    description: 'The first, previous, next and last page, relative to the URL of this one (RFC 8288).',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'A file name, for formats other than JSON.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 0 },
  },
} as const;

/** The headers of responses, described once and referred to. */
export type HeaderName = keyof typeof described;

export function headerRefs(...names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export function headerComponents(...names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, described[name]]));
}

export const everyHeader = Object.keys(described) as readonly HeaderName[];

const texts: JsonSchema = { type: 'array', items: text };
const rows: JsonSchema = { type: ['integer', 'null'], description: 'Null for a computed family.' };

export const indexSchema: JsonSchema = exactObject({
  families: { type: 'array', items: exactObject({ record: text, about: text, rows, paths: texts }) },
  acrossFamilies: texts,
  dataset: text,
  changes: text,
  description: text,
  documentation: text,
});

/** The part of the definition at jsonfeed.org that the feed uses. */
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

/** The description of an operation, in a few sentences: the one of its kind, and the form of its relations. */
export function operationDescription(operation: Operation): string {
  const { sameAs, description } = operation;
  if (sameAs !== undefined) return `Alias of \`${sameAs}\`.`;
  return isOnRecords(operation)
    ? [description.en, ...relationSentences(operation.shape)].join(' ')
    : description.en;
}

function relationSentences({ choices }: ModelShape): readonly string[] {
  const named = (isSuch: (way: ModelShape['choices'][number]['way']) => boolean) =>
    choices.filter(({ way }) => isSuch(way)).map(({ relation }) => `\`${relation.name}\``);
  const embedded = named((way) => 'choices' in way);
  const marked = named((way) => 'way' in way && (way.way === 'marker' || way.way === 'markerList'));
  const empties = named((way) => 'way' in way && way.way === 'empties');
  const emptyLists = named((way) => 'way' in way && way.way === 'emptyList');
  const left = choices.length - embedded.length - marked.length - empties.length - emptyLists.length;
  return [
    ...(embedded.length === 0 ? [] : [`Embeds ${listed(embedded)}.`]),
    ...(marked.length === 0 ? [] : [`The text \`${MARKER}\` replaces ${listed(marked)}.`]),
    ...(empties.length === 0 ? [] : [`An empty object replaces each record of ${listed(empties)}.`]),
    ...(emptyLists.length === 0 ? [] : [`An empty list replaces ${listed(emptyLists)}.`]),
    ...(left === 0 ? [] : [left === choices.length ? 'Relations are null.' : 'Other relations are null.']),
  ];
}

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
