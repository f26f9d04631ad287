// The result of the engine for a request, and the same as the content of a response.
import type { IncomingMessage } from 'node:http';
import type { Engine, Result, ResultBody } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { FlatHeaders, NodeResponse } from '../connections/node-response.js';
import type { FinishedResponse } from './finished-response.js';
import { operationHeaders } from './operation-headers.js';
import { JSON_TYPE } from './replies.js';

/** The page for people that shows the response of an operation, named by the surface that has such pages. In one edition. */
export type Alternates = (engine: Engine) => (operation: Operation) => Alternate | undefined;

/** The value of a Link header; undefined if there is no such page. */
export type Alternate = (args: Arguments) => string | undefined;

/** A request for an operation, as it was read, with the facts that follow from it alone. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly args: Arguments;
  /** The arguments without the format that the Accept header chose; undefined if it chose none. */
  readonly fallback?: Arguments | undefined;
  /** Its response has remarks that another request with the same arguments does not get. */
  readonly isRemarked?: boolean;
  /** Its response is true only at present. */
  readonly isMomentary?: boolean | undefined;
}

/** At once, or when its turn comes; then it settles when that is done. */
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
  /** With its request. */
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

  /** A format that is only accepted and cannot be had is not a fault: then it is JSON, as if nothing else had been accepted. */
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
