// Describes a batch in OpenAPI as a POST. QUERY has the same body and response, but OpenAPI 3.1 cannot describe it.
import { ADDED, type BatchOperation, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { byName, type DescribedService, SERVICE_TAG } from './described-service.js';

/** The failures in addition to those of every request. */
export const BATCH_FAILURES: readonly number[] = [400, 413, 415];

/** `withTables` also describes CSV. A client generated from two media types has no type for the response. */
export function* describeBatch(
  { engine }: DescribedService,
  operation: BatchOperation,
  failures: Readonly<Record<string, object>>,
  withTables: boolean,
): YieldingWork<object> {
  const { id, summary, description, rows, example, input, columns } = operation;
  const answer = yield* engine.answeringRows(operation, 'en');
  const answered = yield* answer([example], ({ given: row, found, error }) => ({ row, ...found, error }));
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary: summary.en,
    description: `${description.en} Returns the rows in the same order, each in \`row\`; \`error\` is the reason if a row has no result, which does not affect the others. A table (\`text/csv\`) returns a table with added columns, whose names begin with \`${ADDED}\`. QUERY does the same and is safe to repeat.`,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: listed(rows, input), example: { [rows]: [example] } },
        ...(withTables && {
          'text/csv': {
            schema: {
              type: 'string',
              description: 'A table with a header line, separated by `,`, `;` or tabs.',
            },
            example: `${Object.keys(example).join()}\n${Object.values(example).join()}\n`,
          },
        }),
      },
    },
    responses: {
      200: {
        description: 'Success, in the media type of the request.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                [rows]: { type: 'array', items: answeredRow(operation) },
                warning: { type: 'string', description: 'Present if no row has a field that is read.' },
              },
              required: [rows],
            },
            example: { [rows]: answered },
          },
          ...(withTables && {
            'text/csv': {
              schema: {
                type: 'string',
                description: `The table as it was sent, with these added columns: ${[...columns, 'error'].map((path) => `\`${ADDED}${path}\``).join(', ')}.`,
              },
            },
          }),
        },
      },
      ...failures,
    },
  };
}

const listed = (rows: string, row: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [rows]: { type: 'array', items: row, maxItems: MOST_ROWS } },
  required: [rows],
});

function answeredRow({ output }: BatchOperation): JsonSchema {
  const added = output.properties ?? {};
  return {
    type: 'object',
    properties: {
      row: { description: 'The row as it was sent.' },
      ...byName(
        Object.entries(added),
        ([name]) => name,
        ([, schema]) => orNull(schema),
      ),
      error: { type: ['string', 'null'], description: 'Reason for a missing result.' },
    },
    required: ['row', ...Object.keys(added), 'error'],
  };
}

/** A row without a result has only null fields. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf = [] } = schema;
  const isNullable = Array.isArray(type) ? type.includes('null') : anyOf.some((each) => each.type === 'null');
  if (isNullable) return schema;
  return typeof type === 'string' && schema.enum === undefined
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}
