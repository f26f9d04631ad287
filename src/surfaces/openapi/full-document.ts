// The full description, OpenAPI 3.1: every parameter, form and header of every operation, as exactly as a schema can. Tests hold the service to it.
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { EVERYWHERE, failureStatuses } from '../../engine/operations/failure-statuses.js';
import { familyOf, isOnRecords, type Operation } from '../../engine/operations/operation.js';
import { pathComponents } from '../../engine/operations/options/path-schema.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { familiesWithin, pickedName, pickedSchema } from '../../engine/schema/picked-schema.js';
import { shapeName, shapeSchema, shapesWithin } from '../../engine/schema/shape-schema.js';
import { documentComponents } from './answer-schema.js';
import { BATCH_FAILURES, describeBatch } from './describe-batch.js';
import { describeParameter } from './describe-parameter.js';
import {
  byName,
  type DescribedDocument,
  type DescribedService,
  NOT_MODIFIED,
  pathsOf,
  SERVERS,
  SERVICE_TAG,
  tagOf,
  tagsOf,
} from './described-service.js';
import { exampleOf } from './example.js';
import { operationDescription } from './operation-description.js';
import {
  ANY_REQUEST,
  PROBLEM,
  problemName,
  problemResponses,
  problemSchema,
  responseRef,
} from './problem-responses.js';
import { everyHeader, headerComponents } from './response-headers.js';
import { createSharedParameters, type SharedParameters } from './shared-parameters.js';
import { documentResponse, successResponse } from './success-response.js';

export function* fullDocument(service: DescribedService) {
  const { about, model, operations, engine } = service;
  const onRecords = operations.filter(isOnRecords);
  const shapes = new Set(onRecords.flatMap(({ shape }) => [...shapesWithin(shape)]));
  const picked = new Set(onRecords.flatMap(({ family }) => [...familiesWithin(family)]));
  const shared = createSharedParameters();
  const describing = {
    operation: (operation: Operation) => describeOperation(operation, engine, shared),
    document: describeDocument,
    batch: (batch: BatchOperation) =>
      describeBatch(service, batch, problemRefs([...BATCH_FAILURES, ...EVERYWHERE]), true),
  };
  const paths = yield* pathsOf(service, describing);
  yield;
  return {
    openapi: '3.1.1',
    info: about,
    servers: SERVERS,
    security: [],
    tags: tagsOf(model),
    paths,
    components: {
      schemas: {
        ...byName(shapes, shapeName, shapeSchema),
        ...byName(picked, pickedName, pickedSchema),
        ...pathComponents(model.families),
        ...documentComponents(operations),
        [PROBLEM]: problemSchema,
      },
      parameters: shared.components(),
      responses: { NotModified: NOT_MODIFIED, ...problemResponses() },
      headers: headerComponents(...everyHeader),
    },
  };
}

function* describeOperation(
  operation: Operation,
  engine: DescribedService['engine'],
  shared: SharedParameters,
): YieldingWork<object> {
  const example = yield* exampleOf(engine, operation);
  const family = familyOf(operation);
  return {
    operationId: operation.id,
    tags: [tagOf(operation)],
    summary: operation.summary.en,
    description: operationDescription(operation),
    parameters: [
      ...operation.parameters.map((parameter) =>
        describeParameter(parameter, example?.arguments.get(parameter)),
      ),
      ...(family === undefined ? [] : operation.options.map((parameter) => shared.refTo(family, parameter))),
    ],
    responses: { 200: successResponse(operation, example), ...failures(failureStatuses(operation)) },
  };
}

function describeDocument({ id, summary, description, schema, type }: DescribedDocument) {
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary,
    description,
    responses: { 200: documentResponse(schema, type), ...failures(EVERYWHERE) },
  };
}

function failures(statuses: readonly number[]) {
  return { 304: responseRef('NotModified'), ...problemRefs(statuses) };
}

function problemRefs(statuses: readonly number[]) {
  const all = [...new Set([...statuses, ...ANY_REQUEST])].sort();
  return byName(all, String, (status) => responseRef(problemName(status)));
}
