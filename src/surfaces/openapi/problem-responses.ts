// Failures as OpenAPI responses: one for each status of the closed table.
import { PROBLEMS_AT } from '../../engine/problems/problem.js';
import { type ProblemKind, problems } from '../../engine/problems/problems.js';
import { exactObject, type JsonSchema } from '../../engine/schema/json-schema.js';
import { headerRefs } from './document-schemas.js';

export const PROBLEM = 'Problem';

/** Problems of any request: unreadable, late, too long. */
export const ANY_REQUEST: readonly number[] = [
  problems['bad-request'].status,
  problems['request-timeout'].status,
  problems['value-too-long'].status,
];

const kinds = Object.entries<ProblemKind>(problems);
const text: JsonSchema = { type: 'string' };

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

/** Those of the table with a time to wait. */
const RETRIED: readonly number[] = [problems['too-many-requests'].status, problems.unavailable.status];

export const problemName = (status: number): string => `${PROBLEM}${status}`;

/** A response for each of these statuses, by its name. */
export function problemResponses(described: readonly number[] = statuses()) {
  return Object.fromEntries(
    described.map((status) => {
      const same = kinds.filter(([, kind]) => kind.status === status);
      const description = same.map(([name, { title }]) => `[${title.en}](${PROBLEMS_AT}${name}).`).join(' ');
      return [problemName(status), problemResponse(description, RETRIED.includes(status))];
    }),
  );
}

export function problemResponse(description: string, mayRetry: boolean) {
  return {
    description,
    ...(mayRetry ? { headers: headerRefs('Retry-After') } : {}),
    content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${PROBLEM}` } } },
  };
}

export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });
