// All that one edition answers, finished and kept: what is shown is one shelf, so that an answer never mixes two editions.
import type { IncomingMessage } from 'node:http';
import type { Answer, Success } from '../../engine/engine.js';
import type { Operation } from '../../operations/operation.js';
import { NO_ARGUMENTS } from '../../operations/request/arguments.js';
import type { Arguments } from '../../operations/request/parameter.js';
import type { Problem } from '../../problems/problem.js';
import type { Compressor } from '../compression/compressor.js';
import { createPages, type FinishedPage } from '../responses/cached-pages.js';
import { matchTag, tagOf } from '../responses/entity-tag.js';
import {
  type FinishedDocument,
  finishedDocument,
  type HttpDocument,
} from '../responses/finished-document.js';
import { type Content, FinishedAnswer, varyOf } from '../responses/finished-response.js';
import { createReplies, JSON_TYPE, type Replies } from '../responses/replies.js';
import type { AtlasResponse } from './atlas-response.js';
import { answerHeaders } from './operation-headers.js';
import { createKeptAnswers, type KeptAnswersStats, type KeptTally } from './response-cache.js';
import { createKnownUrls } from './url-cache.js';

/** What an edition of the dataset answers. */
export interface EditionAnswers {
  readonly edition: string;
  /** The time it is from. */
  readonly editionTime: Date;
  /** Stands for the dataset, the model and the renderer together. */
  readonly fingerprint: string;
  readonly answer: (operation: Operation, args: Arguments) => Answer;
  /** Adds to a problem with the arguments what was probably meant. */
  readonly explain: (
    operation: Operation,
    path: Readonly<Record<string, string | undefined>>,
    problem: Problem,
  ) => Problem;
  /** The same paths in every edition. */
  readonly documents: readonly HttpDocument[];
  /** The pages of the site, by their addresses. */
  readonly page: (path: string) => HttpDocument | undefined;
}

/** What all shelves of a server have in common. */
export interface ShelfRules {
  readonly ratePolicy: string | undefined;
  readonly compressor: Compressor;
  readonly keptBytes: number;
  readonly tally: KeptTally;
}

/** A request that was read: what it asks for, and how. */
export interface Asked {
  readonly operation: Operation;
  readonly args: Arguments;
  /** As it came. */
  readonly query: string;
  /** The arguments without the format that the Accept field chose; undefined where it chose none. */
  readonly fallback?: Arguments | undefined;
  /** The query names no format, so that the Accept field decides. */
  readonly isNegotiated: boolean;
  /** Its answer says more than that of another request with the same arguments. */
  readonly isRemarked?: boolean;
}

export interface Shelf {
  readonly replies: Replies;
  readonly explain: EditionAnswers['explain'];
  /** A finished answer for a URL that was asked for before. */
  readonly ready: (url: string) => FinishedAnswer | undefined;
  readonly respond: (asked: Asked, request: IncomingMessage, response: AtlasResponse) => void;
  readonly document: (path: string) => Promise<FinishedAnswer>;
  readonly page: FinishedPage;
  /** Finishes an answer that needs no arguments before anybody asks for it. */
  readonly finishAhead: (operation: Operation) => void;
  readonly stats: () => KeptAnswersStats;
}

export function createShelf(edition: EditionAnswers, rules: ShelfRules): Shelf {
  const { answer, fingerprint } = edition;
  const { compressor, ratePolicy } = rules;
  const replies = createReplies({
    edition: edition.edition,
    lastModified: edition.editionTime.toUTCString(),
    ratePolicy,
  });
  const finishing = { replies, compressor, lastModified: edition.editionTime.getTime() };
  const kept = createKeptAnswers(rules.keptBytes, rules.tally);
  const urls = createKnownUrls();
  const documents = new Map<string, FinishedDocument>(
    edition.documents.map((document) => [document.path, finishedDocument(finishing, document)]),
  );

  function finish(asked: Asked): FinishedAnswer | { readonly problem: Problem } {
    const answered = answerTo(asked);
    if ('problem' in answered) return answered;
    return new FinishedAnswer(finishing, contentOf(asked, answered, tagOfAnswer(asked)));
  }

  /** There is no end of keywords, so nothing is kept; a client's own copy is recognised before any search. */
  function respondOnce(asked: Asked, request: IncomingMessage, response: AtlasResponse): void {
    const tag = tagOfAnswer(asked);
    const condition = matchTag(request.headers['if-none-match'], tag);
    if (condition.holds === 'yes') {
      const vary = varyOf(true, asked.isNegotiated);
      replies.notModified(response, replies.unmodifiedHeaders(condition.etag, vary));
      return;
    }
    const answered = answerTo(asked);
    if ('problem' in answered) {
      replies.problem(response, answered.problem);
      return;
    }
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const content = { ...contentOf(asked, answered, tag), varies: true };
    new FinishedAnswer(finishing, content).send(request.headers, response);
  }

  /** A form that is only accepted and cannot be had is no fault: then it is JSON. */
  function answerTo({ operation, args, fallback }: Asked): Answer {
    const answered = answer(operation, args);
    return 'problem' in answered && fallback !== undefined ? answer(operation, fallback) : answered;
  }

  const tagOfAnswer = (asked: Asked) => tagOf(`${fingerprint} ${keyOf(asked)}`);

  function contentOf(asked: Asked, answered: Success, tag: string): Content {
    const { body, shared = false, type = JSON_TYPE } = answered;
    return {
      operation: asked.operation.id,
      tag,
      type,
      body,
      shared,
      negotiated: asked.isNegotiated,
      headers: answerHeaders(asked.query, answered),
    };
  }

  return {
    replies,
    explain: edition.explain,
    ready: (url) => {
      const known = urls.find(url);
      return known === undefined ? undefined : kept.use(known);
    },
    respond: (asked, request, response) => {
      if (!asked.operation.cacheable) {
        respondOnce(asked, request, response);
        return;
      }
      const key = keptUnder(asked);
      const known = kept.get(key);
      const ready = known && kept.use(known);
      response.cache = ready === undefined ? 'miss' : 'hit';
      const finished = ready ?? finish(asked);
      if ('problem' in finished) replies.problem(response, finished.problem);
      else {
        const entry = known ?? kept.keep(key, finished);
        // What was ignored is told to this request alone.
        if (asked.fallback === undefined && !asked.isRemarked) urls.learn(request.url as string, entry);
        finished.send(request.headers, response);
      }
    },
    document: (path) => (documents.get(path) as FinishedDocument)(),
    page: createPages(finishing, kept, edition.page),
    finishAhead: (operation) => {
      const asked = { operation, args: NO_ARGUMENTS, query: '', isNegotiated: true };
      const takesNone = operation.parameters.every(({ required }) => !required);
      if (operation.cacheable && takesNone && !kept.has(keptUnder(asked))) {
        const finished = finish(asked);
        if ('problem' in finished) return;
        const { answer: isKept } = kept.keep(keptUnder(asked), finished);
        if (isKept !== undefined) finished.compressWell();
      }
    },
    stats: kept.stats,
  };
}

/** Equal for all requests with the same answer. */
const keyOf = ({ operation, args, fallback }: Asked) =>
  `${operation.id} ${args.key}${fallback === undefined ? '' : ' accepted'}`;

/** Pages lead to one another in the words of the request, so that each way to ask for one is kept by itself. */
const keptUnder = (asked: Asked) =>
  asked.operation.result === 'page' ? `${keyOf(asked)} ${asked.query}` : keyOf(asked);
