// Responds to a failed request with a problem, and reports our own failures.
import { randomUUID } from 'node:crypto';
import type { Observer } from '../observe/observer.js';
import { BodyAborted } from './bodies/body-errors.js';
import type { AtlasResponse } from './fast-path/atlas-response.js';
import { passOverBody } from './gate.js';
import type { ReadyResponse } from './responses/ready-response.js';
import type { Replies } from './responses/replies.js';
import { headersOfError, problemOfError } from './unanswered.js';

export function answerFailure(
  error: unknown,
  response: AtlasResponse,
  replies: Replies,
  observer: Observer,
  write: (ready: ReadyResponse) => void,
): void {
  if (error instanceof BodyAborted) return;
  if (response.headersSent) response.destroy();
  const found = problemOfError(error);
  const isOurs = found.name === 'internal-error';
  const isUnmarked = isOurs && response.requestId === undefined;
  // So that the client's report leads to the log line.
  if (isUnmarked) response.requestId = randomUUID();
  const mark = isUnmarked ? ['x-request-id', response.requestId as string] : [];
  if (!response.req.complete) passOverBody(response.req, response);
  if (!response.destroyed) write(replies.problem(response, found, [...mark, ...headersOfError(error)]));
  if (isOurs) observer.failed(error, response);
}
