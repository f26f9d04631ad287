// The HTTP server: what is common to all requests, and one answer for everything that can go wrong.
import { METHODS } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Problem, problem } from '../problems/problem.js';
import { bindDocuments, bindRedirections, type HttpDocument, type Redirection } from './bind-documents.js';
import { bindOperations, type OperationSource } from './bind-operations.js';
import { type KnownPaths, knownPaths } from './known-paths.js';
import { ALLOWED_METHODS, createReplies } from './replies.js';

export interface HttpSurface extends OperationSource {
  /** Name of the edition that is served. */
  readonly edition: string;
  readonly documents: readonly HttpDocument[];
  readonly redirections: readonly Redirection[];
}

/** As long as a request line can be; the length of a value is judged where its parameter is read. */
const LONGEST_PARAMETER = 16_384;

export function createServer(surface: HttpSurface): FastifyInstance {
  const replies = createReplies(surface.edition);
  const server = Fastify({
    exposeHeadRoutes: false,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: LONGEST_PARAMETER,
      querystringParser: (query) => new URLSearchParams(query) as never,
    },
    frameworkErrors: (error, _, reply) => {
      replies.problem(reply, error.code === 'FST_ERR_BAD_URL' ? badEncoding() : internalError());
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else replies.unreadable(socket, unreadable(error));
    },
  });
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !server.supportedMethods.includes(method)) server.addHttpMethod(method);
  }
  const paths = knownPaths([
    ...surface.operations.map(({ path }) => path),
    ...surface.documents.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
    ...surface.redirections.map(({ path }) => path),
  ]);

  // Before the body of such a request would be read: no path takes one.
  server.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const path = pathOf(request.raw.url);
    if (!paths.has(path)) return replies.problem(reply, unknownPath(paths, path));
    if (request.method !== 'OPTIONS') {
      return replies.problem(reply, methodNotAllowed(request.method, path), { allow: ALLOWED_METHODS });
    }
    return replies.preflight(reply);
  });
  bindOperations(server, replies, surface);
  bindDocuments(server, replies, surface.documents);
  bindRedirections(server, replies, surface.redirections);
  server.setNotFoundHandler((request, reply) =>
    replies.problem(reply, unknownPath(paths, pathOf(request.raw.url))),
  );
  server.setErrorHandler((error, _, reply) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return replies.problem(reply, internalError());
  });
  return server;
}

function pathOf(url = '/'): string {
  const path = url.split('?', 1)[0] as string;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function unknownPath(paths: KnownPaths, path: string): Problem {
  const nearest = paths.nearest(path);
  const hint = nearest === undefined ? 'GET /api/v1 lists the paths there are.' : `Did you mean ${nearest}?`;
  return problem(
    'unknown-path',
    `There is nothing at ${path}. ${hint}`,
    nearest === undefined ? {} : { nearest },
  );
}

function methodNotAllowed(method: string, path: string): Problem {
  return problem(
    'method-not-allowed',
    `${method} is not allowed at ${path}; allowed are ${ALLOWED_METHODS}.`,
  );
}

const badEncoding = () =>
  problem(
    'bad-encoding',
    'The path holds a percent sign that does not begin an encoded UTF-8 character; a percent sign itself is %25.',
  );

const internalError = () =>
  problem('internal-error', 'The service failed to answer; the request itself may be right.');

function unreadable(error: NodeJS.ErrnoException): Problem {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? problem('headers-too-large', 'The request line and headers are larger than 16 KiB together.')
    : problem('bad-request', 'What arrived is not a well-formed HTTP request.');
}
