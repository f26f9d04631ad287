// The description that programs and people read, OpenAPI 3.1: small, one media type for each response, its exact schema, filters as one parameter.
import type { ModelShape } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { isOnRecords, type Operation } from '../../engine/operations/operation.js';
import { leanShapeSchema } from '../../engine/schema/lean-shape-schema.js';
import { shapeName, shapesWithin } from '../../engine/schema/shape-schema.js';
import { documentComponents } from './answer-schema.js';
import { describeBatch } from './describe-batch.js';
import { byName, type DescribedService, pathsOf, SERVERS, tagsOf } from './described-service.js';
import { leanFixedDocument, leanOperation, OTHER_FAILURES } from './lean-operation.js';
import { createLeanParameters } from './lean-parameters.js';
import { PROBLEM, problemResponse, problemResponses, problemSchema } from './problem-responses.js';
import { type HeaderName, headerComponents } from './response-headers.js';

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
        [PROBLEM]: problemResponse('Any other error; `status` and `type` identify it.', true),
      },
      headers: headerComponents(...HEADERS),
    },
  };
}

const formsNote = ({ documentation, tables, maps, full }: LeanLinks) =>
  `Every successful response has an \`ETag\`. A request with it in \`If-None-Match\` returns 304 without a body if the response has not changed. Responses are described as JSON; with \`format\`, most are also available as [tables](${tables}), [maps](${maps}) or lines. ` +
  `The [full description](${full}) covers \`fields\`, \`expand\`, \`relations\` and every filter. The [guides](${documentation}) explain the rest.`;
