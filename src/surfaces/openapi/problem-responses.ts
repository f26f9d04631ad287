// Describes failures as OpenAPI responses, one for each status of the closed table.

import type { Engine } from '../../engine/answers/engine.js';
import { examplesIn, mediaTypeOf, type Operation } from '../../engine/operations/operation.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import { PROBLEMS_AT } from '../../engine/problems/problem.js';
import { type ProblemKind, problems } from '../../engine/problems/problems.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { text } from '../../engine/schema/plain-schemas.js';
import { exactObject, type JsonSchema } from '../../engine/schema/shape-schema.js';
import { headerRefs } from './document-schemas.js';

/** A working request for each operation with its real response. */
export interface Example {
  readonly arguments: Arguments;
  readonly value: unknown;
  /** Lists are cut after their first record. */
  readonly shortened: boolean;
}

/** How many records are tried for an example that is small enough to read. */
const MOST_CANDIDATES = 40;
const SMALL_ENOUGH = 2500;
/** Enough rows for those candidates. */
const ROWS = 400;
/** In bytes. A larger example is too long for a step and for a reader. */
const LARGEST_EXAMPLE = 100_000;

const decoder = new TextDecoder();

/** Undefined for a response that is a picture. */
export function* exampleOf(engine: Engine, operation: Operation): YieldingWork<Example | undefined> {
  if (!mediaTypeOf(operation).endsWith('json')) return undefined;
  const candidates = examplesIn(engine.catalog, operation, ROWS).slice(0, MOST_CANDIDATES);
  let best: { args: Arguments; body: Uint8Array } | undefined;
  for (const args of candidates) {
    yield;
    const answered = yield* engine.answerInSteps(operation, args);
    if ('problem' in answered || answered.body.length <= 2) continue;
    if (best === undefined || answered.body.length < best.body.length) best = { args, body: answered.body };
    if (best.body.length <= SMALL_ENOUGH) break;
  }
  if (best === undefined) return undefined;
  yield;
  if (best.body.length > LARGEST_EXAMPLE) return yield* firstSuccess(engine, operation, best.args);
  const value: unknown = JSON.parse(decoder.decode(best.body));
  const shortened = Array.isArray(value) && value.length > 1;
  return { arguments: best.args, value: shortened ? value.slice(0, 1) : value, shortened };
}

/** The first record of a long list. */
function* firstSuccess(
  engine: Engine,
  operation: Operation,
  args: Arguments,
): YieldingWork<Example | undefined> {
  const { parameters, options } = operation;
  const limit = [...parameters, ...options].find(({ name }) => name === 'limit');
  const answered =
    limit && (yield* engine.answerInSteps(operation, args.with(limit as Parameter<number>, 1)));
  if (answered === undefined || 'problem' in answered) return undefined;
  return { arguments: args, value: JSON.parse(decoder.decode(answered.body)), shortened: true };
}

export const PROBLEM = 'Problem';

/** Problems of any request: unreadable, late, too long. */
export const ANY_REQUEST: readonly number[] = [
  problems['bad-request'].status,
  problems['request-timeout'].status,
  problems['value-too-long'].status,
];

const kinds = Object.entries<ProblemKind>(problems);

export const problemSchema: JsonSchema = {
  type: 'object',
  description:
    'Problem details (RFC 9457). Texts are in Spanish if `Accept-Language` prefers it, otherwise in English; `Content-Language` contains the language.',
  properties: {
    type: {
      type: 'string',
      enum: kinds.map(([name]) => `${PROBLEMS_AT}${name}`),
      description: 'Path of the page that explains the problem.',
    },
    title: text,
    status: { type: 'integer', enum: statuses() },
    detail: { ...text, description: 'The error, and how to correct it.' },
    instance: { ...text, description: 'The requested path.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          parameter: text,
          value: { type: ['string', 'null'] },
          message: text,
          allowed: { type: 'array', items: text },
        },
        required: ['parameter', 'value', 'message'],
        additionalProperties: false,
      },
    },
    nearest: { ...text, description: 'The nearest path that exists.' },
    retired: exactObject({
      by: {
        type: ['string', 'null'],
        description: 'Path of the record that replaces it; null if there is none.',
      },
      reason: text,
    }),
  },
  required: ['type', 'title', 'status', 'detail', 'instance'],
  additionalProperties: false,
};

function statuses(): readonly number[] {
  return [...new Set(kinds.map(([, { status }]) => status))];
}

/** Problems with a time to wait. */
const RETRIED: readonly number[] = [problems['too-many-requests'].status, problems.unavailable.status];

export const problemName = (status: number): string => `${PROBLEM}${status}`;

/** A response for each of these statuses, by its name. */
export function problemResponses(described: readonly number[] = statuses()) {
  return Object.fromEntries(
    described.map((status) => {
      const same = kinds.filter(([, kind]) => kind.status === status);
      const description = same.map(([name, { title }]) => `[${title.en}](${PROBLEMS_AT}${name}).`).join(' ');
      return [problemName(status), describedProblem(description, RETRIED.includes(status))];
    }),
  );
}

export function describedProblem(description: string, mayRetry: boolean) {
  return {
    description,
    ...(mayRetry ? { headers: headerRefs('Retry-After') } : {}),
    content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${PROBLEM}` } } },
  };
}

export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });
