// The search: the page of results in each language.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { perEdition, type SurfaceContext, workInTurn } from '../../server/http/surface.js';
import { addresses } from '../shell/addresses.js';
import { askedSite } from '../shell/asked-site.js';
import type { Feature, WholeSite } from '../shell/feature.js';
import { type Language, languages } from '../shell/language.js';
import { serveLocalized } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import { sendPage } from '../shell/page-reply.js';
import { readSites } from '../shell/read-sites.js';
import { searchIndexAddress } from '../shell/search-index.js';
import { type PageIndex, pageIndex, searchIndex } from './page-index.js';
import { searchPage } from './search-page.js';

export const search: Feature = {
  name: 'search',
  serve: serveSearch,
  // The number of results is unlimited, and they have their own pages.
  pages: () => [{ name: 'search', count: 1, address: () => addresses.search }],
  files: (engine, whole) =>
    languages.map((language) => ({
      path: searchIndexAddress(language),
      type: JSON_TYPE,
      body: async () => JSON.stringify(await searchIndex(engine, readSites(engine.model)[language], whole)),
    })),
};

function serveSearch(server: FastifyInstance, _: SurfaceContext, whole: WholeSite): void {
  const indexesOf = perEdition((edition) => {
    const made = new Map<Language, Promise<PageIndex>>();
    return (language: Language) => {
      const known = made.get(language) ?? pageIndex(edition.engine, sitesOf(edition)[language], whole);
      made.set(language, known);
      return known;
    };
  });
  const get = async (language: Language, request: FastifyRequest, reply: FastifyReply) =>
    answer(language, request, reply, await indexesOf(request.edition)(language));
  serveLocalized(server, { address: addresses.search, before: ['/docs/search'], get });
}

async function answer(language: Language, request: FastifyRequest, reply: FastifyReply, index: PageIndex) {
  const { edition } = request;
  const params = new URLSearchParams(String(request.query ?? ''));
  const query = (params.get('q') ?? '').trim().replace(/\s+/g, ' ');
  const part = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const made = await workInTurn(
    reply,
    searchPage(askedSite(language, request), edition.engine, index, query, part),
  );
  return made === undefined ? reply : sendPage(reply, language, made.page, made.status);
}
