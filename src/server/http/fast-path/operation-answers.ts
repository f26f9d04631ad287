// The result of the engine for a request, and the same as the content of a response.
import type { Answer, Engine, Success } from '../../../engine/answers/engine.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { Alternates } from '../alternates.js';
import type { Content } from '../responses/finished-response.js';
import type { FlatHeaders } from '../responses/flat-headers.js';
import { JSON_TYPE } from '../responses/replies.js';
import { operationHeaders } from './operation-headers.js';
import { type OperationRequest, storing } from './operation-request.js';

export interface OperationAnswers {
  /** With its request. */
  readonly answerTo: (
    requested: OperationRequest,
  ) => YieldingWork<{ readonly requested: OperationRequest; readonly answered: Answer }>;
  readonly headersOf: (requested: OperationRequest, answered: Success) => FlatHeaders;
  readonly contentOf: (requested: OperationRequest, answered: Success, tag: string) => Content;
}

export function createOperationAnswers(engine: Engine, alternates: Alternates | undefined): OperationAnswers {
  const alternateOf = alternates?.(engine);

  /** A format that is only accepted and cannot be had is not a fault: then it is JSON, as if nothing else had been accepted. */
  function* answerTo(
    requested: OperationRequest,
  ): YieldingWork<{ requested: OperationRequest; answered: Answer }> {
    const { operation, args, fallback } = requested;
    const answered = yield* engine.answerInSteps(operation, args);
    if (!('problem' in answered) || fallback === undefined) return { requested, answered };
    return yield* answerTo({ ...requested, args: fallback, fallback: undefined });
  }

  const headersOf = ({ operation, args, fallback }: OperationRequest, answered: Success) =>
    operationHeaders(fallback ?? args, answered, alternateOf?.(operation)?.(args));

  function contentOf(requested: OperationRequest, answered: Success, tag: string): Content {
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
