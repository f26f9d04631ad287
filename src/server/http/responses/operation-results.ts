// The result of the engine for a request, converted to the content of a response.
import type { IncomingMessage } from 'node:http';
import type { Engine, Result, ResultBody } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { FlatHeaders, NodeResponse } from '../connections/node-response.js';
import type { FinishedResponse } from './finished-response.js';
import { operationHeaders } from './operation-headers.js';
import { JSON_TYPE } from './replies.js';

/** Finds the page that shows the response of an operation, in one edition. The surface with such pages provides it. */
export type Alternates = (engine: Engine) => (operation: Operation) => Alternate | undefined;

/** The value of a Link header. Undefined if there is no such page. */
export type Alternate = (args: Arguments) => string | undefined;

/** A request for an operation after parsing, with the facts that follow from it. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly args: Arguments;
  /** The arguments without the format from the Accept header. Undefined if that header chose none. */
  readonly fallback?: Arguments | undefined;
  /** The response has remarks that other requests with the same arguments do not get. */
  readonly isRemarked?: boolean;
  /** The response is true only at present. */
  readonly isMomentary?: boolean | undefined;
}

/** Responds at once or in turn. The promise settles when the response is done. */
export type Respond = (
  requested: OperationRequest,
  request: IncomingMessage,
  response: NodeResponse,
) => Promise<void> | undefined;

/** Whether caches may store the response, and whether its date shows its age. */
export const storing = ({ fallback, isMomentary = false }: OperationRequest) => ({
  unstored: fallback !== undefined || isMomentary,
  undated: isMomentary,
});

interface OperationResults {
  /** Returns the result with the request that led to it. */
  readonly answerTo: (
    requested: OperationRequest,
  ) => YieldingWork<{ readonly requested: OperationRequest; readonly answered: Result }>;
  readonly headersOf: (requested: OperationRequest, answered: ResultBody) => FlatHeaders;
  readonly contentOf: (
    requested: OperationRequest,
    answered: ResultBody,
    tag: string,
  ) => ConstructorParameters<typeof FinishedResponse>[1];
}

export function createOperationResults(engine: Engine, alternates: Alternates | undefined): OperationResults {
  const alternateOf = alternates?.(engine);

  /** If an accepted format is not possible, the result is JSON as without the header. */
  function* answerTo(
    requested: OperationRequest,
  ): YieldingWork<{ requested: OperationRequest; answered: Result }> {
    const { operation, args, fallback } = requested;
    const answered = yield* engine.answerInSteps(operation, args);
    if (!('problem' in answered) || fallback === undefined) return { requested, answered };
    return yield* answerTo({ ...requested, args: fallback, fallback: undefined });
  }

  const headersOf = ({ operation, args, fallback }: OperationRequest, answered: ResultBody) =>
    operationHeaders(fallback ?? args, answered, alternateOf?.(operation)?.(args));

  function contentOf(requested: OperationRequest, answered: ResultBody, tag: string) {
    const { body, shared = false, type = JSON_TYPE } = answered;
    return {
      operation: requested.operation.id,
      tag,
      type,
      body,
      shared,
      ...storing(requested),
      headers: headersOf(requested, answered),
    };
  }

  return { answerTo, headersOf, contentOf };
}
