// A text that is not blank.
import { messages } from '../../problems/messages.js';
import type { JsonSchema } from '../../schema/json-schema.js';
import { isBlank } from './read-scalar.js';
import { refuse, type ValueType } from './value-type.js';

/** Longest value of a parameter, in characters. */
export const LONGEST_VALUE = 1000;

export const textSchema: JsonSchema = {
  type: 'string',
  not: { pattern: '^\\s*$' },
  maxLength: LONGEST_VALUE,
};

export const text: ValueType<string> = {
  schema: textSchema,
  read: (raw, context) =>
    isBlank(raw) ? refuse(context, raw, messages.empty(context.name)) : { value: raw.trim() },
};
