// The surface of the fixed documents (the index, the descriptions, what pages load) and of what leads to them.
import type { FastifyInstance } from 'fastify';
import { DOCUMENT } from '../../server/http/responses/finished-document.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { perEdition, type Surface, type SurfaceContext } from '../../server/http/surface.js';
import type { PublicSpellings } from '../openapi/public-document.js';
import { securityDocument } from './security-document.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';

export interface DocumentsOptions {
  /** Where the public service's description spells an operation otherwise. */
  readonly publicSpellings?: PublicSpellings;
  readonly securityContact?: string | undefined;
}

const method = ['GET', 'HEAD'];

export function documents({ publicSpellings, securityContact }: DocumentsOptions): Surface {
  const security = securityContact === undefined ? [] : [securityDocument(securityContact)];

  function serveDocuments(server: FastifyInstance, { live }: SurfaceContext): void {
    const documentsOf = perEdition(({ engine, document, publicOrigin }) => {
      const { model, operations } = engine;
      const ours = serviceDocuments(model, operations, engine, publicSpellings, publicOrigin);
      const all = [...ours, ...security];
      return new Map(all.map((each) => [each.path, document(each)]));
    });
    for (const path of documentsOf(live()).keys())
      server.route({
        method,
        url: path,
        handler: async ({ edition, headers }, reply) => {
          const finished = await documentsOf(edition).get(path)?.();
          return finished === undefined
            ? reply.callNotFound()
            : sendReply(reply, await finished.pick(headers));
        },
      });
    for (const { path, to } of serviceRedirections)
      server.route({
        method,
        url: path,
        handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to)),
      });
  }

  return { operation: DOCUMENT, plugin: serveDocuments };
}
