// The table of operations as an OpenAPI 3.1 description: derived, so that it cannot say anything else than the service does.
import type { Model } from '../model/model.js';
import type { Engine } from '../operations/engine.js';
import { EVERYWHERE, failureStatuses } from '../operations/failure-statuses.js';
import type { Operation } from '../operations/operation.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { familiesWithin, pickedName, pickedSchema } from '../schema/picked-schema.js';
import { shapeName, shapeSchema, shapesWithin } from '../schema/shape-schema.js';
import { type AskedParameters, createAskedParameters } from './asked-parameters.js';
import { describeParameter } from './describe-parameter.js';
import { exampleOf } from './example.js';
import { PROBLEM, problemResponses, problemSchema } from './problem-responses.js';
import { documentResponse, successHeaders, successResponse } from './success-response.js';

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
  const picked = new Set(operations.flatMap(({ family }) => [...familiesWithin(family)]));
  const asked = createAskedParameters();
  const paths = Object.fromEntries(
    operations.map((operation) => [operation.path, { get: describe(operation, engine, asked) }]),
  );
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
      ...paths,
      ...Object.fromEntries(
        documents.map((document) => [document.path, { get: describeDocument(document) }]),
      ),
    },
    components: {
      schemas: {
        ...Object.fromEntries([...shapes].map((shape) => [shapeName(shape), shapeSchema(shape)])),
        ...Object.fromEntries([...picked].map((family) => [pickedName(family), pickedSchema(family)])),
        [PROBLEM]: problemSchema,
      },
      parameters: asked.components(),
      responses: {
        NotModified: { description: 'The copy the client holds, named by `If-None-Match`, is still right.' },
        ...problemResponses(),
      },
      headers: successHeaders,
    },
  };
}

const SERVICE = 'Service';

function describe(operation: Operation, engine: Engine, asked: AskedParameters) {
  const example = exampleOf(engine, operation);
  return {
    operationId: operation.id,
    tags: [operation.owner.record],
    summary: operation.summary,
    ...(operation.sameAs === undefined ? {} : { description: `Another name of \`${operation.sameAs}\`.` }),
    parameters: [
      ...operation.parameters.map((parameter) =>
        describeParameter(parameter, example?.arguments[parameter.name]),
      ),
      ...operation.asks.parameters.map((parameter) => asked.refTo(operation.family, parameter)),
    ],
    responses: {
      200: successResponse(operation, example),
      ...references(failureStatuses(operation)),
    },
  };
}

function describeDocument({ id, summary, schema }: DescribedDocument) {
  return {
    operationId: id,
    tags: [SERVICE],
    summary,
    responses: { 200: documentResponse(schema), ...references(EVERYWHERE) },
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
