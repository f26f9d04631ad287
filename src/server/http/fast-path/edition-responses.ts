// All responses of one edition, finished and cached. Exactly one edition is live, so that a response never mixes two.
import type { IncomingMessage } from 'node:http';
import type { Answer, Engine, Success } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../../engine/operations/request/arguments.js';
import type { Problem } from '../../../engine/problems/problem.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { Alternates } from '../alternates.js';
import { type Compressor, SMALLEST } from '../compression/compressor.js';
import { chooseCoding } from '../negotiation/content-coding.js';
import { type CachedPages, createCachedPages } from '../responses/cached-pages.js';
import { entityTag, entityTags, matchTag, tagAheadOf, tagOf } from '../responses/entity-tag.js';
import {
  type FinishedDocument,
  finishedDocument,
  type HttpDocument,
} from '../responses/finished-document.js';
import { type Content, FinishedResponse, isLarge, VARIES } from '../responses/finished-response.js';
import { writeResponse } from '../responses/ready-response.js';
import { type BodyFacts, createReplies, JSON_TYPE, type Replies } from '../responses/replies.js';
import { shortText } from '../responses/short-text.js';
import type { AtlasResponse } from './atlas-response.js';
import { operationHeaders } from './operation-headers.js';
import { cacheKey, type OperationRequest, storing } from './operation-request.js';
import {
  type CacheCounters,
  type CachedResponse,
  type CacheStats,
  createResponseCache,
} from './response-cache.js';
import { createUrlCache } from './url-cache.js';
import { createWorkInTurn, type WorkRules } from './work-in-turn.js';

/** What an edition of the dataset answers. */
export interface EditionSource {
  readonly engine: Engine;
  readonly edition: string;
  /** The time it is from. */
  readonly editionTime: Date;
  /** Stands for the dataset, the model and the renderer together. */
  readonly fingerprint: string;
  /** Adds to a problem with the arguments what was probably meant. */
  readonly explain: (
    operation: Operation,
    path: Readonly<Record<string, string | undefined>>,
    problem: Problem,
  ) => Problem;
}

/** What all editions of a server have in common. */
export interface ResponseRules extends WorkRules {
  readonly ratePolicy: string | undefined;
  readonly compressor: Compressor;
  readonly cacheBytes: number;
  readonly cacheCounters: CacheCounters;
  readonly alternates: Alternates | undefined;
  readonly publicOrigin: string | undefined;
}

export interface EditionResponses {
  readonly engine: Engine;
  readonly replies: Replies;
  /** Where people reach the service, as far as it was told. */
  readonly publicOrigin: string | undefined;
  readonly explain: EditionSource['explain'];
  /** The finished response to a URL that was answered before. */
  readonly cached: (url: string) => FinishedResponse | undefined;
  /** At once, or when its turn comes; then it settles when that is done. */
  readonly respond: (
    requested: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ) => Promise<void> | undefined;
  /** What a surface has to work out, in turn with what others requested and charged to its client; undefined once that has left or was refused. */
  readonly workInTurn: <Made>(response: AtlasResponse, work: YieldingWork<Made>) => Promise<Made | undefined>;
  /** Finished on first use, for as long as the edition is live. */
  readonly document: (document: HttpDocument) => FinishedDocument;
  /** Finished when requested, and cached as responses are. */
  readonly page: CachedPages;
  /** Finishes the response of an operation that needs no arguments before anybody requests it. */
  readonly finishAhead: (operation: Operation) => YieldingWork<void>;
  readonly stats: () => CacheStats;
}

/** One part in so many of the cache's bytes is for URLs. */
const URL_SHARE = 32;

export function createEditionResponses(edition: EditionSource, rules: ResponseRules): EditionResponses {
  const { engine } = edition;
  const editionTag = tagOf(edition.fingerprint).slice(0, 11);
  const { compressor, ratePolicy } = rules;
  const replies = createReplies({
    edition: edition.edition,
    lastModified: edition.editionTime.toUTCString(),
    ratePolicy,
  });
  const { inTurn, charged } = createWorkInTurn(rules, replies);
  const finishing = { replies, compressor, lastModified: edition.editionTime.getTime() };
  const alternateOf = rules.alternates?.(engine);
  const urlBytes = rules.cacheBytes / URL_SHARE;
  const urls = createUrlCache(urlBytes);
  const cache = createResponseCache(rules.cacheBytes - urlBytes, rules.cacheCounters);

  function* finish(
    requested: OperationRequest,
  ): YieldingWork<FinishedResponse | { readonly problem: Problem }> {
    const { answered, requested: made } = yield* answerTo(requested);
    if ('problem' in answered) return answered;
    return new FinishedResponse(finishing, contentOf(made, answered, tagOfBytes(answered)));
  }

  function sendCached(
    finished: FinishedResponse,
    entry: CachedResponse,
    { fallback, isRemarked }: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    // What was ignored is told to this request alone.
    if (fallback === undefined && !isRemarked) urls.learn(request.url as string, entry);
    finished.send(request.headers, response);
  }

  function respondCached(requested: OperationRequest, request: IncomingMessage, response: AtlasResponse) {
    const key = cacheKey(requested);
    const known = cache.get(key);
    const ready = known && cache.use(known);
    if (ready !== undefined) {
      response.cache = 'hit';
      sendCached(ready, known as CachedResponse, requested, request, response);
      return undefined;
    }
    response.cache = 'miss';
    return inTurn(response, makeCached(key, requested, request, response));
  }

  function* makeCached(
    key: string,
    requested: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): YieldingWork<void> {
    // Another that waited may have had it made.
    const added = cache.has(key) ? cache.get(key) : undefined;
    if (added?.response !== undefined) {
      sendCached(added.response, added, requested, request, response);
      return;
    }
    const finished = yield* charged(response, finish(requested));
    if (finished === undefined) return;
    if ('problem' in finished) writeResponse(response, replies.problem(response, finished.problem));
    else sendCached(finished, cache.add(key, finished), requested, request, response);
  }

  /** There is no end of keywords, so nothing is cached; a client's own copy is recognised before any search. */
  function respondOnce(requested: OperationRequest, request: IncomingMessage, response: AtlasResponse) {
    const held = request.headers['if-none-match'];
    const condition = held === undefined ? undefined : matchTag(held, tagsAhead(requested));
    if (condition?.holds === 'yes') {
      const { etag } = condition;
      writeResponse(response, replies.notModified({ etag, vary: VARIES, ...storing(requested) }));
      return undefined;
    }
    return inTurn(response, makeOnce(requested, request, response));
  }

  function* makeOnce(
    requested: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): YieldingWork<void> {
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

  /** As most are sent: small, not compressed, and to a client that has no copy. Returns false for everything else. */
  function sendWhole(
    requested: OperationRequest,
    answered: Success,
    { headers: given }: IncomingMessage,
    response: AtlasResponse,
  ): boolean {
    if (given['if-none-match'] !== undefined || given['if-modified-since'] !== undefined) return false;
    const { type = JSON_TYPE } = answered;
    // As text, because it is a copy: the bytes may be given back at once.
    const bytes = shortText(answered);
    if (bytes === undefined) return false;
    const isCompressible = bytes.length >= SMALLEST;
    if (isCompressible && chooseCoding(given['accept-encoding'] as string | undefined) !== 'identity')
      return false;
    const facts: BodyFacts = {
      type,
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

  /** A format that is only accepted and cannot be had is not a fault: then it is JSON, as if nothing else had been accepted. */
  function* answerTo(
    requested: OperationRequest,
  ): YieldingWork<{ requested: OperationRequest; answered: Answer }> {
    const { operation, args, fallback } = requested;
    const answered = yield* engine.answerInSteps(operation, args);
    if (!('problem' in answered) || fallback === undefined) return { requested, answered };
    return yield* answerTo({ ...requested, args: fallback, fallback: undefined });
  }

  /** Known before any work is done. Small bodies are tagged apart, since no tag of theirs has a coding. */
  const tagAhead = ({ operation, args }: OperationRequest, isLarge: boolean) =>
    tagAheadOf(editionTag, operation.id, args.key, isLarge);
  const tagsAhead = (requested: OperationRequest) => [
    entityTag(tagAhead(requested, false), 'identity'),
    ...entityTags(tagAhead(requested, true), ['quickly']),
  ];

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

  async function workInTurn<Made>(
    response: AtlasResponse,
    work: YieldingWork<Made>,
  ): Promise<Made | undefined> {
    let made: Made | undefined;
    const take = (value: Made | undefined) => {
      made = value;
    };
    await inTurn(response, handedOver(charged(response, work), take));
    return made;
  }

  const headersOf = ({ operation, args, fallback }: OperationRequest, answered: Success) =>
    operationHeaders(fallback ?? args, answered, alternateOf?.(operation)?.(args));

  return {
    engine,
    replies,
    publicOrigin: rules.publicOrigin,
    explain: edition.explain,
    cached: (url) => {
      const known = urls.find(url);
      return known === undefined ? undefined : cache.use(known);
    },
    respond: (requested, request, response) =>
      (requested.operation.cacheable ? respondCached : respondOnce)(requested, request, response),
    workInTurn,
    document: (document) => finishedDocument(finishing, document),
    page: createCachedPages(finishing, cache, workInTurn),
    *finishAhead(operation) {
      const requested = { operation, args: NO_ARGUMENTS };
      const key = cacheKey(requested);
      const takesNone = operation.parameters.every(({ required }) => !required);
      if (operation.cacheable && takesNone && !cache.has(key)) {
        const finished = yield* finish(requested);
        if ('problem' in finished || cache.has(key)) return;
        const { response } = cache.add(key, finished);
        if (response !== undefined) finished.compressWell();
      }
    },
    stats: () => {
      const held = cache.stats();
      return { ...held, bytes: held.bytes + urls.bytes() };
    },
  };
}

/** Follows the bytes, so that another edition leaves copies of what did not change right; a total may change without them. */
const tagOfBytes = ({ body, type = JSON_TYPE, total }: Success) => tagOf(`${type} ${total} ${tagOf(body)}`);

function* handedOver<Made>(work: YieldingWork<Made>, take: (made: Made) => void): YieldingWork<void> {
  take(yield* work);
}
