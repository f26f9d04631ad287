// Writes the description for programs and people in OpenAPI 3.1. It is small, with one media type and the exact schema for each response,
// and filters as one parameter.

import type { Engine } from '../../engine/answers/engine.js';
import type { ModelShape } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { isCounted, isOnRecords, mediaTypeOf, type Operation } from '../../engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import {
  type JsonSchema,
  leanShapeSchema,
  shapeName,
  shapesWithin,
} from '../../engine/schema/shape-schema.js';
import { describeBatch } from './describe-batch.js';
import {
  byName,
  type DescribedDocument,
  type DescribedService,
  documentParameters,
  operationTag,
  pathsOf,
  SERVERS,
  SERVICE_TAG,
  tagsOf,
} from './described-service.js';
import {
  answerSchema,
  documentComponents,
  type HeaderName,
  headerComponents,
  headerRefs,
  operationDescription,
} from './document-schemas.js';
import { createLeanParameters } from './lean-parameters.js';
import {
  describedProblem,
  type Example,
  exampleOf,
  PROBLEM,
  problemName,
  problemResponses,
  problemSchema,
  responseRef,
} from './problem-responses.js';

/** An operation for people and generators has one media type, its exact schema, a missing record, and one entry for all other failures. */
const OTHER_FAILURES = { default: responseRef(PROBLEM) };

/** In characters. */
const LARGEST_EXAMPLE = 800;

function* leanOperation(
  engine: Engine,
  operation: Operation,
  parameters: ReturnType<typeof createLeanParameters>,
): YieldingWork<object> {
  const example = yield* usedExample(engine, operation);
  return {
    operationId: operation.id,
    tags: [operationTag(operation)],
    summary: operation.summary.en,
    // The schema describes the relations.
    description: operation.sameAs === undefined ? operation.description.en : operationDescription(operation),
    parameters: parameters.of(operation, example?.arguments ?? NO_ARGUMENTS),
    responses: {
      200: leanSuccess(
        { schema: answerSchema(operation), type: mediaTypeOf(operation) },
        headersOf(operation),
        shownExample(operation, example),
      ),
      ...leanFailures(operation.mayMiss ? [404] : []),
    },
  };
}

function leanFixedDocument(document: DescribedDocument) {
  const { id, summary, description, schema, type } = document;
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary,
    description,
    ...(document.parameters && { parameters: documentParameters(document) }),
    responses: {
      200: leanSuccess({ schema, type: type ?? 'application/json' }, []),
      ...leanFailures([]),
    },
  };
}

/** Writing whole lists takes long, and the example would use none of it. */
function* usedExample(engine: Engine, operation: Operation): YieldingWork<Example | undefined> {
  const isUsed =
    operation.result === 'one' || operation.parameters.some((parameter) => parameter.in === 'path');
  return isUsed ? yield* exampleOf(engine, operation) : undefined;
}

/** A record by id shows the form of a family. More examples would make the description slow to load. */
function shownExample({ result }: Operation, example: Example | undefined): unknown {
  if (result !== 'one' || example === undefined) return undefined;
  return JSON.stringify(example.value).length <= LARGEST_EXAMPLE ? example.value : undefined;
}

interface LeanContent {
  readonly schema: JsonSchema;
  readonly type: string;
}

function leanSuccess({ schema, type }: LeanContent, headers: readonly HeaderName[], example?: unknown) {
  return {
    description: 'Success.',
    ...(headers.length === 0 ? {} : { headers: headerRefs(...headers) }),
    content: { [type]: { schema, ...(example === undefined ? {} : { example }) } },
  };
}

/** The headers that differ between responses. The common entity tag is described once. */
function headersOf(operation: Operation): readonly HeaderName[] {
  if (operation.result === 'page') return ['X-Total-Count', 'Link'];
  return isCounted(operation) ? ['X-Total-Count'] : [];
}

function leanFailures(statuses: readonly number[]) {
  return {
    ...byName(statuses, String, (status) => responseRef(problemName(status))),
    ...OTHER_FAILURES,
  };
}

/** Pages about the parts that this description leaves out. */
interface LeanLinks {
  readonly documentation: string;
  readonly tables: string;
  readonly maps: string;
  /** The description that has every parameter and form. */
  readonly full: string;
}

const HEADERS: readonly HeaderName[] = ['X-Total-Count', 'Link', 'Retry-After'];

export function* leanDocument(service: DescribedService, links: LeanLinks) {
  const { about, model, operations, engine } = service;
  const shapes = new Set<ModelShape>(
    operations.filter(isOnRecords).flatMap(({ shape }) => [...shapesWithin(shape)]),
  );
  const parameters = createLeanParameters(links);
  const describing = {
    operation: (operation: Operation) => leanOperation(engine, operation, parameters),
    document: leanFixedDocument,
    batch: (batch: BatchOperation) => describeBatch(service, batch, OTHER_FAILURES, false),
  };
  const paths = yield* pathsOf(service, describing);
  yield;
  return {
    openapi: '3.1.1',
    info: { ...about, description: `${about.description}\n\n${formsNote(links)}` },
    servers: SERVERS,
    security: [],
    tags: tagsOf(model),
    paths,
    components: {
      schemas: {
        ...byName(shapes, shapeName, leanShapeSchema),
        ...documentComponents(operations),
        [PROBLEM]: problemSchema,
      },
      parameters: parameters.components(),
      responses: {
        ...problemResponses([404]),
        [PROBLEM]: describedProblem('Any other error; `status` and `type` identify it.', true),
      },
      headers: headerComponents(...HEADERS),
    },
  };
}

const formsNote = ({ documentation, tables, maps, full }: LeanLinks) =>
  `Every successful response has an \`ETag\`. A request with it in \`If-None-Match\` returns 304 without a body if the response has not changed. Responses are described as JSON; with \`format\`, most are also available as [tables](${tables}), [maps](${maps}) or lines. ` +
  `The [full description](${full}) covers \`fields\`, \`expand\`, \`relations\` and every filter. The [guides](${documentation}) explain the rest.`;
