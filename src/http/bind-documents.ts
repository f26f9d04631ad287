// Binds fixed documents (the index, the description, pages) and redirections to their paths.
import type { FastifyInstance } from 'fastify';
import { notModified } from './bind-operations.js';
import { entityTag, matchCondition } from './entity-tag.js';
import { CACHED, CORS } from './headers.js';

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

export function bindDocuments(server: FastifyInstance, documents: readonly HttpDocument[]): void {
  for (const document of documents) {
    let kept: Promise<{ body: Buffer; etag: string }> | undefined;
    const load = async () => {
      const body = Buffer.from(await document.body());
      return { body, etag: entityTag(body) };
    };
    for (const url of [document.path, ...(document.alsoAt ?? [])]) {
      server.route({
        method: ['GET', 'HEAD'],
        url,
        handler: async (request, reply) => {
          kept ??= load();
          const { body, etag } = await kept;
          if (matchCondition(request.headers['if-none-match'], etag) !== 'none')
            return notModified(reply, etag);
          const headers = { ...CORS, 'cache-control': CACHED, etag, 'content-type': document.type };
          return reply.headers({ ...headers, ...document.headers }).send(body);
        },
      });
    }
  }
}

export function bindRedirections(server: FastifyInstance, redirections: readonly Redirection[]): void {
  for (const { path, to } of redirections) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (_, reply) => reply.headers({ ...CORS, 'cache-control': CACHED }).redirect(to, 302),
    });
  }
}
