// Binds every operation of the table to its path; no path is written by hand.
import type { FastifyInstance } from 'fastify';
import type { Answer } from '../operations/answer.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import { readArguments } from '../operations/read-arguments.js';
import { matchCondition, type Tagger } from './entity-tag.js';
import { JSON_TYPE, type Replies } from './replies.js';

export interface OperationSource {
  readonly operations: readonly Operation[];
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  readonly tag: Tagger;
}

export function bindOperations(
  server: FastifyInstance,
  replies: Replies,
  { operations, answer, tag }: OperationSource,
): void {
  for (const operation of operations) {
    server.route<{ Params: Record<string, string>; Querystring: URLSearchParams }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const read = readArguments(operation.parameters, { path: request.params, query: request.query });
        if ('problem' in read) return replies.problem(reply, read.problem);
        const etag = tag(operation, read.arguments);
        const condition = matchCondition(request.headers['if-none-match'], etag);
        if (condition === 'matches') return replies.notModified(reply, etag);
        const answered = answer(operation, read.arguments);
        if ('problem' in answered) return replies.problem(reply, answered.problem);
        if (condition === 'any') return replies.notModified(reply, etag);
        return replies.content(reply, { type: JSON_TYPE, etag, body: answered.body });
      },
    });
  }
}
