// Routes of a page with a URL in each language. Other words, another letter case and a missing language redirect to the canonical URL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendReply } from '../../server/http/connections/node-response.js';
import { acceptedLanguage } from '../../server/http/negotiation.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import type { Document } from '../../server/http/responses/documents.js';
import { sendOnce } from '../../server/http/surface.js';
import { pageMarkdown } from '../markdown/page-markdown.js';
import {
  type Address,
  addressIn,
  inLanguage,
  LANGUAGE_COOKIE,
  type Language,
  languages,
} from './addresses.js';

/** Sends a page that was built for one request, which no cache stores. */
export const sendPage = (
  reply: FastifyReply,
  language: Language,
  body: string | Buffer,
  status = 200,
): Promise<FastifyReply> =>
  sendOnce(
    reply
      .code(status)
      .type(HTML_TYPE)
      .header('content-security-policy', PAGE_POLICY)
      .header('content-language', language),
    body,
  );

/** The same page as Markdown. */
export const sendAsMarkdown = (
  reply: FastifyReply,
  language: Language,
  page: string,
): Promise<FastifyReply> =>
  sendOnce(
    reply.type('text/markdown; charset=utf-8').header('content-language', language),
    pageMarkdown(page, { link: (href) => href }),
  );

/** A page of the site at its URL in one language. */
export interface SitePage extends Document {
  readonly language: Language;
  /** Its URL without the language, which also works. */
  readonly bare: string;
  /** A text that changes whenever the page does, if it changes within an edition. */
  readonly changesWith?: (() => string) | undefined;
}

/**
 * The resources that a browser can load for a page, all from this origin. Pages have no inline style or script, and forms are sent to this
 * origin.
 */
const policy = (pictures = '') =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:${pictures && ` ${pictures}`}; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; form-action 'self'`;

const PAGE_POLICY = policy();

export const HTML_TYPE = 'text/html; charset=utf-8';

/** `pictures` is the one other origin that a picture of the page is on. */
export const pageHeaders = (language: Language, pictures?: string): readonly string[] => [
  'content-security-policy',
  pictures === undefined ? PAGE_POLICY : policy(pictures),
  'content-language',
  language,
];

/** `path` is the key under which the document is cached. */
export const pageDocument = (
  language: Language,
  path: string,
  body: Document['body'],
  isOneOfMany = false,
  pictures?: string,
): Document => ({ path, type: HTML_TYPE, headers: pageHeaders(language, pictures), isOneOfMany, body });

/** The language of a reader at a URL without one, by an earlier choice or the browser's preference. */
export const chooseLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  chosenBefore(headers.cookie) ?? acceptedLanguage(languages, headers['accept-language']);

function chosenBefore(cookies = ''): Language | undefined {
  const values = cookies.split(';').map((pair) => pair.trim().split('='));
  const value = values.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return languages.find((language) => language === value);
}

type Handler = (language: Language, request: FastifyRequest, reply: FastifyReply) => unknown;

interface LocalizedRoute {
  readonly address: Address;
  /** Its earlier URLs. */
  readonly before?: readonly string[];
  readonly get: Handler;
  /** Reads a form of up to `bodyLimit` bytes. */
  readonly post?: { readonly handler: Handler; readonly bodyLimit: number };
}

const READ_METHODS = ['GET', 'HEAD'];

export function serveLocalized(
  server: FastifyInstance,
  { address, before = [], get, post }: LocalizedRoute,
): void {
  const words = new Set([...languages.map((language) => addressIn(language, address)), ...before]);
  for (const word of words) {
    server.route({
      method: READ_METHODS,
      url: word,
      handler: (request, reply) => redirectToLanguage(request, reply, address),
    });
    for (const language of languages) {
      const url = inLanguage(language, word);
      const right = inLanguage(language, address);
      server.route({
        method: READ_METHODS,
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

/** Keeps the query of the request. */
export function redirect(request: FastifyRequest, reply: FastifyReply, path: string, status: 301 | 302) {
  const query = String(request.query ?? '');
  return sendReply(reply, request.edition.replies.redirect(query === '' ? path : `${path}?${query}`, status));
}
