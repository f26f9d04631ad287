// The surface of the site: pages in the tree of each language, and at paths without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../http/paths/path-of.js';
import { DOCUMENT } from '../../http/responses/finished-document.js';
import type { FlatHeaders } from '../../http/responses/flat-headers.js';
import { sendReply } from '../../http/responses/ready-response.js';
import { perEdition, type Surface, type SurfaceContext } from '../../http/surface.js';
import { LANGUAGE_COOKIE, languages } from '../../pages/language.js';
import { chooseLanguage } from './choose-language.js';
import { findPage, sitePaths } from './site-pages.js';

export const site: Surface = { operation: DOCUMENT, plugin: servePages };

/** Where pages are that have no language in their path. */
const WITHOUT_LANGUAGE = '/docs';

function servePages(server: FastifyInstance, { live }: SurfaceContext): void {
  const { model, operations } = live().engine;
  const pageOf = perEdition(({ engine }) => findPage(model, operations, engine));

  const send = async (path: string, request: FastifyRequest, reply: FastifyReply, vary: FlatHeaders = []) => {
    const page = pageOf(request.edition)(path);
    if (page === undefined) return reply.callNotFound();
    const ready = await (await request.edition.page(page)).pick(request.headers);
    return sendReply(reply, { ...ready, headers: [...ready.headers, ...vary] });
  };

  const inReadersLanguage = (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie: cookies, 'accept-language': acceptLanguage } = request.headers;
    const language = chooseLanguage(languages, LANGUAGE_COOKIE, { cookies, acceptLanguage });
    const path = `/${language}${routedPath(request)}`.replace(/\/$/, '');
    return send(path, request, reply, ['vary', 'Accept-Language, Cookie']);
  };

  const serve = (root: string, prefix: string, handler: typeof inReadersLanguage) => {
    const method = ['GET', 'HEAD'];
    const pathsBelow = () => sitePaths(model).map((path) => `${prefix}${path}`);
    server.route({ method, url: root, handler });
    server.route({ method, url: `${root}/*`, config: { pathsBelow }, handler });
  };
  server.route({ method: ['GET', 'HEAD'], url: '/', handler: inReadersLanguage });
  serve(WITHOUT_LANGUAGE, '', inReadersLanguage);
  for (const language of languages)
    serve(`/${language}`, `/${language}`, (request, reply) => send(routedPath(request), request, reply));
}

/** As the router sees it: slashes that are doubled or at the end do not count. */
const routedPath = ({ url }: FastifyRequest) =>
  pathOf(url)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
