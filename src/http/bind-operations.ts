// Binds every operation of the table to its path; no path is written by hand. What is worth keeping is finished once.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OtherFormat } from '../formats/formats.js';
import type { Answer, Success } from '../operations/engine.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import { readArguments } from '../operations/read-arguments.js';
import type { Problem } from '../problems/problem.js';
import type { AtlasResponse } from './atlas-response.js';
import { matchTag, tagOf } from './entity-tag.js';
import { type Content, FinishedAnswer, type Finishing, varyOf } from './finished-answer.js';
import type { KeptAnswers } from './kept-answers.js';
import type { KnownUrls } from './known-urls.js';
import { pageHeaders } from './page-headers.js';
import { preferredFormats } from './preferred-formats.js';
import { JSON_TYPE } from './replies.js';

export interface OperationSource {
  readonly operations: readonly Operation[];
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  /** Stands for the dataset, the model and the renderer together. */
  readonly fingerprint: string;
}

/** A request that was read: what it asks for, and how. */
interface Asked {
  readonly operation: Operation;
  readonly args: Arguments;
  /** As it came. */
  readonly query: string;
  /** The form that its Accept field chose; undefined where that is JSON, or where the query decides. */
  readonly accepted: OtherFormat | undefined;
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

  function respond(asked: Asked, request: IncomingMessage, response: AtlasResponse): void {
    const { operation, accepted } = asked;
    if (!operation.keepable) {
      respondOnce(asked, request, response);
      return;
    }
    const key = keptUnder(asked);
    const known = kept.get(key);
    const ready = known && kept.use(known);
    response.cache = ready === undefined ? 'miss' : 'hit';
    const finished = ready ?? finish(asked);
    if ('problem' in finished) replies.problem(response, finished.problem);
    else {
      const entry = known ?? kept.keep(key, finished);
      if (accepted === undefined) urls.learn(request.url as string, entry);
      finished.send(request.headers, response);
    }
  }

  function finish(asked: Asked): FinishedAnswer | { readonly problem: Problem } {
    const answered = answerTo(asked);
    if ('problem' in answered) return answered;
    return new FinishedAnswer(finishing, contentOf(asked, answered, tagOfAnswer(asked)));
  }

  /** There is no end of keywords, so nothing is kept; a client's own copy is recognised before any search. */
  function respondOnce(asked: Asked, request: IncomingMessage, response: AtlasResponse): void {
    const tag = tagOfAnswer(asked);
    const condition = matchTag(request.headers['if-none-match'], tag);
    if (condition.holds === 'yes') {
      const vary = varyOf(true, isNegotiated(asked));
      replies.notModified(response, replies.unmodifiedHeaders(condition.etag, vary));
      return;
    }
    const answered = answerTo(asked);
    if ('problem' in answered) {
      replies.problem(response, answered.problem);
      return;
    }
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const content = { ...contentOf(asked, answered, tag), varies: true };
    new FinishedAnswer(finishing, content).send(request.headers, response);
  }

  /** A form that is only accepted and cannot be had is no fault: then it is JSON. */
  function answerTo({ operation, args, accepted }: Asked): Answer {
    const answered = accepted && answer(operation, { ...args, format: accepted });
    return answered === undefined || 'problem' in answered ? answer(operation, args) : answered;
  }

  const tagOfAnswer = (asked: Asked) => tagOf(`${fingerprint} ${keyOf(asked)}`);

  function contentOf(asked: Asked, answered: Success, tag: string): Content {
    const { body, shared = false, type = JSON_TYPE, page } = answered;
    return {
      operation: asked.operation.id,
      tag,
      type,
      body,
      shared,
      negotiated: isNegotiated(asked),
      headers: page && pageHeaders(asked.query, page),
    };
  }

  for (const operation of operations) {
    server.route<{ Params: Record<string, string>; Querystring: string }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const response = reply.raw as AtlasResponse;
        response.operation = operation.id;
        const pairs = request.query === '' ? NO_QUERY : new URLSearchParams(request.query);
        const read = readArguments(operation, { path: request.params, query: pairs });
        if ('problem' in read) replies.problem(response, read.problem);
        else {
          const accepted = acceptedBy(request.raw, operation, read.arguments);
          respond({ operation, args: read.arguments, query: request.query, accepted }, request.raw, response);
        }
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }

  return (operation) => {
    const asked = { operation, args: {}, query: '', accepted: undefined };
    const takesNone = operation.parameters.every(({ required }) => !required);
    if (operation.keepable && takesNone && kept.get(keptUnder(asked)) === undefined) {
      const finished = finish(asked);
      if ('problem' in finished) return;
      kept.keep(keptUnder(asked), finished);
      finished.compressWell();
    }
  };
}

function acceptedBy(
  { headers }: IncomingMessage,
  { asks }: Operation,
  { format }: Arguments,
): OtherFormat | undefined {
  const offered = format === undefined ? asks.find('format')?.kind : undefined;
  if (offered?.is !== 'choice') return undefined;
  return preferredFormats(headers.accept).find((name) => offered.values.includes(name));
}

const isNegotiated = ({ args }: Asked) => args.format === undefined;

/** Equal for all requests with the same answer. */
const keyOf = ({ operation, args, accepted }: Asked) =>
  `${operation.id} ${JSON.stringify(args)} ${accepted ?? ''}`;

/** Pages lead to one another in the words of the request, so that each way to ask for one is kept by itself. */
const keptUnder = (asked: Asked) =>
  asked.operation.result === 'page' ? `${keyOf(asked)} ${asked.query}` : keyOf(asked);
