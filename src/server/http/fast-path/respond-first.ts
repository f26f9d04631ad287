// The way of a request before Fastify: the gate, the cache of finished responses, then operations whose path needs no router.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Observer } from '../../observe/metrics.js';
import type { Connection } from '../connections/connections.js';
import { type Gate, passOverBody } from '../gate.js';
import { preferredFormats } from '../negotiation/preferred-formats.js';
import { type KnownPaths, pathOf } from '../paths/known-paths.js';
import { writeResponse } from '../responses/ready-response.js';
import { answerFailure, unroutedResponse } from '../unanswered.js';
import type { AtlasResponse } from './atlas-response.js';
import type { EditionResponses } from './edition-responses.js';
import type { AnswerUnrouted } from './serve-operations.js';

export type RespondFirst = (
  connection: Connection,
  request: IncomingMessage,
  response: AtlasResponse,
) => void;

interface RespondFirstParts {
  readonly gate: Gate;
  readonly paths: KnownPaths;
  readonly live: () => EditionResponses;
  readonly answerUnrouted: AnswerUnrouted;
  readonly observer: Observer;
  /** Fastify, for everything else. */
  readonly route: (request: IncomingMessage, response: ServerResponse) => void;
}

export function createRespondFirst({
  gate,
  paths,
  live,
  answerUnrouted,
  observer,
  route,
}: RespondFirstParts): RespondFirst {
  function answerRead(request: IncomingMessage, response: AtlasResponse): void {
    const fail = (error: unknown) =>
      answerFailure(error, response, live().replies, observer, (ready) => writeResponse(response, ready));
    try {
      const answered = answerUnrouted(request, response);
      if (answered === undefined) route(request, response);
      else answered.later?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  return (connection, request, response) => {
    connection.latest = response;
    connection.readUntilThen = request.socket.bytesRead;
    const { replies, cached } = live();
    const refusal = gate.refuse(connection, request, response);
    if (refusal !== undefined) {
      passOverBody(request, response);
      writeResponse(response, replies.problem(response, refusal.problem, refusal.headers));
      return;
    }
    const { method = '' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const isPlain = isRead && preferredFormats(request.headers.accept).length === 0;
    const ready = isPlain ? cached(request.url as string) : undefined;
    if (ready !== undefined) {
      response.operation = ready.operation;
      response.cache = 'hit';
      ready.send(request.headers, response);
    } else if (isRead) answerRead(request, response);
    else if (paths.methodsAt(pathOf(request.url)).has(method)) {
      if (request.headers.expect !== undefined) response.writeContinue();
      route(request, response);
    } else {
      passOverBody(request, response);
      writeResponse(response, unroutedResponse(replies, paths, response));
    }
  };
}
