// Binds every operation of the table to its path; no path is written by hand.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Answer } from '../operations/answer.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import { readArguments } from '../operations/read-arguments.js';
import { matchCondition, type Tagger } from './entity-tag.js';
import { CACHED, CORS, JSON_TYPE } from './headers.js';
import { replyProblem } from './problem-reply.js';

export interface OperationSource {
  readonly operations: readonly Operation[];
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  readonly tag: Tagger;
}

export function bindOperations(server: FastifyInstance, { operations, answer, tag }: OperationSource): void {
  for (const operation of operations) {
    server.route<{ Params: Record<string, string>; Querystring: URLSearchParams }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const read = readArguments(operation.parameters, { path: request.params, query: request.query });
        if ('problem' in read) return replyProblem(reply, read.problem);
        const etag = tag(operation, read.arguments);
        const condition = matchCondition(request.headers['if-none-match'], etag);
        if (condition === 'matches') return notModified(reply, etag);
        const answered = answer(operation, read.arguments);
        if ('problem' in answered) return replyProblem(reply, answered.problem);
        if (condition === 'any') return notModified(reply, etag);
        return reply
          .headers({ ...CORS, 'cache-control': CACHED, etag, 'content-type': JSON_TYPE })
          .send(answered.body);
      },
    });
  }
}

export function notModified(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .code(304)
    .headers({ ...CORS, 'cache-control': CACHED, etag })
    .send();
}
