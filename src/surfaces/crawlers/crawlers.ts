// The surface for crawlers, with the permission to read everything and the list of all pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editionTime } from '../../engine/dataset/dataset.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { languages } from '../../engine/text/localized.js';
import { unstored } from '../../server/http/connections/node-response.js';
import { requestOrigin } from '../../server/http/request-origin.js';
import { DOCUMENT } from '../../server/http/responses/documents.js';
import {
  type PageGroup,
  perEdition,
  type Surface,
  sendDocument,
  sendProblem,
} from '../../server/http/surface.js';
import { type Address, addressIn, DEFAULT_LANGUAGE, inLanguage } from '../../site/shell/addresses.js';

/** The sitemap (sitemaps.org) is an index and parts with a fixed number of pages. Each page names its URL in every language. */
const SITEMAP = '/sitemap.xml';

/** Small enough to build during a request. The protocol permits twenty times as many URLs. */
const PAGES_OF_PART = 2500;
const PAGES_IN_A_STEP = 250;

/** At the root as the index, because a part can list only URLs below its own folder. */
export const partAddress = (part: string): string => `${SITEMAP}?part=${part}`;

/** `time` is that of the edition: pages change with it. */
function createSitemap(groups: readonly PageGroup[], time: Date) {
  const changed = `<lastmod>${time.toISOString().slice(0, 10)}</lastmod>`;
  const parts = new Map(groups.flatMap(sitemapParts));
  return {
    index: (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...parts.keys()].map((part) => `<sitemap><loc>${origin}${partAddress(part)}</loc>${changed}</sitemap>\n`).join('')}</sitemapindex>
`,
    has: (part: string) => parts.has(part),
    *part(part: string, origin: string): YieldingWork<string> {
      const { first = 0, length = 0, address } = parts.get(part) ?? {};
      const indexes = Array.from({ length }, (_, at) => first + at);
      const entries = yield* mapInSteps(indexes, PAGES_IN_A_STEP, (index) =>
        pageEntries((address as PageGroup['address'])(index), origin, changed),
      );
      return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
    },
  };
}

/** Pages of a group that are listed together. */
interface SitemapPart extends Pick<PageGroup, 'address'> {
  readonly first: number;
  readonly length: number;
}

function sitemapParts({ name, count, address }: PageGroup): readonly (readonly [string, SitemapPart])[] {
  return Array.from({ length: Math.ceil(count / PAGES_OF_PART) }, (_, index) => {
    const first = index * PAGES_OF_PART;
    const length = Math.min(PAGES_OF_PART, count - first);
    return [`${name}-${index + 1}`, { first, length, address }] as const;
  });
}

/** The page in each language, with links to all of them. */
function pageEntries(address: Address, origin: string, changed: string): string {
  const paths = languages.map((language) => [language, inLanguage(language, address)] as const);
  const links = [...paths, ['x-default', addressIn(DEFAULT_LANGUAGE, address)] as const]
    .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`)
    .join('');
  return paths.map(([, path]) => `<url><loc>${origin}${path}</loc>${changed}${links}</url>\n`).join('');
}

const ROBOTS = '/robots.txt';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** Uses the pages of these surfaces. */
export function crawlers(surfaces: readonly Surface[]): Surface {
  const sitemapOf = perEdition(({ engine }) => {
    const groups = surfaces.flatMap(({ pages }) => pages?.(engine) ?? []);
    return createSitemap(groups, editionTime(engine.catalog.edition));
  });

  function serveCrawlers(server: FastifyInstance): void {
    const method = ['GET', 'HEAD'];
    server.route({
      method,
      url: ROBOTS,
      handler: (request, reply) => send(request, reply, ROBOTS, TEXT, robots),
    });
    server.route({
      method,
      url: SITEMAP,
      handler: (request, reply) => {
        const sitemap = sitemapOf(request.edition);
        const part = new URLSearchParams(String(request.query ?? '')).get('part');
        if (part === null) return send(request, reply, SITEMAP, XML, sitemap.index);
        if (!sitemap.has(part)) return sendProblem(reply, nothingAt(request.url));
        return send(request, reply, partAddress(part), XML, (origin) => sitemap.part(part, origin));
      },
    });
  }

  return { operation: DOCUMENT, plugin: serveCrawlers };
}

/** URLs must be absolute. URLs built from the Host header must not be cached. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  type: string,
  write: (origin: string) => string | YieldingWork<string>,
): Promise<FastifyReply> {
  const { publicOrigin } = request.edition.origins;
  if (publicOrigin !== undefined)
    return sendDocument(reply, { path, type, isOneOfMany: true, body: () => write(publicOrigin) });
  const origin = requestOrigin(request);
  return sendDocument(
    reply,
    { path: `${path} ${origin}`, type, isOneOfMany: true, body: () => write(origin) },
    unstored,
  );
}

const robots = (origin: string) => `User-agent: *\nDisallow:\n\nSitemap: ${origin}${SITEMAP}\n`;

const nothingAt = (url: string) => problem('unknown-path', messages.nothingAt(url));
