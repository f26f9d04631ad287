// Binds fixed documents (the index, the description, pages) and redirections to their paths.
import type { FastifyInstance } from 'fastify';
import type { AtlasResponse } from './atlas-response.js';
import { tagOf } from './entity-tag.js';
import { FinishedAnswer, type Finishing } from './finished-answer.js';
import type { FlatHeaders } from './flat-headers.js';

/** What stands for all of them in the figures. */
const DOCUMENT = 'document';

export interface HttpDocument {
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly type: string;
  readonly headers?: FlatHeaders;
  /** Asked for on first use and kept. */
  readonly body: () => Uint8Array | string | Promise<Uint8Array | string>;
}

export interface Redirection {
  readonly path: string;
  readonly to: string;
}

export function bindDocuments(
  server: FastifyInstance,
  finishing: Finishing,
  documents: readonly HttpDocument[],
): void {
  for (const { path, alsoAt = [], type, headers, body } of documents) {
    let kept: Promise<FinishedAnswer> | undefined;
    const load = async () => {
      const bytes = Buffer.from(await body());
      const finished = new FinishedAnswer(finishing, {
        operation: DOCUMENT,
        tag: tagOf(bytes),
        type,
        body: bytes,
        headers,
      });
      finished.compressWell();
      return finished;
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
          const finished = await kept;
          reply.hijack();
          (reply.raw as AtlasResponse).operation = DOCUMENT;
          finished.send(request.raw.headers, reply.raw);
        },
      });
    }
  }
}

export function bindRedirections(
  server: FastifyInstance,
  { replies }: Finishing,
  redirections: readonly Redirection[],
): void {
  for (const { path, to } of redirections) {
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (_, reply) => {
        reply.hijack();
        (reply.raw as AtlasResponse).operation = DOCUMENT;
        replies.redirect(reply.raw, to);
      },
    });
  }
}
