// The response of an operation, as JSON Schema.
import type { DocumentOperation, Operation, RecordOperation } from '../../engine/operations/operation.js';
import { exactObject, type JsonSchema } from '../../engine/schema/json-schema.js';
import { pickedRef } from '../../engine/schema/picked-schema.js';
import { shapeRef } from '../../engine/schema/shape-schema.js';

export function answerSchema(operation: Operation): JsonSchema {
  return operation.result === 'document'
    ? documentSchema(operation)
    : resultSchema(operation.result, shapeRef(operation.shape));
}

/** Shared by operations that return documents of one form. */
export const documentSchema = ({ schema, component }: DocumentOperation): JsonSchema =>
  component === undefined ? schema : { $ref: `#/components/schemas/${component}` };

/** The schemas of documents that operations share, by name. */
export function documentComponents(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    operations.flatMap((operation) =>
      operation.result === 'document'
        ? [
            ...(operation.component === undefined ? [] : [[operation.component, operation.schema]]),
            ...Object.entries(operation.parts ?? {}),
          ]
        : [],
    ),
  );
}

/** Of a response whose records are picked. */
export function pickedAnswerSchema({ result, family }: RecordOperation): JsonSchema {
  return resultSchema(result, pickedRef(family));
}

function resultSchema(result: RecordOperation['result'], record: JsonSchema): JsonSchema {
  if (result === 'one') return record;
  const list: JsonSchema = { type: 'array', items: record };
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
