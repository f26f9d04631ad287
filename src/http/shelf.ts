// All that one edition answers, finished and kept: what is shown is one shelf, so that an answer never mixes two editions.
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../operations/answer.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import type { Problem } from '../problems/problem.js';
import type { AtlasResponse } from './atlas-response.js';
import type { Compressor } from './compressor.js';
import { matchTag, tagOf } from './entity-tag.js';
import { FinishedAnswer } from './finished-answer.js';
import { type FinishedDocument, finishedDocument, type HttpDocument } from './finished-document.js';
import { createKeptAnswers, type KeptAnswersStats, type KeptTally } from './kept-answers.js';
import { createKnownUrls } from './known-urls.js';
import { createPages, type FinishedPage } from './pages.js';
import { createReplies, JSON_TYPE, type Replies } from './replies.js';

/** What an edition of the dataset answers. */
export interface EditionAnswers {
  readonly edition: string;
  /** The time it is from. */
  readonly editionTime: Date;
  /** Stands for the dataset, the model and the renderer together. */
  readonly fingerprint: string;
  readonly answer: (operation: Operation, args: Arguments) => Answer;
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

export interface Shelf {
  readonly replies: Replies;
  /** A finished answer for a URL that was asked for before. */
  readonly ready: (url: string) => FinishedAnswer | undefined;
  readonly respond: (
    operation: Operation,
    args: Arguments,
    request: IncomingMessage,
    response: AtlasResponse,
  ) => void;
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

  function finish(
    operation: Operation,
    args: Arguments,
    key: string,
  ): FinishedAnswer | { readonly problem: Problem } {
    const answered = answer(operation, args);
    if ('problem' in answered) return answered;
    const tag = tagOf(`${fingerprint} ${key}`);
    const shared = operation.result === 'one' || (operation.kind === 'list' && key === keyOf(operation, {}));
    return new FinishedAnswer(finishing, {
      operation: operation.id,
      tag,
      type: JSON_TYPE,
      body: answered.body,
      shared,
    });
  }

  /** There is no end of keywords, so nothing is kept; a client's own copy is recognised before any search. */
  function respondOnce(
    operation: Operation,
    args: Arguments,
    key: string,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    const tag = tagOf(`${fingerprint} ${key}`);
    const condition = matchTag(request.headers['if-none-match'], tag);
    if (condition.holds === 'yes') {
      replies.notModified(response, replies.unmodifiedHeaders(condition.etag, true));
      return;
    }
    const answered = answer(operation, args);
    if ('problem' in answered) {
      replies.problem(response, answered.problem);
      return;
    }
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const content = { operation: operation.id, tag, type: JSON_TYPE, body: answered.body, varies: true };
    new FinishedAnswer(finishing, content).send(request.headers, response);
  }

  return {
    replies,
    ready: (url) => {
      const known = urls.find(url);
      return known === undefined ? undefined : kept.use(known);
    },
    respond: (operation, args, request, response) => {
      const key = keyOf(operation, args);
      if (!operation.keepable) {
        respondOnce(operation, args, key, request, response);
        return;
      }
      const known = kept.get(key);
      const ready = known && kept.use(known);
      response.cache = ready === undefined ? 'miss' : 'hit';
      const finished = ready ?? finish(operation, args, key);
      if ('problem' in finished) replies.problem(response, finished.problem);
      else {
        urls.learn(request.url as string, known ?? kept.keep(key, finished));
        finished.send(request.headers, response);
      }
    },
    document: (path) => (documents.get(path) as FinishedDocument)(),
    page: createPages(finishing, kept, edition.page),
    finishAhead: (operation) => {
      const key = keyOf(operation, {});
      const takesNone = operation.parameters.every(({ required }) => !required);
      if (operation.keepable && takesNone && kept.get(key) === undefined) {
        const finished = finish(operation, {}, key);
        if ('problem' in finished) return;
        kept.keep(key, finished);
        finished.compressWell();
      }
    },
    stats: kept.stats,
  };
}

const keyOf = (operation: Operation, args: Arguments) => `${operation.id} ${JSON.stringify(args)}`;
