// What a parameter takes, as JSON Schema. Lists with commas between their parts are arrays, which a description writes as such.
import type { FieldKind } from '../model/field.js';
import { reachableRelations } from '../model/reachable-relations.js';
import {
  DEEPEST_PATH,
  LONGEST_VALUE,
  MOST_SORT_KEYS,
  type Parameter,
  type ParameterKind,
} from '../operations/parameter.js';
import { ALL } from '../operations/pick-tree.js';
import type { JsonSchema } from './json-schema.js';

const DEGREES: JsonSchema = { type: 'number', minimum: -180, maximum: 180 };

export function parameterSchema({ kind, in: place }: Pick<Parameter, 'kind' | 'in'>): JsonSchema {
  switch (kind.is) {
    case 'integer':
      return { type: 'integer', format: 'int32', minimum: kind.min, maximum: kind.max };
    case 'text':
      return { type: 'string', minLength: 1, ...(place === 'path' ? { maxLength: LONGEST_VALUE } : {}) };
    case 'choice':
      return { type: 'string', enum: kind.values };
    case 'switch':
      return { type: 'boolean' };
    case 'sort':
      return sortSchema(kind);
    case 'measure':
      return { type: 'number', exclusiveMinimum: 0, maximum: kind.max, default: kind.usual };
    case 'fields':
      return fieldsSchema(kind);
    case 'relations':
      return list({ type: 'string', pattern: pathPattern(kind) });
    case 'filter':
      return filterSchema(kind);
    case 'point':
      return { ...list(DEGREES), minItems: 2, maxItems: 2 };
    case 'box':
      return { ...list(DEGREES), minItems: 4, maxItems: 4 };
  }
}

/** An array stands in the query as its parts with commas between them. */
export const isCommaList = (schema: JsonSchema): boolean => schema.type === 'array';

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items, minItems: 1 });

function sortSchema({ values, further }: Extract<ParameterKind, { is: 'sort' }>): JsonSchema {
  const key = `-?(${[...values, ...further].join('|')})`;
  return {
    type: 'string',
    anyOf: [{ enum: values }, { pattern: `^${key}(,${key}){0,${MOST_SORT_KEYS - 1}}$` }],
  };
}

function fieldsSchema(kind: Extract<ParameterKind, { is: 'fields' }>): JsonSchema {
  const { family, own } = kind;
  const names: JsonSchema = { enum: [...family.fields, ...own].map(({ name }) => name).concat(ALL) };
  if (reachableRelations(family).length === 0) return list({ type: 'string', ...names });
  return list({ type: 'string', anyOf: [names, { pattern: pathPattern(kind, 'field') }] });
}

/** The names on the first step; those that follow are the ones of the record it leads to. */
function pathPattern(
  { family }: Extract<ParameterKind, { is: 'fields' | 'relations' }>,
  end: 'field' | 'relation' = 'relation',
): string {
  const first = reachableRelations(family).map(({ name }) => name);
  const more = end === 'field' ? DEEPEST_PATH : DEEPEST_PATH - 1;
  return `^(${first.join('|')})(\\.[A-Za-z]+){0,${more}}$`;
}

const values: Readonly<Record<FieldKind, JsonSchema>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  text: { type: 'string', minLength: 1 },
  texts: { type: 'string', minLength: 1 },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T00:00:00)?$' },
};

function filterSchema({ field, operator }: Extract<ParameterKind, { is: 'filter' }>): JsonSchema {
  if (operator === 'null') return { type: 'boolean' };
  return operator === 'in' ? list(values[field.kind]) : values[field.kind];
}
