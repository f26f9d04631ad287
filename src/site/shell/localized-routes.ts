// Routes of a page whose URL is in the words of each language. Other words, other letter case and no language are redirected to the one canonical URL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { chooseLanguage } from './choose-language.js';
import { type Address, addressIn, inLanguage, type Language, languages } from './language.js';

type Handler = (language: Language, request: FastifyRequest, reply: FastifyReply) => unknown;

interface LocalizedRoute {
  readonly address: Address;
  /** Its earlier URLs. */
  readonly before?: readonly string[];
  readonly get: Handler;
  /** Answers a form, up to `bodyLimit` bytes. */
  readonly post?: { readonly handler: Handler; readonly bodyLimit: number };
}

const READ = ['GET', 'HEAD'];

export function serveLocalized(
  server: FastifyInstance,
  { address, before = [], get, post }: LocalizedRoute,
): void {
  const words = new Set([...languages.map((language) => addressIn(language, address)), ...before]);
  for (const word of words) {
    server.route({
      method: READ,
      url: word,
      handler: (request, reply) => redirectToLanguage(request, reply, address),
    });
    for (const language of languages) {
      const url = inLanguage(language, word);
      const right = inLanguage(language, address);
      server.route({
        method: READ,
        url,
        handler: async (request, reply) =>
          pathOf(request.url) === right
            ? get(language, request, reply)
            : redirect(request, reply, right, 301),
      });
      if (post !== undefined && url === right)
        server.route({
          method: 'POST',
          url,
          bodyLimit: post.bodyLimit,
          handler: async (request, reply) => post.handler(language, request, reply),
        });
    }
  }
}

export function redirectToLanguage(request: FastifyRequest, reply: FastifyReply, address: Address) {
  reply.header('vary', 'Accept-Language, Cookie');
  return redirect(request, reply, inLanguage(chooseLanguage(request), address), 302);
}

/** With the query of the request. */
export function redirect(request: FastifyRequest, reply: FastifyReply, path: string, status: 301 | 302) {
  const query = String(request.query ?? '');
  return sendReply(reply, request.edition.replies.redirect(query === '' ? path : `${path}?${query}`, status));
}
