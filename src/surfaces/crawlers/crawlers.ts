// The surface for crawlers: permission to read everything, and the list of all pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editionTime } from '../../engine/dataset/dataset.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { DOCUMENT } from '../../server/http/responses/finished-document.js';
import { unstored } from '../../server/http/responses/ready-response.js';
import { perEdition, type Surface, sendDocument, sendProblem } from '../../server/http/surface.js';
import { createSitemap, partAddress, SITEMAP } from './sitemap.js';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const ROBOTS = '/robots.txt';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** Of the pages of these surfaces. */
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

/** URLs must be absolute; those made from the request are for its client alone, and for no cache. */
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

/** The origin from the Host of the request, which any client can write; empty if it could not be a host. */
function requestOrigin({ headers: { host = '' } }: FastifyRequest): string {
  const origin = `http://${host}`;
  // A port beyond the last and a fifth part of an address fit the pattern.
  return HOST.test(host) && URL.canParse(origin) ? origin : '';
}

const robots = (origin: string) => `User-agent: *\nDisallow:\n\nSitemap: ${origin}${SITEMAP}\n`;

const nothingAt = (url: string) => problem('unknown-path', messages.nothingAt(url));
