// A field as JSON Schema.
import type { FieldKind, FieldSpec } from '../model/field.js';
import type { ModelField } from '../model/model.js';
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

export function fieldSchema(field: FieldSpec): JsonSchema {
  const { kind, nullable, pattern, values, range, whole } = field;
  const description = remarkOf(field);
  const base = whole ? kinds.integer : kinds[kind];
  return {
    ...base,
    ...(nullable ? { type: [base.type as string, 'null'] } : {}),
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(values === undefined ? {} : { enum: nullable ? [...values, null] : values }),
    ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] }),
    ...(description === undefined ? {} : { description }),
  };
}

export const fieldSchemas = (fields: readonly ModelField[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

/** The description of a value that ages names the field of its date. */
function remarkOf({ about, datedBy }: FieldSpec): string | undefined {
  const dated = datedBy === undefined ? undefined : `Its date is in \`${datedBy}\`.`;
  return about === undefined ? dated : [about.en, dated].filter((part) => part !== undefined).join(' ');
}
