// The HTTP server: what is common to all requests, and one answer for everything that can go wrong.
import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clients } from '../clients/clients.js';
import type { Observer } from '../observe/observer.js';
import { API, type Operation } from '../operations/operation.js';
import type { SegmentsMeant } from '../operations/segments-meant.js';
import { type Phrase, type Problem, problem } from '../problems/problem.js';
import { unreadableWords } from '../problems/unreadable-words.js';
import { bindDocuments, bindRedirections, type Redirection } from './bind-documents.js';
import { bindProbes, type Probe } from './bind-probes.js';
import { allPaths, bindSite, type SiteTree } from './bind-site.js';
import { createCompressor } from './compression/compressor.js';
import { createConnections } from './connections/connections.js';
import { stopServer } from './connections/stop-server.js';
import { type AtlasResponse, atlasResponse } from './fast-path/atlas-response.js';
import { BodilessRequest } from './fast-path/bodiless-request.js';
import { createShelf, type EditionAnswers, type Shelf } from './fast-path/edition-responses.js';
import { type KeptAnswersStats, newTally } from './fast-path/response-cache.js';
import { bindOperations } from './fast-path/serve-operations.js';
import { createGate, type Limited, policyOf } from './gate.js';
import { preferredFormats } from './negotiation/preferred-formats.js';
import type { KnownPaths } from './paths/known-paths.js';
import { ALLOWED_METHODS, type Replies } from './responses/replies.js';

export interface HttpSurface {
  readonly operations: readonly Operation[];
  readonly segmentsMeant: SegmentsMeant;
  /** What is shown until another edition is. */
  readonly first: EditionAnswers;
  readonly redirections: readonly Redirection[];
  readonly probes: readonly Probe[];
  readonly site: SiteTree;
  /** Bytes that finished answers may take. */
  readonly keptBytes: number;
  readonly clients: Clients;
  /** Undefined where nothing is limited. */
  readonly limited: Limited | undefined;
  readonly connections: ConnectionRules;
  readonly observer: Observer;
}

/** Times in seconds. */
export interface ConnectionRules {
  readonly most: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly keptAnswers: () => KeptAnswersStats;
  readonly limitedRequests: () => number;
  /** What is shown now. */
  readonly shown: () => Shelf;
  /** A shelf for another edition, to be filled before it is shown. */
  readonly shelve: (edition: EditionAnswers) => Shelf;
  /** From now on requests are answered from this shelf; those under way end with the one they began with. */
  readonly show: (shelf: Shelf) => void;
  /** Settles once nothing is left to be compressed in the background. */
  readonly idle: () => Promise<void>;
  /** Answers what is under way and closes everything, within so many milliseconds. */
  readonly stop: (milliseconds: number) => Promise<void>;
}

/** As long as a request line can be; the length of a value is judged where its parameter is read. */
const LONGEST_PARAMETER = 16_384;
/** How often Node looks for requests that take too long to arrive. */
const LOOK_EVERY = 1000;

export function createServer(surface: HttpSurface): HttpServer {
  const { limited, connections, observer } = surface;
  const compressor = createCompressor();
  const rules = {
    ratePolicy: limited && policyOf(limited.limit),
    compressor,
    keptBytes: surface.keptBytes,
    tally: newTally(),
  };
  let shelf = createShelf(surface.first, rules);
  const shown = () => shelf;
  const templates = [
    ...surface.operations.map(({ path }) => path),
    ...surface.first.documents.map(({ path }) => path),
    ...surface.redirections.map(({ path }) => path),
    ...surface.probes.map(({ path }) => path),
  ];
  const paths = allPaths(templates, surface.site, surface.segmentsMeant);
  const open = createConnections(surface.clients.ofPeer, connections.most);
  const gate = createGate({
    clients: surface.clients,
    connections: open,
    limited,
    uncounted: new Set(surface.probes.map(({ path }) => path)),
  });

  const server = Fastify({
    exposeHeadRoutes: false,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: LONGEST_PARAMETER,
      // Read where an operation takes parameters; most do not.
      querystringParser: (query) => query as never,
    },
    // Only GET and HEAD are routed: no other method reads anything, and none has a body that is looked at.
    serverFactory: (route) => {
      const handle = (request: IncomingMessage, raw: ServerResponse) => {
        const response = raw as AtlasResponse;
        const { replies, ready: find } = shelf;
        const refusal = gate.refuse(request, response);
        if (refusal !== undefined) {
          replies.problem(response, refusal.problem, refusal.headers);
          return;
        }
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const isPlain = isRead && preferredFormats(request.headers.accept).length === 0;
        const ready = isPlain ? find(request.url as string) : undefined;
        if (ready !== undefined) {
          response.operation = ready.operation;
          response.cache = 'hit';
          ready.send(request.headers, response);
        } else if (isRead) route(request, response);
        else replyToOtherMethod(replies, paths, request, response);
      };
      const options = {
        // Left to itself, Node answers a missing Host and an odd Expect without a word, and asks for bodies that nobody reads.
        requireHostHeader: false,
        headersTimeout: connections.headersTimeout * 1000,
        requestTimeout: connections.requestTimeout * 1000,
        keepAliveTimeout: connections.keepAliveTimeout * 1000,
        connectionsCheckingInterval: LOOK_EVERY,
        IncomingMessage: BodilessRequest,
        ServerResponse: atlasResponse(observer) as unknown as typeof ServerResponse,
      };
      return createHttpServer(options, handle)
        .on('checkExpectation', handle)
        .on('checkContinue', handle)
        .on('connection', open.opened);
    },
    frameworkErrors: (error, _, reply) => {
      reply.hijack();
      shelf.replies.problem(reply.raw, error.code === 'FST_ERR_BAD_URL' ? badEncoding() : internalError());
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else open.afterLatest(socket, () => shelf.replies.unreadable(socket, unreadable(error, connections)));
    },
  });
  bindOperations(server, shown, surface.operations);
  bindDocuments(server, shown, surface.first.documents);
  bindRedirections(server, shown, surface.redirections);
  bindSite(server, shown, surface.site);
  bindProbes(server, shown, surface.probes);
  server.addHook('onClose', compressor.close);
  server.setNotFoundHandler((request, reply) => {
    reply.hijack();
    shelf.replies.problem(reply.raw, unknownPath(paths, pathOf(request.raw.url)));
  });
  server.setErrorHandler((error, _, reply) => {
    reply.hijack();
    const response = reply.raw as AtlasResponse;
    // What the client reports and what the log says are found together.
    if (response.requestId === undefined) {
      response.requestId = randomUUID();
      response.add('x-request-id', response.requestId);
    }
    shelf.replies.problem(response, internalError());
    observer.failed(error, response);
  });
  return {
    server,
    keptAnswers: () => shelf.stats(),
    limitedRequests: gate.limitedRequests,
    shown,
    shelve: (edition) => createShelf(edition, rules),
    show: (next) => {
      shelf = next;
    },
    idle: compressor.idle,
    stop: async (milliseconds) => {
      gate.beginStop();
      if (server.server.listening) await stopServer(server.server as Server, open, milliseconds);
      await server.close();
    },
  };
}

function replyToOtherMethod(
  replies: Replies,
  paths: KnownPaths,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request.url);
  if (!paths.has(path)) replies.problem(response, unknownPath(paths, path));
  else if (request.method === 'OPTIONS') replies.preflight(response);
  else {
    const { method = '' } = request;
    const detail: Phrase = (words) => words.methodNotAllowed(method, path, ALLOWED_METHODS);
    replies.problem(response, problem('method-not-allowed', detail), ['allow', ALLOWED_METHODS]);
  }
}

/** Without the origin that a request to a proxy has. */
const pathOf = (url = '/') => (url.split('?', 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '');

function unknownPath(paths: KnownPaths, path: string): Problem {
  const nearest = paths.nearest(path);
  if (nearest === undefined)
    return problem('unknown-path', (words) => words.nothingAt(path, words.pathsAreListed(API)));
  return problem('unknown-path', (words) => words.nothingAt(path, words.didYouMean(nearest)), { nearest });
}

const badEncoding = () => problem('bad-encoding', (words) => words.badPercentSign());

const internalError = () => problem('internal-error', (words) => words.failed());

function unreadable(
  { code }: NodeJS.ErrnoException,
  { headersTimeout, requestTimeout }: ConnectionRules,
): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem('headers-too-large', unreadableWords.headersTooLarge);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem('request-timeout', () => unreadableWords.tooLate(headersTimeout, requestTimeout));
    case 'HPE_INVALID_URL':
      return problem('bad-encoding', unreadableWords.badCharacter);
    default:
      return problem('bad-request', unreadableWords.malformed);
  }
}
