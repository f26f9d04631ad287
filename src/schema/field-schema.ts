// A field as JSON Schema.
import type { FieldKind, FieldSpec } from '../model/field.js';
import type { JsonSchema } from './json-schema.js';

const text: JsonSchema = { type: 'string', minLength: 1 };

const kinds: Record<FieldKind, JsonSchema> = {
  integer: { type: 'integer', format: 'int32' },
  number: { type: 'number' },
  text,
  texts: { type: 'array', items: text },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T00:00:00$' },
};

export function fieldSchema({ kind, nullable, pattern, values, range, whole, about }: FieldSpec): JsonSchema {
  const base = whole ? kinds.integer : kinds[kind];
  return {
    ...base,
    ...(nullable ? { type: [base.type as string, 'null'] } : {}),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(values === undefined ? {} : { enum: nullable ? [...values, null] : values }),
    ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] }),
    ...(about === undefined ? {} : { description: about.en }),
  };
}
