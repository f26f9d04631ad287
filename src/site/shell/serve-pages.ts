// Registers pages with one URL each in every language, and at paths without one, where the reader's language is chosen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type ReadyResponse, unstored } from '../../server/http/connections/node-response.js';
import { readQualityValues } from '../../server/http/negotiation.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { type Document, isWork } from '../../server/http/responses/documents.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import { perEdition, type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { type MarkdownOptions, pageMarkdown } from '../markdown/page-markdown.js';
import { addresses, inLanguage, type Language, languages, markdownAddress } from './addresses.js';
import { atOrigin } from './code.js';
import type { Feature } from './feature.js';
import { chooseLanguage, pageDocument, type SitePage } from './localized-routes.js';
import { readSiteBuild, readSites, siteFile } from './site-files.js';

/**
 * Every page in every language. The build finishes most of them. Pages that show the edition are built by the running engine, because it
 * can have another edition than the build.
 */
export function sitePages(
  features: readonly Feature[],
  engine: Engine,
  origins: Origins = {},
): readonly SitePage[] {
  const made = features.flatMap(({ documents }) => documents?.(engine) ?? []);
  const sites = readSites(engine.model, origins);
  return languages.flatMap((language) => [
    ...made.map(({ path, render, changesWith }) => ({
      ...sitePage(language, path, () => render(sites[language])),
      changesWith,
    })),
    ...readSiteBuild().pages.map((path) =>
      sitePage(language, path, async () => {
        const built = await siteFile(`${inLanguage(language, path)}.html`);
        return atOrigin(built.toString(), origins);
      }),
    ),
  ]);
}

/** Their paths, without a language. */
export const pagePaths = (features: readonly Feature[], engine: Engine): readonly string[] => [
  ...features.flatMap(({ documents }) => documents?.(engine).map(({ path }) => path) ?? []),
  ...readSiteBuild().pages,
];

/** A page at its URL without a language. */
export const sitePage = (language: Language, bare: string, body: Document['body']): SitePage => ({
  ...pageDocument(language, inLanguage(language, bare), body),
  bare,
  language,
});

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
    if (markdown === undefined) return sendDocument(reply, asOfNow(page), (ready) => withVary(ready, varies));
    const varying = (ready: ReadyResponse) => withVary(ready, [...varies, 'Accept']);
    return prefersMarkdown(headers.accept)
      ? sendDocument(reply, asOfNow(markdown), (ready) => varying(asNegotiated(ready, markdown.path)))
      : sendDocument(reply, asOfNow(page), varying);
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

/** Responses are kept by their path. */
const asOfNow = (page: SitePage): SitePage =>
  page.changesWith === undefined ? page : { ...page, path: `${page.path} ${page.changesWith()}` };

const withVary = (ready: ReadyResponse, varies: readonly string[]): ReadyResponse =>
  varies.length === 0 ? ready : { ...ready, headers: [...ready.headers, 'vary', varies.join(', ')] };

/** Many caches use the URL alone as the key, so they store only HTML there. Markdown has its own URL. */
function asNegotiated(ready: ReadyResponse, address: string): ReadyResponse {
  const { headers, ...rest } = unstored(ready);
  return { ...rest, headers: [...headers, 'content-location', address] };
}

/** The path as the router reads it, without doubled and trailing slashes. */
const routedPath = ({ url }: FastifyRequest) =>
  pathOf(url)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Finds the page at a URL, as HTML and as Markdown. */
interface FoundPage {
  readonly page: SitePage;
  /** The page for readers of Markdown. Undefined at a URL that is always Markdown. */
  readonly markdown?: SitePage | undefined;
}

/** Finds the page at a path with a language, in any letter case. */
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

/**
 * Whether a client prefers Markdown, by its Accept header. Browsers never name it. At equal quality the first one named wins, and a
 * wildcard alone means HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || accept === '*/*') return false;
  const values = readQualityValues(accept);
  const find = (name: string) => values.find((value) => value.name === name);
  const [markdown, named] = [find('text/markdown'), find('text/html')];
  if (markdown === undefined || markdown.quality === 0) return false;
  const page = named ?? find('text/*') ?? find('*/*');
  if (page === undefined || page.quality !== markdown.quality) return markdown.quality > (page?.quality ?? 0);
  return page !== named || values.indexOf(markdown) < values.indexOf(page);
}

interface MarkdownPage extends SitePage {
  /** The page inside a larger document, with lowered headings and without some sections. */
  readonly asPart: (without?: readonly string[]) => Promise<YieldingWork<string>>;
}

/** Converts the HTML of pages to Markdown on request, so that each text is written once. Pages keep their order. */
export function markdownPages(pages: readonly SitePage[]): readonly MarkdownPage[] {
  const known = new Set(pages.map(({ path }) => path));
  /** Links lead to Markdown pages, so that a reader of Markdown stays there. */
  const link = (href: string) => {
    const [, path = '', anchor = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
    return known.has(path) ? `${markdownAddress(path)}${anchor}` : href;
  };
  return pages.map(({ path, bare, language, body, changesWith }) => {
    const asMarkdown = async (parts: Omit<MarkdownOptions, 'link'>) =>
      markdownWork(await body(), { link, ...parts });
    return {
      path: markdownAddress(path),
      bare: markdownAddress(bare),
      language,
      changesWith,
      type: 'text/markdown; charset=utf-8',
      headers: ['content-language', language],
      body: () => asMarkdown({}),
      asPart: (without = []) => asMarkdown({ lowered: 1, without }),
    };
  });
}

function* markdownWork(begun: Awaited<ReturnType<Document['body']>>, parts: MarkdownOptions) {
  const html = isWork(begun) ? yield* begun : begun;
  yield;
  return pageMarkdown(Buffer.from(html as string).toString(), parts);
}
