// A success as OpenAPI describes it: every form it comes in, and what it says in its header fields.
import { mediaTypes, type OtherFormat } from '../formats/formats.js';
import type { Operation } from '../operations/operation.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { answerSchema, pickedAnswerSchema } from '../schema/operation-schema.js';
import { pickedRef } from '../schema/picked-schema.js';
import type { Example } from './example.js';
import { type HeaderName, headerRefs } from './response-headers.js';

export function successResponse(operation: Operation, example: Example | undefined) {
  return {
    description:
      'Success. JSON is just as the contract has it, or as `fields`, `expand` and `relations` ask for it.',
    headers: headerRefs(...successHeaders(operation)),
    content: {
      'application/json': {
        schema: { anyOf: [answerSchema(operation), pickedAnswerSchema(operation)] },
        ...examplesOf(example),
      },
      ...otherForms(operation),
    },
  };
}

function successHeaders({ result, family }: Operation): readonly HeaderName[] {
  const always: readonly HeaderName[] = ['ETag', 'Atlas-Edition', 'Atlas-Ignored', 'Content-Disposition'];
  if (result === 'page') return [...always, 'X-Total-Count', 'Link'];
  return result === 'list' && family.calendar === undefined ? [...always, 'X-Total-Count'] : always;
}

export function documentResponse(schema: JsonSchema) {
  return {
    description: 'Success.',
    headers: headerRefs('ETag', 'Atlas-Edition'),
    content: { 'application/json': { schema } },
  };
}

function examplesOf(example: Example | undefined) {
  if (example === undefined) return {};
  const summary = example.shortened ? 'A real answer, cut after its first record' : 'A real answer';
  return { examples: { real: { summary, value: example.value } } };
}

function otherForms(operation: Operation): Readonly<Record<string, { readonly schema: JsonSchema }>> {
  const kind = operation.asks.find('format')?.kind;
  const names = kind?.is === 'choice' ? kind.values.filter((name) => name !== 'json') : [];
  return Object.fromEntries(
    names.map((name) => {
      const type = mediaTypes[name as OtherFormat].split(';', 1)[0];
      return [type, { schema: formSchemas[name as OtherFormat](operation) }];
    }),
  );
}

const TABLE: JsonSchema = {
  type: 'string',
  description:
    'A table (RFC 4180) with a line of names: all fields, extended ones included, or those in `fields`. `csv-excel` begins with a byte order mark, has semicolons and decimal commas.',
};

const formSchemas: Readonly<Record<OtherFormat, (operation: Operation) => JsonSchema>> = {
  ndjson: () => ({ type: 'string', description: 'A record in each line, as JSON.' }),
  csv: () => TABLE,
  'csv-excel': () => TABLE,
  geojson: ({ result, family }) => {
    const feature = featureSchema(pickedRef(family));
    if (result === 'one') return feature;
    return {
      type: 'object',
      properties: { type: { const: 'FeatureCollection' }, features: { type: 'array', items: feature } },
      required: ['type', 'features'],
    };
  },
};

function featureSchema(properties: JsonSchema): JsonSchema {
  const point: JsonSchema = {
    type: 'object',
    properties: {
      type: { const: 'Point' },
      coordinates: {
        type: 'array',
        items: { type: 'number' },
        minItems: 2,
        maxItems: 2,
        description: 'Longitude, latitude.',
      },
    },
    required: ['type', 'coordinates'],
  };
  return {
    type: 'object',
    properties: {
      type: { const: 'Feature' },
      id: { type: 'integer' },
      geometry: { anyOf: [point, { type: 'null' }] },
      properties,
    },
    required: ['type', 'id', 'geometry', 'properties'],
  };
}
