// A success as OpenAPI describes it: every form it comes in, and what it says in its header fields.
import { formats } from '../formats/index.js';
import {
  isCounted,
  isOnRecords,
  mediaTypeOf,
  type Operation,
  type RecordOperation,
} from '../operations/operation.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { pickedRef } from '../schema/picked-schema.js';
import { answerSchema, documentSchema, pickedAnswerSchema } from './answer-schema.js';
import type { Example } from './example.js';
import { type HeaderName, headerRefs } from './response-headers.js';

export function successResponse(operation: Operation, example: Example | undefined) {
  if (!isOnRecords(operation)) {
    const schema = documentSchema(operation);
    const described = documentResponse(schema);
    const isReadable = JSON.stringify(example?.value ?? null).length <= LARGEST_DOCUMENT;
    const json = { schema, ...(isReadable ? examplesOf(example) : {}) };
    return { ...described, content: { [mediaTypeOf(operation)]: json } };
  }
  return {
    description:
      'Success. JSON is just as the contract has it, or as `fields`, `expand` and `relations` ask for it.',
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

/** Borders have thousands of points, of which no reader of a description looks at one; in characters. */
const LARGEST_DOCUMENT = 20_000;

function examplesOf(example: Example | undefined) {
  if (example === undefined) return {};
  const summary = example.shortened ? 'A real answer, cut after its first record' : 'A real answer';
  return { examples: { real: { summary, value: example.value } } };
}

function otherForms({
  family,
  result,
}: RecordOperation): Readonly<Record<string, { readonly schema: JsonSchema }>> {
  const others = formats.filter((format) => format.suits(family));
  return Object.fromEntries(
    others.flatMap(({ mediaType, schema }) =>
      schema === undefined
        ? []
        : [[mediaType.split(';', 1)[0], { schema: schema(result, pickedRef(family)) }]],
    ),
  );
}
