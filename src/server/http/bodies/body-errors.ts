// The reasons why a body is not read. Each is thrown, and the error handler sends its problem.
import { messages } from '../../../engine/problems/messages.js';
import { type Problem, problem } from '../../../engine/problems/problem.js';
import type { ProblemName } from '../../../engine/problems/problems.js';
import type { Localized } from '../../../engine/text/localized.js';
import type { FlatHeaders } from '../connections/node-response.js';

export class BodyRefused extends Error {
  constructor(
    readonly problem: Problem,
    readonly headers: FlatHeaders = [],
  ) {
    super(problem.name);
  }
}

/** The connection ended before the body. No client remains, and the service has not failed. */
export class BodyAborted extends Error {}

/** In seconds, after which there may be room again. */
export const RETRY_AFTER = 5;

const refused = (name: ProblemName, detail: Localized, headers?: FlatHeaders) =>
  new BodyRefused(problem(name, detail), headers);

export const codedBody = () => refused('unsupported-media-type', messages.codedBody());

export const foreignCharset = (charset: string) =>
  refused('unsupported-media-type', messages.foreignCharset(charset));

/** `byte` is the position of the first invalid byte, from 1. */
export const notInCharset = (charset: string, byte: number) =>
  refused('bad-request', messages.notInCharset(charset, byte));

export const foreignType = (accepted: readonly string[]) =>
  refused('unsupported-media-type', messages.unsupportedMediaType(accepted));

export const largeBody = (limit: number) => refused('body-too-large', messages.bodyTooLarge(limit));

export const noRoomForBody = () =>
  refused('unavailable', messages.tooManyBodies(RETRY_AFTER), ['retry-after', String(RETRY_AFTER)]);
