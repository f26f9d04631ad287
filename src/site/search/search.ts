// The surface of the search: the page of results in each language.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT } from '../../server/http/responses/finished-document.js';
import { perEdition, type Surface, workInTurn } from '../../server/http/surface.js';
import { addresses } from '../shell/addresses.js';
import type { Language } from '../shell/language.js';
import { serveLocalized } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import { sendPage } from '../shell/page-reply.js';
import { type PageIndex, pageIndex } from './page-index.js';
import { searchFacts } from './search-facts.js';
import { searchPage } from './search-page.js';

export const search: Surface = {
  operation: DOCUMENT,
  plugin: serveSearch,
  // Of what it finds there is no end, and that has pages of its own.
  pages: () => [{ name: 'search', count: 1, address: () => addresses.search }],
};

const indexesOf = perEdition((edition) => {
  const made = new Map<Language, Promise<PageIndex>>();
  return (language: Language) => {
    const known = made.get(language) ?? pageIndex(edition.engine, sitesOf(edition)[language]);
    made.set(language, known);
    return known;
  };
});

function serveSearch(server: FastifyInstance): void {
  serveLocalized(server, { address: addresses.search, before: ['/docs/search'], get: answer });
}

async function answer(language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { edition } = request;
  const asked = new URLSearchParams(String(request.query ?? ''));
  const query = (asked.get('q') ?? '').trim().replace(/\s+/g, ' ');
  const page = Math.max(1, Math.trunc(Number(asked.get('page') ?? 1)) || 1);
  const site = sitesOf(edition)[language];
  const index = await indexesOf(edition)(language);
  const made = await workInTurn(reply, searchWork(edition.engine, site, index, query, page));
  return made === undefined ? reply : sendPage(reply, language, made.page, made.status);
}

function* searchWork(...asked: Parameters<typeof searchFacts>) {
  const facts = yield* searchFacts(...asked);
  yield;
  const [, site] = asked;
  return { page: searchPage(site, facts), status: facts.status };
}
