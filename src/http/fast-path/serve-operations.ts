// Binds every operation of the table to its path; no path is written by hand.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OutputFormat } from '../../formats/output-format.js';
import type { Operation } from '../../operations/operation.js';
import type { Parameter } from '../../operations/request/parameter.js';
import { parseQuery } from '../../operations/request/parse-query.js';
import { inFormat, readArguments } from '../../operations/request/read-arguments.js';
import { preferredFormats } from '../negotiation/preferred-formats.js';
import type { AtlasResponse } from './atlas-response.js';
import type { Shelf } from './edition-responses.js';
import { ignoredNames } from './ignored-names.js';

export function bindOperations(
  server: FastifyInstance,
  shown: () => Shelf,
  operations: readonly Operation[],
): void {
  for (const operation of operations) {
    server.route<{ Params: Record<string, string>; Querystring: string }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const response = reply.raw as AtlasResponse;
        response.operation = operation.id;
        const read = readArguments(operation, { path: request.params, query: parseQuery(request.query) });
        const shelf = shown();
        if ('problem' in read)
          shelf.replies.problem(response, shelf.explain(operation, request.params, read.problem));
        else {
          const { arguments: given, ignored } = read;
          const isNegotiated = given.get(operation.option('format') as Parameter) === undefined;
          const accepted = isNegotiated ? acceptedFormat(request.raw, operation) : undefined;
          const args = accepted === undefined ? given : inFormat(operation, given, accepted);
          // A request that is injected, as tools and tests do, has no response of ours.
          if (ignored.length > 0)
            (response as Partial<AtlasResponse>).add?.('atlas-ignored', ignoredNames(ignored));
          const { query } = request;
          const fallback = accepted && given;
          shelf.respond(
            { operation, args, fallback, isNegotiated, query, isRemarked: ignored.length > 0 },
            request.raw,
            response,
          );
        }
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }
}

function acceptedFormat({ headers }: IncomingMessage, { family }: Operation): OutputFormat | undefined {
  return preferredFormats(headers.accept).find((format) => format.suits(family));
}
