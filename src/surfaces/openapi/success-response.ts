// A success as OpenAPI describes it: every form it comes in, and its headers.
import { formats } from '../../engine/formats/index.js';
import {
  isCounted,
  isOnRecords,
  mediaTypeOf,
  type Operation,
  type RecordOperation,
} from '../../engine/operations/operation.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { pickedRef } from '../../engine/schema/picked-schema.js';
import { answerSchema, documentSchema, pickedAnswerSchema } from './answer-schema.js';
import type { Example } from './example.js';
import { type HeaderName, headerRefs } from './response-headers.js';

export function successResponse(operation: Operation, example: Example | undefined) {
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

export function documentResponse(schema: JsonSchema, type = 'application/json') {
  return {
    description: 'Success.',
    headers: headerRefs('ETag', 'Atlas-Edition'),
    content: { [type]: { schema } },
  };
}

/** In characters, and in entries: borders have thousands of points. */
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
