// An operation for people and generators: one media type, its exact schema, a missing record, and all other failures as one.
import type { Engine } from '../../engine/answers/engine.js';
import { isCounted, mediaTypeOf, type Operation } from '../../engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../engine/operations/request/arguments.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { answerSchema } from './answer-schema.js';
import { byName, type DescribedDocument, SERVICE_TAG, tagOf } from './described-service.js';
import { type Example, exampleOf } from './example.js';
import type { LeanParameters } from './lean-parameters.js';
import { operationDescription } from './operation-description.js';
import { PROBLEM, problemName, responseRef } from './problem-responses.js';
import { type HeaderName, headerRefs } from './response-headers.js';

export const OTHER_FAILURES = { default: responseRef(PROBLEM) };

/** In characters. */
const LARGEST_EXAMPLE = 800;

export function* leanOperation(
  engine: Engine,
  operation: Operation,
  parameters: LeanParameters,
): YieldingWork<object> {
  const example = yield* usedExample(engine, operation);
  return {
    operationId: operation.id,
    tags: [tagOf(operation)],
    summary: operation.summary.en,
    // The schema describes the relations.
    description: operation.sameAs === undefined ? operation.description.en : operationDescription(operation),
    parameters: parameters.of(operation, example?.arguments ?? NO_ARGUMENTS),
    responses: {
      200: successResponse(
        { schema: answerSchema(operation), type: mediaTypeOf(operation) },
        headersOf(operation),
        shownExample(operation, example),
      ),
      ...failures(operation.mayMiss ? [404] : []),
    },
  };
}

export function leanFixedDocument({ id, summary, description, schema, type }: DescribedDocument) {
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary,
    description,
    responses: {
      200: successResponse({ schema, type: type ?? 'application/json' }, []),
      ...failures([]),
    },
  };
}

/** Whole lists take long to write, and nothing of them would be used. */
function* usedExample(engine: Engine, operation: Operation): YieldingWork<Example | undefined> {
  const isUsed =
    operation.result === 'one' || operation.parameters.some((parameter) => parameter.in === 'path');
  return isUsed ? yield* exampleOf(engine, operation) : undefined;
}

/** A record by its id shows the form of a family; a description with more examples would be slow to load. */
function shownExample({ result }: Operation, example: Example | undefined): unknown {
  if (result !== 'one' || example === undefined) return undefined;
  return JSON.stringify(example.value).length <= LARGEST_EXAMPLE ? example.value : undefined;
}

interface Content {
  readonly schema: JsonSchema;
  readonly type: string;
}

function successResponse({ schema, type }: Content, headers: readonly HeaderName[], example?: unknown) {
  return {
    description: 'Success.',
    ...(headers.length === 0 ? {} : { headers: headerRefs(...headers) }),
    content: { [type]: { schema, ...(example === undefined ? {} : { example }) } },
  };
}

/** The headers that differ among responses; the entity tag that all have is described once, for all. */
function headersOf(operation: Operation): readonly HeaderName[] {
  if (operation.result === 'page') return ['X-Total-Count', 'Link'];
  return isCounted(operation) ? ['X-Total-Count'] : [];
}

function failures(statuses: readonly number[]) {
  return {
    ...byName(statuses, String, (status) => responseRef(problemName(status))),
    ...OTHER_FAILURES,
  };
}
