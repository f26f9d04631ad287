// What an operation takes and answers, as JSON Schema.
import type { Operation } from '../operations/operation.js';
import { LONGEST_VALUE, type Parameter } from '../operations/parameter.js';
import { exactObject, type JsonSchema } from './json-schema.js';
import { shapeRef } from './shape-schema.js';

export function parameterSchema({ kind, in: place }: Parameter): JsonSchema {
  switch (kind.is) {
    case 'integer':
      return { type: 'integer', format: 'int32', minimum: kind.min, maximum: kind.max };
    case 'text':
      return { type: 'string', minLength: 1, ...(place === 'path' ? { maxLength: LONGEST_VALUE } : {}) };
    case 'choice':
      return { type: 'string', enum: kind.values };
    case 'switch':
      return { type: 'boolean' };
  }
}

export function answerSchema({ result, shape }: Operation): JsonSchema {
  if (result === 'one') return shapeRef(shape);
  const list: JsonSchema = { type: 'array', items: shapeRef(shape) };
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
