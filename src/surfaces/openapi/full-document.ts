// Writes the full description in OpenAPI 3.1, with every parameter, form and header as exactly as a schema can. Tests compare the service
// with it.

import { formats } from '../../engine/formats/index.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import {
  EVERYWHERE,
  failureStatuses,
  familyOf,
  isCounted,
  isOnRecords,
  mediaTypeOf,
  type Operation,
  type RecordOperation,
} from '../../engine/operations/operation.js';
import { pathComponents } from '../../engine/operations/options/path-schema.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import {
  familiesWithin,
  type JsonSchema,
  pickedName,
  pickedRef,
  pickedSchema,
  shapeName,
  shapeSchema,
  shapesWithin,
} from '../../engine/schema/shape-schema.js';
import { atStart } from '../../engine/text/fold.js';
import { BATCH_FAILURES, describeBatch } from './describe-batch.js';
import {
  byName,
  type DescribedDocument,
  type DescribedService,
  documentParameters,
  NOT_MODIFIED,
  operationTag,
  pathsOf,
  SERVERS,
  SERVICE_TAG,
  tagsOf,
} from './described-service.js';
import {
  answerSchema,
  documentComponents,
  documentSchema,
  everyHeader,
  type HeaderName,
  headerComponents,
  headerRefs,
  operationDescription,
  pickedAnswerSchema,
} from './document-schemas.js';
import {
  ANY_REQUEST,
  type Example,
  exampleOf,
  PROBLEM,
  problemName,
  problemResponses,
  problemSchema,
  responseRef,
} from './problem-responses.js';

/** A successful response with each of its forms and headers. */
function fullSuccess(operation: Operation, example: Example | undefined) {
  if (!isOnRecords(operation)) {
    const schema = documentSchema(operation);
    const described = documentResponse(schema);
    const json = { schema, ...examplesOf(example && withShortLists(example)) };
    return { ...described, content: { [mediaTypeOf(operation)]: json } };
  }
  return {
    description:
      'Success. JSON follows the contract, or the shape that `fields`, `expand` and `relations` define.',
    headers: headerRefs(...successHeaders(operation)),
    content: {
      'application/json': {
        schema: { anyOf: [answerSchema(operation), pickedAnswerSchema(operation)] },
        ...examplesOf(example),
      },
      ...otherForms(operation),
    },
  };
}

function successHeaders(operation: Operation): readonly HeaderName[] {
  const always: readonly HeaderName[] = ['ETag', 'Atlas-Edition', 'Atlas-Ignored', 'Content-Disposition'];
  if (operation.result === 'page') return [...always, 'X-Total-Count', 'Link'];
  return isCounted(operation) ? [...always, 'X-Total-Count'] : always;
}

function documentResponse(schema: JsonSchema, type = 'application/json') {
  return {
    description: 'Success.',
    headers: headerRefs('ETag', 'Atlas-Edition'),
    content: { [type]: { schema } },
  };
}

/** The limits in characters and in entries, because borders have thousands of points. */
const [LONGEST_DOCUMENT, LONGEST_LIST] = [4000, 4];

function withShortLists(example: Example): Example {
  if (JSON.stringify(example.value).length <= LONGEST_DOCUMENT) return example;
  const cut = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(cut);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]));
  };
  return { ...example, value: cut(example.value), shortened: true };
}

function examplesOf(example: Example | undefined) {
  if (example === undefined) return {};
  const summary = example.shortened ? 'Real response, lists shortened' : 'Real response';
  return { examples: { real: { summary, value: example.value } } };
}

function otherForms({
  family,
  result,
}: RecordOperation): Readonly<Record<string, { readonly schema: JsonSchema }>> {
  const others = formats.filter((format) => format.suits(family, result));
  return Object.fromEntries(
    others.flatMap(({ mediaType, schema }) =>
      schema === undefined
        ? []
        : [[mediaType.split(';', 1)[0], { schema: schema(result, pickedRef(family)) }]],
    ),
  );
}

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
    tags: [operationTag(operation)],
    summary: operation.summary.en,
    description: operationDescription(operation),
    parameters: [
      ...operation.parameters.map((parameter) =>
        describeParameter(parameter, example?.arguments.get(parameter)),
      ),
      ...(family === undefined ? [] : operation.options.map((parameter) => shared.refTo(family, parameter))),
    ],
    responses: { 200: fullSuccess(operation, example), ...failures(failureStatuses(operation)) },
  };
}

function describeDocument(document: DescribedDocument) {
  const { id, summary, description, schema, type } = document;
  return {
    operationId: id,
    tags: [SERVICE_TAG],
    summary,
    description,
    ...(document.parameters && { parameters: documentParameters(document) }),
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

/** Parameters beyond the contract, described once and referred to by operations. */
interface SharedParameters {
  readonly refTo: (family: ModelFamily, parameter: Parameter) => { readonly $ref: string };
  /** The parameters that were referred to, by name. */
  readonly components: () => Readonly<Record<string, object>>;
}

function createSharedParameters(): SharedParameters {
  const texts = new Map<string, string>();
  const described = new Map<string, object>();

  /** Most operations share one parameter. If they differ, each variant has a number. */
  function nameOf(base: string, text: string): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}${number}`;
      if (texts.get(name) === text || !texts.has(name)) return name;
    }
  }

  return {
    refTo: (family, parameter) => {
      const description = describeParameter(parameter);
      const text = JSON.stringify(description);
      const name = nameOf(baseName(family, parameter), text);
      texts.set(name, text);
      described.set(name, description);
      return { $ref: `#/components/parameters/${name}` };
    },
    components: () => Object.fromEntries(described),
  };
}

/** `City.population.gte` for `population[gte]`, and `near` for all families. */
function baseName({ record }: ModelFamily, { name, filter, type }: Parameter): string {
  const isOfFamily = filter !== undefined || type.isList === true;
  return isOfFamily ? `${record}.${name.replace(/\[(\w+)\]/, '.$1')}` : name;
}

function describeParameter({ name, in: place, required, about, type }: Parameter, example?: unknown) {
  const { schema } = type;
  return {
    name,
    in: place,
    required,
    description: atStart(about.en),
    // An array is written as its comma-separated parts.
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
