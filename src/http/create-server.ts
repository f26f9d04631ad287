// The HTTP server: what is common to all requests, and one answer for everything that can go wrong.
import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clients } from '../limits/clients.js';
import { createRequestCounter } from '../limits/request-counter.js';
import type { Observer } from '../observe/observer.js';
import type { Operation } from '../operations/operation.js';
import { type Problem, problem } from '../problems/problem.js';
import { type AtlasResponse, atlasResponse } from './atlas-response.js';
import { bindDocuments, bindRedirections, type HttpDocument, type Redirection } from './bind-documents.js';
import { bindOperations, type OperationSource } from './bind-operations.js';
import { bindProbes, type Probe } from './bind-probes.js';
import { BodilessRequest } from './bodiless-request.js';
import { createCompressor } from './compressor.js';
import { createConnections } from './connections.js';
import { createGate, policyOf, type RateLimit } from './gate.js';
import { createKeptAnswers, type KeptAnswersStats } from './kept-answers.js';
import { type KnownPaths, knownPaths } from './known-paths.js';
import { createKnownUrls } from './known-urls.js';
import { preferredFormats } from './preferred-formats.js';
import { ALLOWED_METHODS, createReplies, type Replies } from './replies.js';
import { stopServer } from './stop-server.js';

export interface HttpSurface extends OperationSource {
  /** Name of the edition that is served, and the time it is from. */
  readonly edition: string;
  readonly editionTime: Date;
  readonly documents: readonly HttpDocument[];
  readonly redirections: readonly Redirection[];
  readonly probes: readonly Probe[];
  /** Bytes that finished answers may take. */
  readonly keptBytes: number;
  readonly clients: Clients;
  readonly rateLimit: RateLimit | undefined;
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
  /** Finishes an answer that needs no arguments before anybody asks for it. */
  readonly finishAhead: (operation: Operation) => void;
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
  const { rateLimit, connections, observer } = surface;
  const replies = createReplies({
    edition: surface.edition,
    lastModified: surface.editionTime.toUTCString(),
    ratePolicy: rateLimit && policyOf(rateLimit),
  });
  const compressor = createCompressor();
  const kept = createKeptAnswers(surface.keptBytes);
  const urls = createKnownUrls();
  const finishing = { replies, compressor, lastModified: surface.editionTime.getTime() };
  const paths = knownPaths([
    ...surface.operations.map(({ path }) => path),
    ...surface.documents.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
    ...surface.redirections.map(({ path }) => path),
    ...surface.probes.map(({ path }) => path),
  ]);
  const open = createConnections(surface.clients.ofPeer);
  const gate = createGate({
    clients: surface.clients,
    connections: open,
    limited: rateLimit && {
      limit: rateLimit,
      counter: createRequestCounter({ limit: rateLimit.requests, windowMs: rateLimit.window * 1000 }),
    },
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
        const refusal = gate.refuse(request, response);
        if (refusal !== undefined) {
          replies.problem(response, refusal.problem, refusal.headers);
          return;
        }
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const isPlain = isRead && preferredFormats(request.headers.accept).length === 0;
        const known = isPlain ? urls.find(request.url as string) : undefined;
        const ready = known === undefined ? undefined : kept.use(known);
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
      const http = createHttpServer(options, handle)
        .on('checkExpectation', handle)
        .on('checkContinue', handle)
        .on('connection', open.opened);
      http.maxConnections = connections.most;
      return http;
    },
    frameworkErrors: (error, _, reply) => {
      reply.hijack();
      replies.problem(reply.raw, error.code === 'FST_ERR_BAD_URL' ? badEncoding() : internalError());
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else open.afterLatest(socket, () => replies.unreadable(socket, unreadable(error, connections)));
    },
  });
  const finishAhead = bindOperations(server, finishing, kept, urls, surface);
  bindDocuments(server, finishing, surface.documents);
  bindRedirections(server, finishing, surface.redirections);
  bindProbes(server, replies, surface.probes);
  server.addHook('onClose', compressor.close);
  server.setNotFoundHandler((request, reply) => {
    reply.hijack();
    replies.problem(reply.raw, unknownPath(paths, pathOf(request.raw.url)));
  });
  server.setErrorHandler((error, _, reply) => {
    reply.hijack();
    const response = reply.raw as AtlasResponse;
    // What the client reports and what the log says are found together.
    if (response.requestId === undefined) {
      response.requestId = randomUUID();
      response.add('x-request-id', response.requestId);
    }
    replies.problem(response, internalError());
    observer.failed(error, response);
  });
  return {
    server,
    keptAnswers: kept.stats,
    limitedRequests: gate.limitedRequests,
    finishAhead,
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
    const detail = `${request.method} is not allowed at ${path}; allowed are ${ALLOWED_METHODS}.`;
    replies.problem(response, problem('method-not-allowed', detail), ['allow', ALLOWED_METHODS]);
  }
}

/** Without the origin that a request to a proxy has. */
const pathOf = (url = '/') => (url.split('?', 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '');

function unknownPath(paths: KnownPaths, path: string): Problem {
  const nearest = paths.nearest(path);
  const hint = nearest === undefined ? 'GET /api/v1 lists the paths there are.' : `Did you mean ${nearest}?`;
  return problem(
    'unknown-path',
    `There is nothing at ${path}. ${hint}`,
    nearest === undefined ? {} : { nearest },
  );
}

const badEncoding = () =>
  problem(
    'bad-encoding',
    'The path holds a percent sign that does not begin an encoded UTF-8 character; a percent sign itself is %25.',
  );

const internalError = () =>
  problem('internal-error', 'The service failed to answer; the request itself may be right.');

function unreadable(
  { code }: NodeJS.ErrnoException,
  { headersTimeout, requestTimeout }: ConnectionRules,
): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem('headers-too-large', 'The request line and headers are larger than 16 KiB together.');
    case 'ERR_HTTP_REQUEST_TIMEOUT': {
      const detail = `The headers had not arrived after ${headersTimeout} seconds, or the request after ${requestTimeout}.`;
      return problem('request-timeout', detail);
    }
    case 'HPE_INVALID_URL': {
      const detail =
        'The address holds a character that cannot stand in one; encode each value with encodeURIComponent or the like.';
      return problem('bad-encoding', detail);
    }
    default:
      return problem('bad-request', 'What arrived is not a well-formed HTTP request.');
  }
}
