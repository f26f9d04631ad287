// Registers the pages with one URL each: in the tree of each language, and at paths without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { type ReadyResponse, unstored } from '../../server/http/responses/ready-response.js';
import { perEdition, type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { addresses, markdownAddress } from './addresses.js';
import { chooseLanguage } from './choose-language.js';
import type { Feature } from './feature.js';
import { languages } from './language.js';
import { markdownPages } from './markdown-pages.js';
import { prefersMarkdown } from './prefers-markdown.js';
import type { SitePage } from './site-page.js';
import { pagePaths, sitePages } from './site-pages.js';

/** The path of pages without a language. */
const WITHOUT_LANGUAGE = '/docs';

export function servePages(
  server: FastifyInstance,
  { live }: SurfaceContext,
  features: readonly Feature[],
): void {
  const pageOf = perEdition(({ engine, origins }) => findPage(sitePages(features, engine, origins)));

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

  const inReadersLanguage = (request: FastifyRequest, reply: FastifyReply) =>
    send(`/${chooseLanguage(request)}${routedPath(request)}`, request, reply, ['Accept-Language', 'Cookie']);

  const serve = (root: string, prefix: string, handler: typeof inReadersLanguage) => {
    const method = ['GET', 'HEAD'];
    const pathsBelow = () =>
      pagePaths(features, live().engine).flatMap((path) => [
        `${prefix}${path}`,
        `${prefix}${markdownAddress(path)}`,
      ]);
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

/** Many caches use the URL alone as key: they store HTML there, and Markdown at its own URL. */
function asNegotiated(ready: ReadyResponse, address: string): ReadyResponse {
  const { headers, ...rest } = unstored(ready);
  return { ...rest, headers: [...headers, 'content-location', address] };
}

/** As the router sees it: slashes that are doubled or at the end do not count. */
const routedPath = ({ url }: FastifyRequest) =>
  pathOf(url)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Finds the page at a URL, as HTML and as Markdown. */
interface FoundPage {
  readonly page: SitePage;
  /** The page of the URL for readers of Markdown; undefined at a URL that is always Markdown. */
  readonly markdown?: SitePage | undefined;
}

/** Finds the page at a path with a language; letter case does not count. */
function findPage(pages: readonly SitePage[]): (path: string) => FoundPage | undefined {
  const known = new Map<string, FoundPage>();
  const add = (found: FoundPage) => {
    const { path, language, bare } = found.page;
    for (const address of [path, `/${language}${bare}`]) known.set(address.toLowerCase(), found);
  };
  for (const [index, markdown] of markdownPages(pages).entries()) {
    add({ page: pages[index] as SitePage, markdown });
    add({ page: markdown });
  }
  return (path) => known.get(path.toLowerCase());
}
