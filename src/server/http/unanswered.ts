// Chooses the problem for requests without a route and for errors on the way.

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { type Problem, problem } from '../../engine/problems/problem.js';
import { unreadableMessages } from '../../engine/problems/unreadable-messages.js';
import { type Client, shownAddress } from '../clients/clients.js';
import type { Observer, ResponseFacts } from '../observe/metrics.js';
import { BodyAborted, BodyRefused, RETRY_AFTER } from './bodies/body-errors.js';
import type { FlatHeaders, NodeResponse, ReadyResponse } from './connections/node-response.js';
import { passOverBody } from './gate.js';
import { type KnownPaths, pathOf } from './paths/known-paths.js';
import type { Replies } from './responses/replies.js';

/** Responds to an unknown path, a preflight, or a method that the path does not support. */
export function unroutedResponse(
  replies: Replies,
  paths: KnownPaths,
  response: ServerResponse,
): ReadyResponse {
  const { method = '', url } = response.req;
  const path = pathOf(url);
  const methods = paths.methodsAt(path);
  if (methods.size === 0) return replies.problem(response, unknownPath(paths, path));
  const allowed = [...methods, 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return replies.preflight(allowed);
  const detail = messages.methodNotAllowed(method, path, allowed);
  return replies.problem(response, problem('method-not-allowed', detail), ['allow', allowed]);
}

function unknownPath(paths: KnownPaths, path: string): Problem {
  const nearest = paths.nearest(path);
  if (nearest === undefined)
    return problem('unknown-path', messages.nothingAt(path, messages.pathsAreListed(API)));
  return problem('unknown-path', messages.nothingAt(path, messages.didYouMean(nearest)), { nearest });
}

/** Replaces a large response for which there is no room. Clients that read make room soon, and others are cut off. */
export function unavailableResponse(replies: Replies, response: ServerResponse): ReadyResponse {
  const detail = messages.tooMuchUnsent(RETRY_AFTER);
  return replies.problem(response, problem('unavailable', detail), ['retry-after', String(RETRY_AFTER)]);
}

/** The facts for metrics and the log. */
export const unreadable = ({ status }: Problem, { address }: Client): ResponseFacts => ({
  operation: 'unreadable',
  statusCode: status,
  cache: 'none',
  milliseconds: () => 0,
  method: () => '',
  client: () => shownAddress(address),
  requestId: undefined,
});

/** The problem of an error from Fastify or a handler. An error that the client did not cause is an internal one. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof BodyRefused) return error.problem;
  const { code = '', statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_BAD_URL') return problem('bad-encoding', messages.badPercentSign());
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE')
    return problem('unsupported-media-type', messages.unsupportedMediaType([]));
  if (code.startsWith('FST_ERR_CTP_') && statusCode === 400)
    return problem('bad-request', messages.unreadableBody());
  return problem('internal-error', messages.failed());
}

export const headersOfError = (error: unknown): FlatHeaders =>
  error instanceof BodyRefused ? error.headers : [];

/** The problem of a request that Node's parser could not read. Times are in seconds. */
export function problemOfFrame(
  { code }: NodeJS.ErrnoException,
  times: { readonly headersTimeout: number; readonly requestTimeout: number },
): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem('headers-too-large', unreadableMessages.headersTooLarge());
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem(
        'request-timeout',
        unreadableMessages.tooLate(times.headersTimeout, times.requestTimeout),
      );
    case 'HPE_INVALID_URL':
      return problem('bad-encoding', unreadableMessages.badCharacter());
    default:
      return problem('bad-request', unreadableMessages.malformed());
  }
}

/** Responds to a failed request with a problem, and reports internal failures. */
export function answerFailure(
  error: unknown,
  response: NodeResponse,
  replies: Replies,
  observer: Observer,
  write: (ready: ReadyResponse) => void,
): void {
  if (error instanceof BodyAborted) return;
  if (response.headersSent) response.destroy();
  const found = problemOfError(error);
  const isOurs = found.name === 'internal-error';
  const isUnmarked = isOurs && response.requestId === undefined;
  // With this id, a client's report leads to the line in the log.
  if (isUnmarked) response.requestId = randomUUID();
  const mark = isUnmarked ? ['x-request-id', response.requestId as string] : [];
  if (!response.req.complete) passOverBody(response.req, response);
  if (!response.destroyed) write(replies.problem(response, found, [...mark, ...headersOfError(error)]));
  if (isOurs) observer.failed(error, response);
}
