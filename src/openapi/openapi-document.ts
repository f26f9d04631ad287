// The table of operations as an OpenAPI 3.1 description: derived, so that it cannot say anything else than the service does.
import type { Model } from '../model/model.js';
import type { Engine } from '../operations/answer.js';
import { EVERYWHERE, failureStatuses } from '../operations/failure-statuses.js';
import type { Operation } from '../operations/operation.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { answerSchema, parameterSchema } from '../schema/operation-schema.js';
import { shapeName, shapeSchema, shapesWithin } from '../schema/shape-schema.js';
import { type Example, exampleOf } from './example.js';
import { PROBLEM, problemResponses, problemSchema } from './problem-responses.js';

export interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
}

/** A fixed document the service answers beside its operations. */
export interface DescribedDocument {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly schema: JsonSchema;
}

export function openApiDocument(
  about: About,
  model: Model,
  operations: readonly Operation[],
  documents: readonly DescribedDocument[],
  engine: Engine,
) {
  const shapes = new Set(operations.flatMap(({ shape }) => [...shapesWithin(shape)]));
  return {
    openapi: '3.1.1',
    info: {
      title: about.title,
      version: about.version,
      description: about.description,
      license: about.license,
    },
    servers: [{ url: '/' }],
    tags: [
      ...model.families.map(({ record, about: description }) => ({ name: record, description })),
      { name: SERVICE, description: 'The service about itself.' },
    ],
    paths: {
      ...Object.fromEntries(
        operations.map((operation) => [operation.path, { get: describe(operation, engine) }]),
      ),
      ...Object.fromEntries(
        documents.map((document) => [document.path, { get: describeDocument(document) }]),
      ),
    },
    components: {
      schemas: {
        ...Object.fromEntries([...shapes].map((shape) => [shapeName(shape), shapeSchema(shape)])),
        [PROBLEM]: problemSchema,
      },
      responses: {
        NotModified: { description: 'The copy the client holds, named by `If-None-Match`, is still right.' },
        ...problemResponses(),
      },
      headers: {
        ETag: {
          description: 'Names these very bytes; send it back as `If-None-Match`.',
          schema: { type: 'string' },
        },
      },
    },
  };
}

const SERVICE = 'Service';

function describe(operation: Operation, engine: Engine) {
  const example = exampleOf(engine, operation);
  return {
    operationId: operation.id,
    tags: [operation.owner.record],
    summary: operation.summary,
    ...(operation.sameAs === undefined ? {} : { description: `Another name of \`${operation.sameAs}\`.` }),
    parameters: operation.parameters.map((parameter) => {
      const value = example?.arguments[parameter.name];
      return {
        name: parameter.name,
        in: parameter.in,
        required: parameter.required,
        description: parameter.about,
        schema: parameterSchema(parameter),
        ...(value === undefined ? {} : { example: value }),
      };
    }),
    responses: {
      200: success(answerSchema(operation), example),
      ...references(failureStatuses(operation)),
    },
  };
}

function describeDocument({ id, summary, schema }: DescribedDocument) {
  return {
    operationId: id,
    tags: [SERVICE],
    summary,
    responses: { 200: success(schema, undefined), ...references(EVERYWHERE) },
  };
}

function success(schema: JsonSchema, example: Example | undefined) {
  const examples =
    example === undefined
      ? {}
      : {
          examples: {
            real: {
              summary: example.shortened ? 'A real answer, cut after its first record' : 'A real answer',
              value: example.value,
            },
          },
        };
  return {
    description: 'Success.',
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
    content: { 'application/json': { schema, ...examples } },
  };
}

function references(statuses: readonly number[]) {
  return {
    304: { $ref: '#/components/responses/NotModified' },
    ...Object.fromEntries(
      statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
    ),
  };
}
