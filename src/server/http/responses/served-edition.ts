import type { Engine } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import type { Problem } from '../../../engine/problems/problem.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { Compressor } from '../compressor.js';
import type { Gate } from '../gate.js';
import { type CacheStats, createResponseCache, createUrlCache, type newCacheCounters } from './cache.js';
import { createCachedPages, type Document, finishedDocument } from './documents.js';
import { type FinishedResponse, tagOf } from './finished-response.js';
import { createCachedResponses, createUncachedResponses } from './operation-responses.js';
import { type Alternates, createOperationResults, type Respond } from './operation-results.js';
import { createReplies, type Replies } from './replies.js';
import { createWorkInTurn, type WorkInTurn } from './turns.js';

/** An edition of the dataset and its engine, from which responses are made. */
export interface EditionSource {
  readonly engine: Engine;
  readonly edition: string;
  readonly editionTime: Date;
  /** Identifies the dataset, the model and the renderer together. */
  readonly fingerprint: string;
  /** Adds a suggestion to a problem with the arguments. */
  readonly explain: (
    operation: Operation,
    path: Readonly<Record<string, string | undefined>>,
    problem: Problem,
  ) => Problem;
}

/** The rules that all editions of a server share. */
interface ResponseRules extends Readonly<Parameters<typeof createWorkInTurn>[0]> {
  readonly ratePolicy: string | undefined;
  readonly compressor: Compressor;
  readonly cacheBytes: number;
  readonly cacheCounters: ReturnType<typeof newCacheCounters>;
  readonly alternates: Alternates | undefined;
  readonly origins: Origins;
}

/** The URLs at which the service is available. */
export interface Origins {
  readonly publicOrigin?: string | undefined;
  /** The URL on its own machine, if the port is set. */
  readonly localOrigin?: string | undefined;
}

export interface ServedEdition {
  readonly engine: Engine;
  readonly replies: Replies;
  readonly origins: Origins;
  readonly explain: EditionSource['explain'];
  /** The cached response for a URL that was requested before. */
  readonly cached: (url: string) => FinishedResponse | undefined;
  readonly respond: Respond;
  readonly workInTurn: WorkInTurn['workInTurn'];
  /** Charges the client for a response that takes no work in turn. */
  readonly charge: Gate['charge'];
  readonly compressQuickly: Compressor['quickly'];
  /** A document that is finished on first use and kept while the edition is live. */
  readonly document: (document: Document) => ReturnType<typeof finishedDocument>;
  /** A page that is finished on request and cached as a response. */
  readonly page: ReturnType<typeof createCachedPages>;
  /** Prepares the response of an operation without arguments before the first request. */
  readonly finishAhead: (operation: Operation) => YieldingWork<void>;
  readonly stats: () => CacheStats;
}

/** The cache of URLs gets the cache's bytes divided by this. */
const URL_SHARE = 32;

export function serveEdition(edition: EditionSource, rules: ResponseRules): ServedEdition {
  const { engine, editionTime, fingerprint, explain } = edition;
  const { compressor, ratePolicy, cacheBytes, origins } = rules;
  const lastModified = editionTime.toUTCString();
  const replies = createReplies({ edition: edition.edition, lastModified, ratePolicy });
  const finishing = { replies, compressor, lastModified: editionTime.getTime() };
  const work = createWorkInTurn(rules, replies);
  const answers = createOperationResults(engine, rules.alternates);
  const urlBytes = cacheBytes / URL_SHARE;
  const urls = createUrlCache(urlBytes);
  const cache = createResponseCache(cacheBytes - urlBytes, rules.cacheCounters);
  const cached = createCachedResponses(answers, finishing, work, cache, urls);
  const respondUncached = createUncachedResponses(answers, finishing, work, tagOf(fingerprint).slice(0, 11));

  return {
    engine,
    replies,
    origins,
    explain,
    cached: (url) => {
      const known = urls.find(url);
      return known === undefined ? undefined : cache.use(known);
    },
    respond: (requested, request, response) =>
      (requested.operation.cacheable ? cached.respond : respondUncached)(requested, request, response),
    workInTurn: work.workInTurn,
    charge: rules.gate.charge,
    compressQuickly: compressor.quickly,
    document: (document) => finishedDocument(finishing, document, fingerprint),
    page: createCachedPages(finishing, cache, work.workInTurn),
    finishAhead: cached.finishAhead,
    stats: () => {
      const held = cache.stats();
      return { ...held, bytes: held.bytes + urls.bytes() };
    },
  };
}
