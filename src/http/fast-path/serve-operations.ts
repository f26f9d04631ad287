// Serves every operation of the table at its path; no path is written by hand. The only routes that write past Fastify.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OutputFormat } from '../../formats/output-format.js';
import { isOnRecords, type Operation } from '../../operations/operation.js';
import { parseQuery } from '../../operations/request/parse-query.js';
import { inFormat, readArguments } from '../../operations/request/read-arguments.js';
import { preferredFormats } from '../negotiation/preferred-formats.js';
import { writeResponse } from '../responses/ready-response.js';
import type { AtlasResponse } from './atlas-response.js';
import type { EditionResponses } from './edition-responses.js';
import { ignoredNames } from './ignored-names.js';

export function serveOperations(
  server: FastifyInstance,
  live: () => EditionResponses,
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
        const edition = live();
        if ('problem' in read)
          writeResponse(
            response,
            edition.replies.problem(response, edition.explain(operation, request.params, read.problem)),
          );
        else {
          const { arguments: given, ignored, isMomentary } = read;
          const format = operation.option('format');
          const isNegotiated = format !== undefined && given.get(format) === undefined;
          const accepted = isNegotiated ? acceptedFormat(request.raw, operation) : undefined;
          const args = accepted === undefined ? given : inFormat(operation, given, accepted);
          // A request that is injected, as tools and tests do, has no response of ours.
          if (ignored.length > 0)
            (response as Partial<AtlasResponse>).add?.('atlas-ignored', ignoredNames(ignored));
          const requested = {
            operation,
            args,
            fallback: accepted && given,
            isRemarked: ignored.length > 0,
            isMomentary,
          };
          const later = edition.respond(requested, request.raw, response);
          if (later !== undefined) return later.then(() => void reply.hijack());
        }
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
        return undefined;
      },
    });
  }
}

function acceptedFormat({ headers }: IncomingMessage, operation: Operation): OutputFormat | undefined {
  if (!isOnRecords(operation)) return undefined;
  return preferredFormats(headers.accept).find((format) => format.suits(operation.family));
}
