// Binds every operation of the table to its path; no path is written by hand.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OtherFormat } from '../formats/formats.js';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';
import { readArguments } from '../operations/read-arguments.js';
import type { AtlasResponse } from './atlas-response.js';
import { preferredFormats } from './preferred-formats.js';
import type { Shelf } from './shelf.js';

const NO_QUERY: readonly (readonly [string, string])[] = [];

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
        const pairs = request.query === '' ? NO_QUERY : new URLSearchParams(request.query);
        const read = readArguments(operation, { path: request.params, query: pairs });
        const shelf = shown();
        if ('problem' in read) shelf.replies.problem(response, read.problem);
        else {
          const accepted = acceptedBy(request.raw, operation, read.arguments);
          const asked = { operation, args: read.arguments, query: request.query, accepted };
          shelf.respond(asked, request.raw, response);
        }
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }
}

function acceptedBy(
  { headers }: IncomingMessage,
  { asks }: Operation,
  { format }: Arguments,
): OtherFormat | undefined {
  const offered = format === undefined ? asks.find('format')?.kind : undefined;
  if (offered?.is !== 'choice') return undefined;
  return preferredFormats(headers.accept).find((name) => offered.values.includes(name));
}
