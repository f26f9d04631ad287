// The HTTP server has the gate and the fast path in front of Fastify, and one response for each failure.
import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { segmentsMeant } from '../../engine/operations/operation.js';
import { createTurns } from '../../engine/scheduling/turns.js';
import type { Clients } from '../clients/clients.js';
import type { Observer } from '../observe/metrics.js';
import { createAcceptBodies, HELD_BODY_BYTES } from './bodies/read-body.js';
import { type Compressor, createCompressor } from './compressor.js';
import {
  type ConnectionRules,
  createConnections,
  createUnsentBytes,
  stopServer,
} from './connections/connections.js';
import { type NodeResponse, nodeResponse, sendReply } from './connections/node-response.js';
import { createNodeServer } from './connections/node-server.js';
import { createRefuseUnreadable } from './connections/refuse-unreadable.js';
import { createGate, type Limited, policyOf } from './gate.js';
import { isForPeople } from './negotiation.js';
import { createServedPaths, type Route } from './paths/known-paths.js';
import { createAnswerUnrouted, createRespondFirst, serveOperations } from './paths/routes.js';
import { type CacheStats, newCacheCounters } from './responses/cache.js';
import {
  type EditionSource,
  type Origins,
  type ServedEdition,
  serveEdition,
} from './responses/served-edition.js';
import { registerSurface, type Surface, type SurfaceContext } from './surface.js';
import { answerFailure, problemOfError, unavailableResponse, unroutedResponse } from './unanswered.js';

/** As long as a request line. The length of a value is checked where its parameter is read. */
const LONGEST_PARAMETER = 16_384;

const noSchemas = (): never => {
  throw new Error(
    'A route has a Fastify schema. Arguments are read by operations and surfaces, and the compilers are not loaded.',
  );
};

/** Otherwise Fastify loads its schema compilers at every start, although nothing uses them. */
const WITHOUT_SCHEMAS = { buildValidator: noSchemas, buildSerializer: noSchemas };

/** Configures Fastify for this service: paths in any letter case, no schemas, and no bodies that a surface has not declared. */
function createFastify(
  options: Pick<FastifyServerOptions<Server>, 'serverFactory' | 'frameworkErrors' | 'clientErrorHandler'>,
): FastifyInstance {
  const server = Fastify({
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: LONGEST_PARAMETER,
      // Read on demand, because most operations take no parameters.
      querystringParser: (query) => query as never,
    },
    ...options,
  });
  // A surface that accepts bodies names their media types, and all other bodies are refused.
  server.removeAllContentTypeParsers();
  server.decorateRequest('edition');
  server.decorateRequest('response');
  // Fastify closes the connection after every error of a body, even if the body has arrived in full.
  server.addHook('onSend', (request, reply, _, done) => {
    if (request.raw.complete) reply.removeHeader('connection');
    done();
  });
  return server;
}

interface HttpServerParts {
  /** Served until another edition replaces it. */
  readonly first: EditionSource;
  /** The pages and documents beside the operations. */
  readonly surfaces: readonly Surface[];
  readonly status: SurfaceContext['status'];
  readonly origins?: Origins;
  /** The memory for cached responses, in bytes. */
  readonly cacheBytes: number;
  readonly clients: Clients;
  /** Undefined without a rate limit. */
  readonly limited: Limited | undefined;
  readonly connections: ConnectionRules;
  /** The most bytes of responses that wait for clients to read them. */
  readonly unsentBytes: number;
  readonly observer: Observer;
  readonly compressor?: Compressor | undefined;
  /** The clock for the duration of work, in milliseconds. */
  readonly clock?: () => number;
}

interface ConnectionStats {
  readonly refused: number;
  readonly sendTimeouts: number;
  readonly unsentBytes: number;
  /** The most bytes of request bodies that are being read or processed. */
  readonly bodyBytes: number;
  readonly open: number;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly cacheStats: () => CacheStats;
  readonly limitedRequests: () => number;
  readonly connectionStats: () => ConnectionStats;
  readonly live: () => ServedEdition;
  readonly routes: () => readonly Route[];
  /** Prepares another edition, to be warmed up before it is served. */
  readonly prepare: (edition: EditionSource) => ServedEdition;
  /** Serves this edition from now on. Requests in progress finish with their own edition. */
  readonly activate: (edition: ServedEdition) => void;
  /** Settles when the background compression has finished. */
  readonly idle: () => Promise<void>;
  /** Answers the requests in progress and closes everything within `milliseconds`. */
  /** Settles with the number of responses that were cut off. */
  readonly stop: (milliseconds: number) => Promise<number>;
}

export function createServer(parts: HttpServerParts): HttpServer {
  const { clients, limited, connections, observer, surfaces } = parts;
  const { model, operations } = parts.first.engine;
  const { compressor = createCompressor() } = parts;
  const paths = createServedPaths(segmentsMeant(model));
  const unlimited = new Set<string>();
  const unsent = createUnsentBytes(parts.unsentBytes);
  const heldBodies = createUnsentBytes(HELD_BODY_BYTES);
  const open = createConnections(clients.ofPeer, connections, unsent);
  const gate = createGate({ clients, limited, unlimited });
  const rules = {
    gate,
    turns: createTurns(parts.clock ?? (() => performance.now())),
    ratePolicy: limited && policyOf(limited.limit),
    compressor,
    cacheBytes: parts.cacheBytes,
    cacheCounters: newCacheCounters(),
    origins: parts.origins ?? {},
    alternates: siteSurface(surfaces)?.alternates,
  };
  let edition = serveEdition(parts.first, rules);
  const live = () => edition;
  const answerUnrouted = createAnswerUnrouted(live, operations, () => paths.all().map(({ path }) => path));
  const Response = nodeResponse(observer, unsent, (response) =>
    unavailableResponse(edition.replies, response),
  );

  const server = createFastify({
    serverFactory: (route) => {
      const respond = createRespondFirst({ gate, paths, live, answerUnrouted, observer, route });
      return createNodeServer(open, connections, Response, respond);
    },
    frameworkErrors: (error, _, reply) => {
      sendReply(reply, edition.replies.problem(reply.raw, problemOfError(error)));
    },
    clientErrorHandler: createRefuseUnreadable(open, connections, live, observer),
  });
  server.addHook('onRoute', (route) => {
    paths.add(route);
    if (route.config?.isUnlimited) unlimited.add(route.url);
  });
  serveOperations(server, live, operations);
  const context = { live, status: parts.status, acceptBodies: createAcceptBodies(heldBodies) };
  for (const surface of surfaces) registerSurface(server, surface, context);
  server.addHook('onClose', compressor.close);
  answerUnknownPaths(server, surfaces, paths, live);
  server.setErrorHandler((error, request, reply) => {
    const { replies } = request.edition ?? edition;
    answerFailure(error, reply.raw as NodeResponse, replies, observer, (ready) => sendReply(reply, ready));
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
    prepare: (source) => serveEdition(source, rules),
    activate: (next) => {
      edition = next;
    },
    idle: compressor.idle,
    stop: async (milliseconds) => {
      gate.beginStop();
      const isListening = server.server.listening;
      const cut = isListening ? await stopServer(server.server as Server, open, milliseconds) : 0;
      await server.close();
      return cut;
    },
  };
}

function siteSurface(surfaces: readonly Surface[]): Surface['site'] {
  const [site, other] = surfaces.flatMap((surface) => surface.site ?? []);
  if (other !== undefined) throw new Error('Two surfaces have `site`; a service has one site.');
  return site;
}

/** Returns a problem, or the site's page in a browser. */
function answerUnknownPaths(
  server: FastifyInstance,
  surfaces: readonly Surface[],
  paths: ReturnType<typeof createServedPaths>,
  live: () => ServedEdition,
): void {
  const missing = siteSurface(surfaces)?.missing;
  server.setNotFoundHandler((request, reply) => {
    (reply.raw as NodeResponse).operation = 'none';
    const unrouted = unroutedResponse(live().replies, paths, reply.raw);
    if (missing === undefined || unrouted.status !== 404 || !isForPeople(request))
      return sendReply(reply, unrouted);
    return sendReply(reply, missing(request, live()));
  });
}
