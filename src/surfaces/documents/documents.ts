// The surface of fixed documents: the index, the descriptions and the feeds, and the URLs that redirect to them.
import type { FastifyInstance } from 'fastify';
import { sendReply } from '../../server/http/connections/node-response.js';
import { DOCUMENT, type Document } from '../../server/http/responses/documents.js';
import { type Surface, type SurfaceContext, serveDocuments } from '../../server/http/surface.js';
import type { PublicSpellings } from '../openapi/public-document.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';

interface DocumentsOptions {
  /** The operations that the public service's description spells otherwise. */
  readonly publicSpellings?: PublicSpellings;
  readonly securityContact?: string | undefined;
}

const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000;

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

/** The contact for reports of vulnerabilities (RFC 9116), valid for half a year from each start. */
function securityDocument(contact: string): Document {
  const expires = new Date(Date.now() + HALF_A_YEAR).toISOString();
  return {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    body: () => `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`,
  };
}
