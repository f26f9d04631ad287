// Registers documents at fixed paths, each made once for an edition.
import type { FastifyInstance } from 'fastify';
import type { EditionResponses } from './fast-path/edition-responses.js';
import type { HttpDocument } from './responses/finished-document.js';
import { sendReply } from './responses/ready-response.js';
import { perEdition, type SurfaceContext } from './surface.js';

export function serveDocuments(
  server: FastifyInstance,
  { live }: SurfaceContext,
  documentsOf: (edition: EditionResponses) => readonly HttpDocument[],
): void {
  const finishedOf = perEdition(
    (edition) => new Map(documentsOf(edition).map((each) => [each.path, edition.document(each)])),
  );
  for (const path of finishedOf(live()).keys())
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async ({ edition, headers }, reply) => {
        const finished = await finishedOf(edition).get(path)?.();
        return finished === undefined ? reply.callNotFound() : sendReply(reply, await finished.pick(headers));
      },
    });
}
