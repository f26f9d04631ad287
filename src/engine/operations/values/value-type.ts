// The type of a parameter: how it is read from text, the values its schema allows, and the one text that equal values have.
import type { ParameterError } from '../../problems/problem.js';
import type { JsonSchema } from '../../schema/json-schema.js';
import type { Localized } from '../../text/localized.js';
import type { ShapeRequest } from '../request/shape-request.js';

export interface ValueType<Value> {
  /** No wider than the values that are read; comma-separated lists are arrays. */
  readonly schema: JsonSchema;
  /** A list may be given in one value or in several. */
  readonly isList?: boolean;
  read(raw: string, context: ReadContext): Read<Value>;
  /** Part of cache keys and entity tags; `String(value)` by default. */
  canonical?(value: Value, requested: ShapeRequest): string;
}

export interface ReadContext {
  /** Of the parameter, as the client spelt it. */
  readonly name: string;
  /** The request uses query options, and may use their whole syntax. */
  readonly strict: boolean;
}

/** The value, or everything that is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly errors: readonly ParameterError[] };

export function refuse(
  { name }: ReadContext,
  value: string,
  message: Localized,
  allowed?: readonly string[],
): { readonly errors: readonly ParameterError[] } {
  return { errors: [{ parameter: name, value, message, ...(allowed === undefined ? {} : { allowed }) }] };
}
