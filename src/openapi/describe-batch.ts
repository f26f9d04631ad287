// A question for many rows at once, as OpenAPI describes it: a POST, with the same body and answer as its QUERY, for which OpenAPI 3.1 has no place.
import { type BatchOperation, isWrong, MOST_ROWS } from '../operations/batch-operation.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { byName, type DescribedService, SERVICE_TAG } from './described-service.js';
import { problemName, responseRef } from './problem-responses.js';

/** Those that a client tells apart. */
export const BATCH_FAILURES: readonly number[] = [400, 413, 415, 429];

export function describeBatch(
  { engine }: DescribedService,
  operation: BatchOperation,
  otherFailures: Readonly<Record<string, object>>,
) {
  const { id, summary, description, rows, example, input, columns } = operation;
  const found = operation.answer(engine.catalog, example);
  const answered = isWrong(found) ? [] : [{ ...example, ...found, error: null }];
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary: summary.en,
    description: `${description} Rows come back in their order, with what else they have; a row that cannot be answered says why in \`error\`, and the others are answered all the same. The method QUERY does the same, and may be repeated and cached.`,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: listed(rows, input), example: { [rows]: [example] } },
        'text/csv': {
          schema: {
            type: 'string',
            description: 'A table with a header line; separated by `,`, `;` or tabs.',
          },
          example: table(example),
        },
      },
    },
    responses: {
      200: {
        description: 'Success, in the form in which the rows came.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { [rows]: { type: 'array', items: answeredRow(operation) } },
              required: [rows],
            },
            ...(answered.length === 0 ? {} : { example: { [rows]: answered } }),
          },
          'text/csv': {
            schema: {
              type: 'string',
              description: `The table as it came, with further columns: ${columns.map((path) => `\`${path}\``).join(', ')} and \`error\`.`,
            },
          },
        },
      },
      ...byName(BATCH_FAILURES, String, (status) => responseRef(problemName(status))),
      ...otherFailures,
    },
  };
}

const listed = (rows: string, row: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [rows]: { type: 'array', items: row, maxItems: MOST_ROWS } },
  required: [rows],
});

function answeredRow({ input, output }: BatchOperation): JsonSchema {
  const added = output.properties ?? {};
  return {
    type: 'object',
    properties: {
      ...input.properties,
      ...added,
      error: {
        type: ['string', 'null'],
        description: 'What was wrong with the row; null where nothing was.',
      },
    },
    required: [...Object.keys(added), 'error'],
  };
}

const table = (row: Readonly<Record<string, unknown>>) =>
  `${Object.keys(row).join()}\n${Object.values(row).join()}\n`;
