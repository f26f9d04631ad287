// The map: a page in each language that shows the view its query asks for, made from the engine that runs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../server/http/paths/path-of.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { levelsOf } from '../drawing/levels.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { chooseLanguage } from '../shell/choose-language.js';
import type { Feature } from '../shell/feature.js';
import { inLanguage, LANGUAGE_COOKIE, type Language, languages } from '../shell/language.js';
import { sitesOf } from '../shell/missing-response.js';
import { PAGE_POLICY } from '../shell/policies.js';
import { rendered } from '../shell/rendered.js';
import { exploreModel } from './explore-model.js';
import { explorePage } from './explore-page.js';
import { queryOf, readView } from './view.js';

export const map: Feature = {
  name: 'map',
  serve: serveMap,
  pages: ({ model }) =>
    levelsOf(model) === undefined ? [] : [{ name: 'explore', count: 1, address: () => addresses.explore }],
};

function serveMap(server: FastifyInstance, { live }: SurfaceContext): void {
  const { engine } = live();
  const levels = levelsOf(engine.model);
  if (levels === undefined) return;
  const manifest = manifestOf(engine);

  const send = async (language: Language, request: FastifyRequest, reply: FastifyReply) => {
    const { edition } = request;
    const { catalog } = edition.engine;
    const path = inLanguage(language, addresses.explore);
    const site = sitesOf(edition)[language];
    const view = readView(manifest, catalog, levels, queryIn(request));
    return sendDocument(reply, {
      path: `${path}?${queryOf(catalog, levels, view)}`,
      type: 'text/html; charset=utf-8',
      headers: ['content-security-policy', PAGE_POLICY, 'content-language', language],
      body: () =>
        rendered(exploreModel({ site, manifest, catalog, levels, view }), (facts) =>
          explorePage(site, facts),
        ),
    });
  };

  const words = new Set(languages.map((language) => addresses.explore[language]));
  const handle = (language: Language | undefined) => (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie: cookies, 'accept-language': acceptLanguage } = request.headers;
    const chosen = language ?? chooseLanguage(languages, LANGUAGE_COOKIE, { cookies, acceptLanguage });
    const path = inLanguage(chosen, addresses.explore);
    if (pathOf(request.url) === path) return send(chosen, request, reply);
    if (language === undefined) reply.header('vary', 'Accept-Language, Cookie');
    const query = queryIn(request).toString();
    const to = query === '' ? path : `${path}?${query}`;
    return sendReply(reply, request.edition.replies.redirect(to, language === undefined ? 302 : 301));
  };
  for (const language of [undefined, ...languages])
    for (const word of words) {
      const url = language === undefined ? word : inLanguage(language, word);
      server.route({ method: ['GET', 'HEAD'], url, handler: handle(language) });
    }
}

const queryIn = ({ query }: FastifyRequest) => new URLSearchParams(String(query ?? ''));
