// Binds the pages of the site: in the tree of each language, and at addresses without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AtlasResponse } from './atlas-response.js';
import type { HttpDocument } from './bind-documents.js';
import { chooseLanguage } from './choose-language.js';
import { tagOf } from './entity-tag.js';
import { FinishedAnswer, type Finishing } from './finished-answer.js';
import type { KeptAnswer, KeptAnswers } from './kept-answers.js';

export interface SitePages {
  /** Each is the first part of the addresses of its pages; the first one is for readers of any other. */
  readonly languages: readonly [string, ...string[]];
  /** Name of the cookie in which a reader's choice is kept. */
  readonly cookie: string;
  /** The page at an address with a language, whatever its letter case. */
  readonly body: (path: string) => HttpDocument['body'] | undefined;
  /** Addresses of all pages, with their languages. */
  readonly paths: () => readonly string[];
  readonly headers: readonly string[];
}

const PAGE = 'page';
const HTML = 'text/html; charset=utf-8';

export function bindSite(
  server: FastifyInstance,
  finishing: Finishing,
  kept: KeptAnswers,
  site: SitePages,
): void {
  const { languages, cookie } = site;

  async function send(path: string, language: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const body = site.body(path);
    if (body === undefined) {
      reply.callNotFound();
      return;
    }
    const finished = await finish(path.toLowerCase(), language, body);
    reply.hijack();
    (reply.raw as AtlasResponse).operation = PAGE;
    finished.send(request.raw.headers, reply.raw);
  }

  /** Kept as answers are, so that all pages together take no more room than the operator gives them. */
  async function finish(path: string, language: string, body: HttpDocument['body']): Promise<FinishedAnswer> {
    const key = `${PAGE} ${path}`;
    const known: KeptAnswer | undefined = kept.get(key);
    const ready = known && kept.use(known);
    if (ready !== undefined) return ready;
    const bytes = Buffer.from(await body());
    const headers = [...site.headers, 'content-language', language];
    const content = { operation: PAGE, tag: tagOf(bytes), type: HTML, body: bytes, headers };
    const finished = new FinishedAnswer(finishing, content);
    kept.keep(key, finished);
    finished.compressWell();
    return finished;
  }

  const pathOf = (request: FastifyRequest) =>
    `/${request.url.split('?', 1)[0]}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');

  for (const language of languages)
    for (const url of [`/${language}`, `/${language}/*`])
      server.route({
        method: ['GET', 'HEAD'],
        url,
        handler: (request, reply) => send(pathOf(request), language, request, reply),
      });

  for (const url of ['/', '/docs', '/docs/*'])
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => {
        const asked = { cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] };
        const language = chooseLanguage(languages, cookie, asked);
        (reply.raw as AtlasResponse).add('vary', 'Accept-Language, Cookie');
        const path = pathOf(request);
        return send(path === '/' ? `/${language}` : `/${language}${path}`, language, request, reply);
      },
    });
}
