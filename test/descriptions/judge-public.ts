// Checks responses against the public description in OpenAPI 3.0. As in generators, `nullable` allows null in addition to any other rule.
import { type Judge, judgeBy, type OpenApi } from '../contract/description.js';

export const judgeByPublic = (document: OpenApi): Judge => judgeBy(asJsonSchema(document) as OpenApi);

function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Readonly<Record<string, unknown>>;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, asJsonSchema(inner)]));
  // Times in it have no zone, as in the public service.
  if (schema.format === 'date-time') schema.format = 'iso-date-time';
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
