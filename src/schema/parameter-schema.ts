// The values a parameter accepts, as JSON Schema, no wider than its reader. Comma-separated lists are arrays.
import type { FieldKind } from '../model/field.js';
import {
  LONGEST_VALUE,
  MOST_SORT_KEYS,
  type Parameter,
  type ParameterKind,
} from '../operations/parameter.js';
import type { JsonSchema } from './json-schema.js';
import { pathSchema } from './path-schema.js';

const LATITUDE: JsonSchema = { type: 'number', minimum: -90, maximum: 90 };
const LONGITUDE: JsonSchema = { type: 'number', minimum: -180, maximum: 180 };
const TEXT: JsonSchema = { type: 'string', not: { pattern: '^\\s*$' }, maxLength: LONGEST_VALUE };

export function parameterSchema({ kind }: Pick<Parameter, 'kind'>): JsonSchema {
  switch (kind.is) {
    case 'integer':
      return { type: 'integer', format: 'int32', minimum: kind.min, maximum: kind.max };
    case 'text':
      return TEXT;
    case 'choice':
      return { type: 'string', enum: kind.values };
    case 'switch':
      return { type: 'boolean' };
    case 'sort':
      return sortSchema(kind);
    case 'measure':
      return { type: 'number', exclusiveMinimum: 0, maximum: kind.max, default: kind.usual };
    case 'fields':
      return list(pathSchema(kind.family, 'field', kind.own));
    case 'relations':
      return list(pathSchema(kind.family, 'relation'));
    case 'filter':
      return filterSchema(kind);
    case 'point':
      return tuple(LATITUDE, LONGITUDE);
    case 'box':
      return tuple(LONGITUDE, LATITUDE, LONGITUDE, LATITUDE);
  }
}

/** An array stands in the query as its parts with commas between them. */
export const isCommaList = (schema: JsonSchema): boolean => schema.type === 'array';

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items, minItems: 1 });

const tuple = (...prefixItems: readonly JsonSchema[]): JsonSchema => ({
  type: 'array',
  prefixItems,
  items: LONGITUDE,
  minItems: prefixItems.length,
  maxItems: prefixItems.length,
});

/** Further fields are known only to a value that the contract does not have: several keys, or one with a minus. */
function sortSchema({ values, further }: Extract<ParameterKind, { is: 'sort' }>): JsonSchema {
  const key = `(?:${[...values, ...further].join('|')})`;
  return {
    type: 'string',
    anyOf: [{ enum: values }, { pattern: `^(?:-${key}|-?${key}(?:,-?${key}){1,${MOST_SORT_KEYS - 1}})$` }],
  };
}

/** A day with its midnight is read as well; the day says all. */
const DAY: JsonSchema = { type: 'string', format: 'date' };

const values: Readonly<Record<FieldKind, JsonSchema>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  text: TEXT,
  texts: TEXT,
  boolean: { type: 'boolean' },
  date: DAY,
  midnight: DAY,
};

function filterSchema({ field, operator }: Extract<ParameterKind, { is: 'filter' }>): JsonSchema {
  if (operator === 'null') return { type: 'boolean' };
  const value = values[field.kind];
  if (operator !== 'in') return value;
  return list(value === TEXT ? { type: 'string', not: { pattern: '^\\s*$|,' } } : value);
}
