// Binds every operation of the table to its path; no path is written by hand.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../operations/operation.js';
import { parseQuery } from '../operations/parse-query.js';
import { readArguments } from '../operations/read-arguments.js';
import type { AtlasResponse } from './atlas-response.js';
import { ignoredNames } from './ignored-names.js';
import { preferredFormats } from './preferred-formats.js';
import type { Shelf } from './shelf.js';

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
        const preferred = acceptedBy(request.raw, operation);
        const raw = { path: request.params, query: parseQuery(request.query), accepted: preferred };
        const read = readArguments(operation, raw);
        const shelf = shown();
        if ('problem' in read)
          shelf.replies.problem(response, shelf.explain(operation, request.params, read.problem));
        else {
          const { arguments: args, ignored } = read;
          const accepted = args.format === undefined ? preferred : undefined;
          // A request that is injected, as tools and tests do, has no response of ours.
          if (ignored.length > 0)
            (response as Partial<AtlasResponse>).add?.('atlas-ignored', ignoredNames(ignored));
          const asked = { operation, args, query: request.query, accepted, isRemarked: ignored.length > 0 };
          shelf.respond(asked, request.raw, response);
        }
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }
}

function acceptedBy({ headers }: IncomingMessage, { asks }: Operation): string | undefined {
  const offered = asks.find('format')?.kind;
  if (offered?.is !== 'choice') return undefined;
  return preferredFormats(headers.accept).find((name) => offered.values.includes(name));
}
