// Failures as OpenAPI responses: one for each status of the closed table.
import { PROBLEMS_AT } from '../problems/problem.js';
import { type ProblemKind, problems } from '../problems/problems.js';
import { exactObject, type JsonSchema } from '../schema/json-schema.js';

export const PROBLEM = 'Problem';

const described = Object.entries<ProblemKind>(problems).filter(([, kind]) => kind.beforeAnyPath !== true);

const text: JsonSchema = { type: 'string' };

export const problemSchema: JsonSchema = {
  type: 'object',
  description:
    'Problem details as RFC 9457 has them. What is said in words is in Spanish where `Accept-Language` prefers it, else in English; `Content-Language` tells which.',
  properties: {
    type: {
      enum: described.map(([name]) => `${PROBLEMS_AT}${name}`),
      description: 'Leads to the page of the problem.',
    },
    title: text,
    status: { type: 'integer', enum: statuses() },
    detail: { ...text, description: 'What was wrong and what would be right.' },
    instance: { ...text, description: 'The path that was asked for.' },
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
    nearest: { ...text, description: 'The nearest path that does exist.' },
    retired: exactObject({ by: text, reason: text }),
  },
  required: ['type', 'title', 'status', 'detail', 'instance'],
  additionalProperties: false,
};

export function statuses(): readonly number[] {
  return [...new Set(described.map(([, { status }]) => status))];
}

export function problemResponses() {
  return Object.fromEntries(
    statuses().map((status) => {
      const same = described.filter(([, kind]) => kind.status === status);
      const description = same.map(([name, { title }]) => `[${title}](${PROBLEMS_AT}${name}).`).join(' ');
      const schema = { $ref: `#/components/schemas/${PROBLEM}` };
      return [`Problem${status}`, { description, content: { 'application/problem+json': { schema } } }];
    }),
  );
}
