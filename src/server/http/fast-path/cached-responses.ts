// Responses of operations that have a bounded number of them: finished once, cached, and found again by their URL.
import type { IncomingMessage } from 'node:http';
import type { Success } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../../engine/operations/request/arguments.js';
import type { Problem } from '../../../engine/problems/problem.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { tagOf } from '../responses/entity-tag.js';
import { FinishedResponse, type Finishing } from '../responses/finished-response.js';
import { writeResponse } from '../responses/ready-response.js';
import { JSON_TYPE } from '../responses/replies.js';
import type { AtlasResponse } from './atlas-response.js';
import type { OperationAnswers } from './operation-answers.js';
import { cacheKey, type OperationRequest, type Respond } from './operation-request.js';
import type { CachedResponse, ResponseCache } from './response-cache.js';
import type { UrlCache } from './url-cache.js';
import type { WorkInTurn } from './work-in-turn.js';

interface CachedResponses {
  readonly respond: Respond;
  readonly finishAhead: (operation: Operation) => YieldingWork<void>;
}

export function createCachedResponses(
  { answerTo, contentOf }: OperationAnswers,
  finishing: Finishing,
  { inTurn, charged }: WorkInTurn,
  cache: ResponseCache,
  urls: UrlCache,
): CachedResponses {
  const { replies } = finishing;

  function* finish(
    requested: OperationRequest,
  ): YieldingWork<FinishedResponse | { readonly problem: Problem }> {
    const { answered, requested: made } = yield* answerTo(requested);
    if ('problem' in answered) return answered;
    return new FinishedResponse(finishing, contentOf(made, answered, tagOfBytes(answered)));
  }

  function send(
    finished: FinishedResponse,
    entry: CachedResponse,
    { fallback, isRemarked }: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    // Ignored parameters are reported to this request alone.
    if (fallback === undefined && !isRemarked) urls.learn(request.url as string, entry);
    finished.send(request.headers, response);
  }

  function* make(
    key: string,
    requested: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): YieldingWork<void> {
    // Another that waited may have had it made.
    const added = cache.has(key) ? cache.get(key) : undefined;
    if (added?.response !== undefined) {
      send(added.response, added, requested, request, response);
      return;
    }
    const finished = yield* charged(response, finish(requested));
    if (finished === undefined) return;
    if ('problem' in finished) writeResponse(response, replies.problem(response, finished.problem));
    else send(finished, cache.add(key, finished), requested, request, response);
  }

  return {
    respond: (requested, request, response) => {
      const key = cacheKey(requested);
      const known = cache.get(key);
      const ready = known && cache.use(known);
      if (ready !== undefined) {
        response.cache = 'hit';
        send(ready, known as CachedResponse, requested, request, response);
        return undefined;
      }
      response.cache = 'miss';
      return inTurn(response, make(key, requested, request, response));
    },
    *finishAhead(operation) {
      const requested = { operation, args: NO_ARGUMENTS };
      const key = cacheKey(requested);
      const takesNone = operation.parameters.every(({ required }) => !required);
      if (!operation.cacheable || !takesNone || cache.has(key)) return;
      const finished = yield* finish(requested);
      if ('problem' in finished || cache.has(key)) return;
      const { response } = cache.add(key, finished);
      if (response !== undefined) finished.compressWell();
    },
  };
}

/** Follows the bytes, so that copies of unchanged responses stay valid in another edition; a total may change without them. */
const tagOfBytes = ({ body, type = JSON_TYPE, total }: Success) => tagOf(`${type} ${total} ${tagOf(body)}`);
