// The surface of the site: pages in the tree of each language, and at paths without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../server/http/paths/path-of.js';
import { DOCUMENT } from '../../server/http/responses/finished-document.js';
import { type ReadyResponse, unstored } from '../../server/http/responses/ready-response.js';
import { perEdition, type Surface, type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { addresses, markdownAddress } from '../shell/addresses.js';
import { chooseLanguage } from '../shell/choose-language.js';
import { LANGUAGE_COOKIE, languages } from '../shell/language.js';
import { findPage } from './find-page.js';
import { prefersMarkdown } from './prefers-markdown.js';
import { pagePaths, sitePaths } from './site-pages.js';

export const site: Surface = {
  operation: DOCUMENT,
  plugin: servePages,
  pages: ({ model }) => {
    const paths = pagePaths(model);
    return [{ name: 'site', count: paths.length, address: (index) => paths[index] as string }];
  },
};

/** Where pages are that have no language in their path. */
const WITHOUT_LANGUAGE = '/docs';

function servePages(server: FastifyInstance, { live }: SurfaceContext): void {
  const { model, operations } = live().engine;
  const pageOf = perEdition(({ engine, publicOrigin }) => findPage(model, operations, engine, publicOrigin));

  const send = async (
    path: string,
    { edition, headers }: FastifyRequest,
    reply: FastifyReply,
    varies: readonly string[] = [],
  ) => {
    const found = pageOf(edition)(path);
    if (found === undefined) return reply.callNotFound();
    const { page, markdown } = found;
    if (markdown === undefined) return sendDocument(reply, page, (ready) => withVary(ready, varies));
    const varying = (ready: ReadyResponse) => withVary(ready, [...varies, 'Accept']);
    return prefersMarkdown(headers.accept)
      ? sendDocument(reply, markdown, (ready) => varying(asNegotiated(ready, markdown.path)))
      : sendDocument(reply, page, varying);
  };

  const inReadersLanguage = (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie: cookies, 'accept-language': acceptLanguage } = request.headers;
    const language = chooseLanguage(languages, LANGUAGE_COOKIE, { cookies, acceptLanguage });
    return send(`/${language}${routedPath(request)}`, request, reply, ['Accept-Language', 'Cookie']);
  };

  const serve = (root: string, prefix: string, handler: typeof inReadersLanguage) => {
    const method = ['GET', 'HEAD'];
    const pathsBelow = () => sitePaths(model).map((path) => `${prefix}${path}`);
    for (const url of [root, markdownAddress(root)]) server.route({ method, url, handler });
    server.route({ method, url: `${root}/*`, config: { pathsBelow }, handler });
  };
  for (const url of [addresses.home, markdownAddress(addresses.home)])
    server.route({ method: ['GET', 'HEAD'], url, handler: inReadersLanguage });
  serve(WITHOUT_LANGUAGE, '', inReadersLanguage);
  for (const language of languages)
    serve(`/${language}`, `/${language}`, (request, reply) => send(routedPath(request), request, reply));
}

const withVary = (ready: ReadyResponse, varies: readonly string[]): ReadyResponse =>
  varies.length === 0 ? ready : { ...ready, headers: [...ready.headers, 'vary', varies.join(', ')] };

/** Many caches know the address alone: what they store there is HTML, and Markdown at its own address. */
function asNegotiated(ready: ReadyResponse, address: string): ReadyResponse {
  const { headers, ...rest } = unstored(ready);
  return { ...rest, headers: [...headers, 'content-location', address] };
}

/** As the router sees it: slashes that are doubled or at the end do not count. */
const routedPath = ({ url }: FastifyRequest) =>
  pathOf(url)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
