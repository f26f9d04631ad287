// Responds to operations. Unlimited responses such as searches are not cached, and a client's copy is recognised before any work. Others
// are finished once and cached.
import type { IncomingMessage } from 'node:http';
import type { ResultBody } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../../engine/operations/request/parameter.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { SMALLEST } from '../compressor.js';
import { LARGE } from '../connections/connections.js';
import { type NodeResponse, writeResponse } from '../connections/node-response.js';
import { chooseCoding } from '../negotiation.js';
import type { createUrlCache, ResponseCache } from './cache.js';
import {
  entityTag,
  entityTags,
  FinishedResponse,
  type Finishing,
  isLarge,
  matchTag,
  tagAheadOf,
  tagOf,
  VARIES,
} from './finished-response.js';
import {
  type createOperationResults,
  type OperationRequest,
  type Respond,
  storing,
} from './operation-results.js';
import { JSON_TYPE, type Replies } from './replies.js';
import type { WorkInTurn } from './turns.js';

/** `editionTag` distinguishes the tags of one edition from those of another. */
export function createUncachedResponses(
  { answerTo, headersOf, contentOf }: ReturnType<typeof createOperationResults>,
  finishing: Finishing,
  { inTurn, charged }: WorkInTurn,
  editionTag: string,
): Respond {
  const { replies } = finishing;

  /** Small bodies have their own tags, because these have no coding. */
  const tagAhead = ({ operation, args }: OperationRequest, isLarge: boolean) =>
    tagAheadOf(editionTag, operation.id, args.key, isLarge);
  const tagsAhead = (requested: OperationRequest) => [
    entityTag(tagAhead(requested, false), 'identity'),
    ...entityTags(tagAhead(requested, true), ['quickly']),
  ];

  function* make(requested: OperationRequest, request: IncomingMessage, response: NodeResponse) {
    const finished = yield* charged(response, answerTo(requested));
    if (finished === undefined) return;
    const { answered, requested: made } = finished;
    if ('problem' in answered) {
      writeResponse(response, replies.problem(response, answered.problem));
      return;
    }
    if (sendWhole(made, answered, request, response)) return;
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const tag = tagAhead(made, isLarge(answered.body));
    const content = { ...contentOf(made, answered, tag), uncached: true };
    new FinishedResponse(finishing, content).send(request.headers, response);
  }

  /** Sends the most common kind of response, which is small, uncompressed and unconditional. Returns false for all others. */
  function sendWhole(
    requested: OperationRequest,
    answered: ResultBody,
    { headers: given }: IncomingMessage,
    response: NodeResponse,
  ): boolean {
    if (given['if-none-match'] !== undefined || given['if-modified-since'] !== undefined) return false;
    // As text, because that is a copy and the memory can be reused at once.
    const bytes = shortText(answered);
    if (bytes === undefined) return false;
    const isCompressible = bytes.length >= SMALLEST;
    if (isCompressible && chooseCoding(given['accept-encoding'] as string | undefined) !== 'identity')
      return false;
    const facts: Parameters<Replies['bodyLead']>[0] = {
      type: answered.type ?? JSON_TYPE,
      etag: entityTag(tagAhead(requested, isCompressible), 'identity'),
      length: bytes.length,
      coding: 'identity',
      vary: VARIES,
      headers: headersOf(requested, answered),
      ...storing(requested),
    };
    answered.giveBack?.();
    if (response.sendText?.(200, replies.bodyLead(facts), bytes) !== true)
      response.writeHead(200, replies.bodyHeaders(facts) as string[]).end(bytes, 'latin1');
    return true;
  }

  return (requested, request, response) => {
    const held = request.headers['if-none-match'];
    const condition = held === undefined ? undefined : matchTag(held, tagsAhead(requested));
    if (condition?.holds !== 'yes') return inTurn(response, make(requested, request, response));
    const { etag } = condition;
    writeResponse(response, replies.notModified({ etag, vary: VARIES, ...storing(requested) }));
    return undefined;
  };
}

/** A body as text with one character per byte. Undefined if it is too large to be sent in one piece with its header. */
function shortText(answered: ResultBody): string | undefined {
  // Read one after the other, because `text` and `body` can be getters that encode.
  const { byteText } = answered;
  if (byteText !== undefined) return byteText.length < LARGE ? byteText : undefined;
  const bytes = bytesOf(answered);
  return bytes.length < LARGE ? bytes.toString('latin1') : undefined;
}

const bytesOf = ({ text, body }: ResultBody) =>
  text === undefined ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(text);

/** Responds to operations with a limited number of responses, which are finished once, cached, and found by their URL. */
export function createCachedResponses(
  { answerTo, contentOf }: ReturnType<typeof createOperationResults>,
  finishing: Finishing,
  { inTurn, charged }: WorkInTurn,
  cache: ResponseCache,
  urls: ReturnType<typeof createUrlCache>,
): { readonly respond: Respond; readonly finishAhead: (operation: Operation) => YieldingWork<void> } {
  const { replies } = finishing;

  function* finish(requested: OperationRequest) {
    const { answered, requested: made } = yield* answerTo(requested);
    if ('problem' in answered) return answered;
    return new FinishedResponse(finishing, contentOf(made, answered, tagOfBytes(answered)));
  }

  function send(
    finished: FinishedResponse,
    entry: ReturnType<ResponseCache['add']>,
    { fallback, isRemarked }: OperationRequest,
    request: IncomingMessage,
    response: NodeResponse,
  ): void {
    // Ignored parameters are reported only in this response.
    if (fallback === undefined && !isRemarked) urls.learn(request.url as string, entry);
    finished.send(request.headers, response);
  }

  function* make(
    key: string,
    requested: OperationRequest,
    request: IncomingMessage,
    response: NodeResponse,
  ): YieldingWork<void> {
    // Another waiting request can have built it.
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
        send(ready, known as NonNullable<typeof known>, requested, request, response);
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

/** The same for all requests with the same response, and of constant length. */
const cacheKey = ({ operation, args, fallback }: OperationRequest) =>
  tagOf(`${operation.id} ${args.key}${fallback === undefined ? '' : ' accepted'}`);

/**
 * Depends on the bytes, so copies of unchanged responses stay valid in the next edition. The total is included because it can change alone.
 */
const tagOfBytes = ({ body, type = JSON_TYPE, total }: ResultBody) =>
  tagOf(`${type} ${total} ${tagOf(body)}`);
