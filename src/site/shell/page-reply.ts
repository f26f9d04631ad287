// Sends a page that was made for one request, which no cache stores.
import type { FastifyReply } from 'fastify';
import { sendOnce } from '../../server/http/surface.js';
import { pageMarkdown } from '../markdown/page-markdown.js';
import type { Language } from './language.js';
import { HTML_TYPE } from './page-document.js';
import { PAGE_POLICY } from './policies.js';

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
