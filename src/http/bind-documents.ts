// Binds fixed documents (the index, the description, pages) and redirections to their paths.
import type { FastifyInstance } from 'fastify';
import { entityTag, matchCondition } from './entity-tag.js';
import type { Replies } from './replies.js';

export interface HttpDocument {
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked for on first use and kept. */
  readonly body: () => Uint8Array | string | Promise<Uint8Array | string>;
}

export interface Redirection {
  readonly path: string;
  readonly to: string;
}

export function bindDocuments(
  server: FastifyInstance,
  replies: Replies,
  documents: readonly HttpDocument[],
): void {
  for (const { path, alsoAt = [], type, headers, body } of documents) {
    let kept: Promise<{ body: Buffer; etag: string }> | undefined;
    const load = async () => {
      const bytes = Buffer.from(await body());
      return { body: bytes, etag: entityTag(bytes) };
    };
    for (const url of [path, ...alsoAt]) {
      server.route({
        method: ['GET', 'HEAD'],
        url,
        handler: async (request, reply) => {
          kept ??= load().catch((error: unknown) => {
            kept = undefined;
            throw error;
          });
          const content = await kept;
          const condition = matchCondition(request.headers['if-none-match'], content.etag);
          if (condition !== 'none') return replies.notModified(reply, content.etag);
          return replies.content(reply, { type, headers, ...content });
        },
      });
    }
  }
}

export function bindRedirections(
  server: FastifyInstance,
  replies: Replies,
  redirections: readonly Redirection[],
): void {
  for (const { path, to } of redirections) {
    server.route({ method: ['GET', 'HEAD'], url: path, handler: (_, reply) => replies.redirect(reply, to) });
  }
}
