// Binds every operation of the table to its path; no path is written by hand. What is worth keeping is finished once.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '../operations/answer.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import { readArguments } from '../operations/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import type { AtlasResponse } from './atlas-response.js';
import { matchTag, tagOf } from './entity-tag.js';
import { FinishedAnswer, type Finishing } from './finished-answer.js';
import type { KeptAnswers } from './kept-answers.js';
import type { KnownUrls } from './known-urls.js';
import { JSON_TYPE } from './replies.js';

export interface OperationSource {
  readonly operations: readonly Operation[];
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  /** Stands for the dataset, the model and the renderer together. */
  readonly fingerprint: string;
}

const NO_QUERY: readonly (readonly [string, string])[] = [];

export function bindOperations(
  server: FastifyInstance,
  finishing: Finishing,
  kept: KeptAnswers,
  urls: KnownUrls,
  { operations, answer, fingerprint }: OperationSource,
): (operation: Operation) => void {
  const { replies } = finishing;

  function respond(
    operation: Operation,
    args: Arguments,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    const key = keyOf(operation, args);
    if (!operation.keepable) {
      respondOnce(operation, args, key, request, response);
      return;
    }
    const known = kept.get(key);
    const ready = known && kept.use(known);
    response.cache = ready === undefined ? 'miss' : 'hit';
    const finished = ready ?? finish(operation, args, key);
    if ('problem' in finished) replies.problem(response, finished.problem);
    else {
      urls.learn(request.url as string, known ?? kept.keep(key, finished));
      finished.send(request.headers, response);
    }
  }

  function finish(
    operation: Operation,
    args: Arguments,
    key: string,
  ): FinishedAnswer | { readonly problem: Problem } {
    const answered = answer(operation, args);
    if ('problem' in answered) return answered;
    const tag = tagOf(`${fingerprint} ${key}`);
    const shared = operation.result === 'one' || (operation.kind === 'list' && key === keyOf(operation, {}));
    return new FinishedAnswer(finishing, {
      operation: operation.id,
      tag,
      type: JSON_TYPE,
      body: answered.body,
      shared,
    });
  }

  /** There is no end of keywords, so nothing is kept; a client's own copy is recognised before any search. */
  function respondOnce(
    operation: Operation,
    args: Arguments,
    key: string,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    const tag = tagOf(`${fingerprint} ${key}`);
    const condition = matchTag(request.headers['if-none-match'], tag);
    if (condition.holds === 'yes') {
      replies.notModified(response, replies.unmodifiedHeaders(condition.etag, true));
      return;
    }
    const answered = answer(operation, args);
    if ('problem' in answered) {
      replies.problem(response, answered.problem);
      return;
    }
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const content = { operation: operation.id, tag, type: JSON_TYPE, body: answered.body, varies: true };
    new FinishedAnswer(finishing, content).send(request.headers, response);
  }

  for (const operation of operations) {
    const takesQuery = operation.parameters.some((parameter) => parameter.in === 'query');
    server.route<{ Params: Record<string, string>; Querystring: string }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const response = reply.raw as AtlasResponse;
        response.operation = operation.id;
        const query = takesQuery && request.query !== '' ? new URLSearchParams(request.query) : NO_QUERY;
        const read = readArguments(operation.parameters, { path: request.params, query });
        if ('problem' in read) replies.problem(response, read.problem);
        else respond(operation, read.arguments, request.raw, response);
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }

  return (operation) => {
    const key = keyOf(operation, {});
    const takesNone = operation.parameters.every(({ required }) => !required);
    if (operation.keepable && takesNone && kept.get(key) === undefined) {
      const finished = finish(operation, {}, key);
      if ('problem' in finished) return;
      kept.keep(key, finished);
      finished.compressWell();
    }
  };
}

const keyOf = (operation: Operation, args: Arguments) => `${operation.id} ${JSON.stringify(args)}`;
