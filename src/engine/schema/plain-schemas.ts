// The JSON Schemas of plain values, which several descriptions use.
import type { JsonSchema } from './shape-schema.js';

export const text: JsonSchema = { type: 'string' };
export const optionalText: JsonSchema = { type: ['string', 'null'] };
/** A text by language. */
export const localized: JsonSchema = { type: 'object', additionalProperties: text };
