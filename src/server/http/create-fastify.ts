// Fastify as this service uses it: paths in any case, no schemas, and no body that a surface has not declared.

import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** As long as a request line can be; the length of a value is judged where its parameter is read. */
const LONGEST_PARAMETER = 16_384;

const noSchemas = (): never => {
  throw new Error(
    'A route has a Fastify schema. Arguments are read by operations and surfaces, and the compilers are not loaded.',
  );
};

/** Without these, Fastify loads its compilers of schemas at every start, which nothing uses. */
const WITHOUT_SCHEMAS = { buildValidator: noSchemas, buildSerializer: noSchemas };

export function createFastify(
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
      // Read only if an operation takes parameters; most do not.
      querystringParser: (query) => query as never,
    },
    ...options,
  });
  // A surface that takes bodies names their media types; all other bodies are refused.
  server.removeAllContentTypeParsers();
  server.decorateRequest('edition');
  server.decorateRequest('response');
  // Fastify closes the connection after every error of a body, also if that has arrived in full.
  server.addHook('onSend', (request, reply, _, done) => {
    if (request.raw.complete) reply.removeHeader('connection');
    done();
  });
  return server;
}
