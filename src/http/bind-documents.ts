// Binds fixed documents (the index, the description, pages) and redirections to their paths.
import type { FastifyInstance } from 'fastify';
import type { AtlasResponse } from './fast-path/atlas-response.js';
import type { Shelf } from './fast-path/edition-responses.js';
import { DOCUMENT, type HttpDocument } from './responses/finished-document.js';

export interface Redirection {
  readonly path: string;
  readonly to: string;
}

export function bindDocuments(
  server: FastifyInstance,
  shown: () => Shelf,
  documents: readonly Pick<HttpDocument, 'path'>[],
): void {
  for (const { path } of documents) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request, reply) => {
        const finished = await shown().document(path);
        reply.hijack();
        (reply.raw as AtlasResponse).operation = DOCUMENT;
        finished.send(request.raw.headers, reply.raw);
      },
    });
  }
}

export function bindRedirections(
  server: FastifyInstance,
  shown: () => Shelf,
  redirections: readonly Redirection[],
): void {
  for (const { path, to } of redirections) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (_, reply) => {
        reply.hijack();
        (reply.raw as AtlasResponse).operation = DOCUMENT;
        shown().replies.redirect(reply.raw, to);
      },
    });
  }
}
