// The surface of the fixed documents (the index, the descriptions, the feeds) and of what leads to them.
import type { FastifyInstance } from 'fastify';
import { DOCUMENT } from '../../server/http/responses/finished-document.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { serveDocuments } from '../../server/http/serve-documents.js';
import type { Surface, SurfaceContext } from '../../server/http/surface.js';
import type { PublicSpellings } from '../openapi/public-document.js';
import { securityDocument } from './security-document.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';

export interface DocumentsOptions {
  /** Where the public service's description spells an operation otherwise. */
  readonly publicSpellings?: PublicSpellings;
  readonly securityContact?: string | undefined;
}

export function documents({ publicSpellings, securityContact }: DocumentsOptions): Surface {
  const security = securityContact === undefined ? [] : [securityDocument(securityContact)];

  function plugin(server: FastifyInstance, context: SurfaceContext): void {
    serveDocuments(server, context, ({ engine }) => [
      ...serviceDocuments(engine, publicSpellings),
      ...security,
    ]);
    for (const { path, to } of serviceRedirections)
      server.route({
        method: ['GET', 'HEAD'],
        url: path,
        handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to)),
      });
  }

  return { operation: DOCUMENT, plugin };
}
