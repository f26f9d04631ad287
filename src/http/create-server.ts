// The HTTP server: what is common to all requests, and one answer for everything that can go wrong.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Operation } from '../operations/operation.js';
import { type Problem, problem } from '../problems/problem.js';
import { bindDocuments, bindRedirections, type HttpDocument, type Redirection } from './bind-documents.js';
import { bindOperations, type OperationSource } from './bind-operations.js';
import { BodilessRequest } from './bodiless-request.js';
import { createCompressor } from './compressor.js';
import { createKeptAnswers, type KeptAnswersStats } from './kept-answers.js';
import { type KnownPaths, knownPaths } from './known-paths.js';
import { createKnownUrls } from './known-urls.js';
import { ALLOWED_METHODS, createReplies, type Replies } from './replies.js';

export interface HttpSurface extends OperationSource {
  /** Name of the edition that is served, and the time it is from. */
  readonly edition: string;
  readonly editionTime: Date;
  readonly documents: readonly HttpDocument[];
  readonly redirections: readonly Redirection[];
  /** Bytes that finished answers may take. */
  readonly keptBytes: number;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly keptAnswers: () => KeptAnswersStats;
  /** Finishes an answer that needs no arguments before anybody asks for it. */
  readonly finishAhead: (operation: Operation) => void;
  /** Settles once nothing is left to be compressed in the background. */
  readonly idle: () => Promise<void>;
}

/** As long as a request line can be; the length of a value is judged where its parameter is read. */
const LONGEST_PARAMETER = 16_384;

export function createServer(surface: HttpSurface): HttpServer {
  const replies = createReplies(surface.edition, surface.editionTime.toUTCString());
  const compressor = createCompressor();
  const kept = createKeptAnswers(surface.keptBytes);
  const urls = createKnownUrls();
  const finishing = { replies, compressor, lastModified: surface.editionTime.getTime() };
  const paths = knownPaths([
    ...surface.operations.map(({ path }) => path),
    ...surface.documents.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
    ...surface.redirections.map(({ path }) => path),
  ]);

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
      const handle = (request: IncomingMessage, response: ServerResponse) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const known = isRead ? urls.find(request.url as string) : undefined;
        const ready = known === undefined ? undefined : kept.use(known);
        if (request.headers.host === undefined && request.httpVersionMinor === 1)
          replies.problem(response, withoutHost());
        else if (ready !== undefined) ready.send(request.headers, response);
        else if (isRead) route(request, response);
        else replyToOtherMethod(replies, paths, request, response);
      };
      // Left to itself, Node answers a missing Host and an odd Expect without a word.
      return createHttpServer({ requireHostHeader: false, IncomingMessage: BodilessRequest }, handle).on(
        'checkExpectation',
        handle,
      );
    },
    frameworkErrors: (error, _, reply) => {
      reply.hijack();
      replies.problem(reply.raw, error.code === 'FST_ERR_BAD_URL' ? badEncoding() : internalError());
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else replies.unreadable(socket, unreadable(error));
    },
  });
  const finishAhead = bindOperations(server, finishing, kept, urls, surface);
  bindDocuments(server, finishing, surface.documents);
  bindRedirections(server, finishing, surface.redirections);
  server.addHook('onClose', compressor.close);
  server.setNotFoundHandler((request, reply) => {
    reply.hijack();
    replies.problem(reply.raw, unknownPath(paths, pathOf(request.raw.url)));
  });
  server.setErrorHandler((error, _, reply) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    reply.hijack();
    replies.problem(reply.raw, internalError());
  });
  return { server, keptAnswers: kept.stats, finishAhead, idle: compressor.idle };
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

const pathOf = (url = '/') => url.split('?', 1)[0] as string;

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

const withoutHost = () => problem('bad-request', 'An HTTP/1.1 request needs a Host header.');

const internalError = () =>
  problem('internal-error', 'The service failed to answer; the request itself may be right.');

function unreadable(error: NodeJS.ErrnoException): Problem {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? problem('headers-too-large', 'The request line and headers are larger than 16 KiB together.')
    : problem('bad-request', 'What arrived is not a well-formed HTTP request.');
}
