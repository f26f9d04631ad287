// Binds what operators and their machines ask: is it alive, is it ready, what are its figures. None of it is ever kept.
import type { FastifyInstance } from 'fastify';
import { problem } from '../problems/problem.js';
import type { AtlasResponse } from './fast-path/atlas-response.js';
import type { Shelf } from './fast-path/edition-responses.js';

export interface Probe {
  readonly path: string;
  /** Only for the operator's networks; others find nothing there. */
  readonly isPrivate: boolean;
  readonly type: string;
  /** The operator sees more. */
  readonly body: (isAdmin: boolean) => string | Promise<string>;
}

export function bindProbes(server: FastifyInstance, shown: () => Shelf, probes: readonly Probe[]): void {
  for (const { path, isPrivate, type, body } of probes) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (_, reply) => {
        const response = reply.raw as AtlasResponse;
        const isAdmin = response.from?.isAdmin === true;
        response.operation = 'probe';
        const said = isPrivate && !isAdmin ? undefined : await body(isAdmin);
        const { replies } = shown();
        if (said !== undefined) replies.passing(response, type, said);
        else
          replies.problem(
            response,
            problem('unknown-path', (words) => words.nothingAt(path)),
          );
        reply.hijack();
      },
    });
  }
}
