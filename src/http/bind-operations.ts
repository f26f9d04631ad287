// Binds every operation of the table to its path; no path is written by hand.
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../operations/operation.js';
import { readArguments } from '../operations/read-arguments.js';
import type { AtlasResponse } from './atlas-response.js';
import type { Shelf } from './shelf.js';

const NO_QUERY: readonly (readonly [string, string])[] = [];

export function bindOperations(
  server: FastifyInstance,
  shown: () => Shelf,
  operations: readonly Operation[],
): void {
  for (const operation of operations) {
    const takesQuery = operation.parameters.some((parameter) => parameter.in === 'query');
    server.route<{ Params: Record<string, string>; Querystring: string }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => {
        const response = reply.raw as AtlasResponse;
        response.operation = operation.id;
        const query = takesQuery && request.query !== '' ? new URLSearchParams(request.query) : NO_QUERY;
        const read = readArguments(operation.parameters, { path: request.params, query });
        const shelf = shown();
        if ('problem' in read) shelf.replies.problem(response, read.problem);
        else shelf.respond(operation, read.arguments, request.raw, response);
        // Only now: what fails before is answered as a failure, and not left hanging.
        reply.hijack();
      },
    });
  }
}
