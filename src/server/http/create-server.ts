// The HTTP server: the gate and the fast path in front, Fastify behind them, and one response for everything that can go wrong.
import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import { segmentsMeant } from '../../engine/operations/segments-meant.js';
import { createTurns } from '../../engine/scheduling/turns.js';
import type { Clients } from '../clients/clients.js';
import type { Observer } from '../observe/observer.js';
import { BodyAborted } from './bodies/body-errors.js';
import { createAcceptBodies, HELD_BODY_BYTES } from './bodies/read-body.js';
import { createCompressor } from './compression/compressor.js';
import {
  type Connection,
  type ConnectionRules,
  createConnections,
  isBusy,
  isReading,
} from './connections/connections.js';
import { stopServer } from './connections/stop-server.js';
import { createUnsentBytes } from './connections/unsent-bytes.js';
import { type AtlasResponse, atlasResponse } from './fast-path/atlas-response.js';
import { BodilessRequest } from './fast-path/bodiless-request.js';
import {
  createEditionResponses,
  type EditionResponses,
  type EditionSource,
} from './fast-path/edition-responses.js';
import { type CacheStats, newCacheCounters } from './fast-path/response-cache.js';
import { createAnswerUnrouted, serveOperations } from './fast-path/serve-operations.js';
import { createGate, type Limited, passOverBody, policyOf } from './gate.js';
import { isForPeople } from './negotiation/is-for-people.js';
import { preferredFormats } from './negotiation/preferred-formats.js';
import type { Route } from './paths/known-paths.js';
import { pathOf } from './paths/path-of.js';
import { createServedPaths } from './paths/served-paths.js';
import { type ReadyResponse, sendReply, writeResponse } from './responses/ready-response.js';
import type { Replies } from './responses/replies.js';
import { registerSurface, type ServiceStatus, type Surface } from './surface.js';
import {
  headersOfError,
  problemOfError,
  problemOfFrame,
  unavailableResponse,
  unreadable,
  unroutedResponse,
} from './unanswered.js';

export interface HttpServerParts {
  /** Live until another edition is. */
  readonly first: EditionSource;
  /** What is served beside the operations. */
  readonly surfaces: readonly Surface[];
  readonly status: ServiceStatus;
  readonly publicOrigin?: string | undefined;
  /** How many bytes cached responses may take. */
  readonly cacheBytes: number;
  readonly clients: Clients;
  /** Undefined where nothing is limited. */
  readonly limited: Limited | undefined;
  readonly connections: ConnectionRules;
  /** How many bytes of responses may wait for clients to read them. */
  readonly unsentBytes: number;
  readonly observer: Observer;
  /** In milliseconds, for how long answers are in the making. */
  readonly clock?: () => number;
}

export interface ConnectionStats {
  readonly refused: number;
  readonly sendTimeouts: number;
  readonly unsentBytes: number;
  /** Of request bodies that are being read or worked on. */
  readonly bodyBytes: number;
  readonly open: number;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly cacheStats: () => CacheStats;
  readonly limitedRequests: () => number;
  readonly connectionStats: () => ConnectionStats;
  readonly live: () => EditionResponses;
  /** Every route with its methods. */
  readonly routes: () => readonly Route[];
  /** The responses of another edition, to be warmed up before it is live. */
  readonly prepare: (edition: EditionSource) => EditionResponses;
  /** From now on requests are answered from this edition; those under way end with the one they began with. */
  readonly activate: (edition: EditionResponses) => void;
  /** Settles once nothing is left to be compressed in the background. */
  readonly idle: () => Promise<void>;
  /** Answers what is under way and closes everything, within so many milliseconds. */
  readonly stop: (milliseconds: number) => Promise<void>;
}

/** As long as a request line can be; the length of a value is judged where its parameter is read. */
const LONGEST_PARAMETER = 16_384;
/** How often Node looks for requests that take too long to arrive. */
const LOOK_EVERY = 1000;

const noSchemas = (): never => {
  throw new Error(
    'A route has a Fastify schema. Arguments are read by operations and surfaces, and the compilers are not loaded.',
  );
};

/** Without these, Fastify loads its compilers of schemas at every start, which nothing uses. */
const WITHOUT_SCHEMAS = { buildValidator: noSchemas, buildSerializer: noSchemas };

export function createServer(parts: HttpServerParts): HttpServer {
  const { limited, connections, observer } = parts;
  const { model, operations } = parts.first.engine;
  const compressor = createCompressor();
  const paths = createServedPaths(segmentsMeant(model));
  const unlimited = new Set<string>();
  const unsent = createUnsentBytes(parts.unsentBytes);
  const heldBodies = createUnsentBytes(HELD_BODY_BYTES);
  const open = createConnections(parts.clients.ofPeer, connections, unsent);
  const gate = createGate({ clients: parts.clients, limited, unlimited });
  const rules = {
    gate,
    turns: createTurns(parts.clock ?? (() => performance.now())),
    ratePolicy: limited && policyOf(limited.limit),
    compressor,
    cacheBytes: parts.cacheBytes,
    cacheCounters: newCacheCounters(),
    publicOrigin: parts.publicOrigin,
    alternates: parts.surfaces.find(({ alternates }) => alternates !== undefined)?.alternates,
  };
  let edition = createEditionResponses(parts.first, rules);
  const live = () => edition;
  const answerUnrouted = createAnswerUnrouted(live, operations, () => paths.all().map(({ path }) => path));

  function answerRead(
    route: (request: IncomingMessage, response: ServerResponse) => void,
    request: IncomingMessage,
    response: AtlasResponse,
  ): void {
    const fail = (error: unknown) =>
      answerFailure(error, response, edition.replies, (ready) => writeResponse(response, ready));
    try {
      const answered = answerUnrouted(request, response);
      if (answered === undefined) route(request, response);
      else answered.later?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  function answerFailure(
    error: unknown,
    response: AtlasResponse,
    replies: Replies,
    write: (ready: ReadyResponse) => void,
  ): void {
    if (error instanceof BodyAborted) return;
    if (response.headersSent) response.destroy();
    const found = problemOfError(error);
    const isOurs = found.name === 'internal-error';
    const isUnmarked = isOurs && response.requestId === undefined;
    // What the client reports and what the log says are found together.
    if (isUnmarked) response.requestId = randomUUID();
    const mark = isUnmarked ? ['x-request-id', response.requestId as string] : [];
    if (!response.req.complete) passOverBody(response.req, response);
    if (!response.destroyed) write(replies.problem(response, found, [...mark, ...headersOfError(error)]));
    if (isOurs) observer.failed(error, response);
  }

  const server = Fastify({
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: LONGEST_PARAMETER,
      // Read where an operation takes parameters; most do not.
      querystringParser: (query) => query as never,
    },
    serverFactory: (route) => {
      const respond = (connection: Connection, request: IncomingMessage, response: AtlasResponse) => {
        connection.latest = response;
        connection.readUntilThen = request.socket.bytesRead;
        const { replies, cached } = edition;
        const refusal = gate.refuse(connection, request, response);
        if (refusal !== undefined) {
          passOverBody(request, response);
          writeResponse(response, replies.problem(response, refusal.problem, refusal.headers));
          return;
        }
        const { method = '' } = request;
        const isRead = method === 'GET' || method === 'HEAD';
        const isPlain = isRead && preferredFormats(request.headers.accept).length === 0;
        const ready = isPlain ? cached(request.url as string) : undefined;
        if (ready !== undefined) {
          response.operation = ready.operation;
          response.cache = 'hit';
          ready.send(request.headers, response);
        } else if (isRead) answerRead(route, request, response);
        else if (paths.methodsAt(pathOf(request.url)).has(method)) {
          if (request.headers.expect !== undefined) response.writeContinue();
          route(request, response);
        } else {
          passOverBody(request, response);
          writeResponse(response, unroutedResponse(replies, paths, response));
        }
      };
      const handle = (request: IncomingMessage, response: ServerResponse) => {
        const connection = open.of(request.socket);
        const takeTurn = () => {
          if (connection.fault !== undefined && !request.complete) connection.fault();
          else respond(connection, request, response as AtlasResponse);
        };
        if (isBusy(connection)) open.wait(connection, takeTurn);
        else respond(connection, request, response as AtlasResponse);
      };
      const options = {
        // Left to itself, Node answers a missing Host and an odd Expect without a word, and asks for bodies that nobody reads.
        requireHostHeader: false,
        headersTimeout: connections.headersTimeout * 1000,
        requestTimeout: connections.requestTimeout * 1000,
        keepAliveTimeout: connections.keepAliveTimeout * 1000,
        connectionsCheckingInterval: LOOK_EVERY,
        IncomingMessage: BodilessRequest,
        ServerResponse: atlasResponse(observer, unsent, (response) =>
          unavailableResponse(edition.replies, response),
        ) as unknown as typeof ServerResponse,
      };
      return createHttpServer(options, handle)
        .on('checkExpectation', handle)
        .on('checkContinue', handle)
        .on('connection', open.opened)
        .on('timeout', open.timedOut);
    },
    frameworkErrors: (error, _, reply) => {
      sendReply(reply, edition.replies.problem(reply.raw, problemOfError(error)));
    },
    clientErrorHandler: (error, socket) => {
      const connection = open.of(socket);
      const isCutOff = error.code === 'HPE_INVALID_EOF_STATE' && isReading(connection);
      if (error.code === 'ECONNRESET' || !socket.writable || isCutOff) {
        socket.destroy();
        return;
      }
      const refuse = () => {
        const problem = problemOfFrame(error, connections);
        edition.replies.unreadable(socket, problem);
        open.linger(socket);
        observer.answered(unreadable(problem, connection.peer));
      };
      // The response under way would wait for ever for the rest of its body.
      if (isReading(connection)) {
        if (connection.latest?.headersSent) socket.destroy();
        else refuse();
      } else if (isBusy(connection)) {
        connection.fault = refuse;
        open.wait(connection, refuse);
      } else refuse();
    },
  });
  // A surface that takes bodies names their media types; all other bodies are refused.
  server.removeAllContentTypeParsers();
  server.decorateRequest('edition');
  server.decorateRequest('response');
  server.addHook('onRoute', (route) => {
    paths.add(route);
    if (route.config?.isUnlimited) unlimited.add(route.url);
  });
  // Fastify closes the connection after every error of a body, also if that has arrived in full.
  server.addHook('onSend', (request, reply, _, done) => {
    if (request.raw.complete) reply.removeHeader('connection');
    done();
  });
  serveOperations(server, live, operations);
  const context = { live, status: parts.status, acceptBodies: createAcceptBodies(heldBodies) };
  for (const surface of parts.surfaces) registerSurface(server, surface, context);
  server.addHook('onClose', compressor.close);
  const missing = parts.surfaces.find((surface) => surface.missing !== undefined)?.missing;
  server.setNotFoundHandler((request, reply) => {
    (reply.raw as AtlasResponse).operation = 'none';
    const unrouted = unroutedResponse(edition.replies, paths, reply.raw);
    if (missing === undefined || unrouted.status !== 404 || !isForPeople(request))
      return sendReply(reply, unrouted);
    return sendReply(reply, missing(request, edition, paths.nearest(pathOf(request.url))));
  });
  server.setErrorHandler((error, request, reply) => {
    const { replies } = request.edition ?? edition;
    const write = (ready: ReadyResponse) => sendReply(reply, ready);
    answerFailure(error, reply.raw as AtlasResponse, replies, write);
    return reply;
  });
  return {
    server,
    cacheStats: () => edition.stats(),
    limitedRequests: gate.limitedRequests,
    connectionStats: () => ({
      refused: open.refused(),
      sendTimeouts: open.sendTimeouts(),
      unsentBytes: unsent.total(),
      bodyBytes: heldBodies.total(),
      open: open.count(),
    }),
    live,
    routes: paths.all,
    prepare: (source) => createEditionResponses(source, rules),
    activate: (next) => {
      edition = next;
    },
    idle: compressor.idle,
    stop: async (milliseconds) => {
      gate.beginStop();
      if (server.server.listening) await stopServer(server.server as Server, open, milliseconds);
      await server.close();
    },
  };
}
