// The map: a page in each language that shows the requested view, made from the running engine.
import type { FastifyInstance } from 'fastify';
import { type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { levelsOf } from '../drawing/levels.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { inLanguage } from '../shell/language.js';
import { serveLocalized } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import { pageDocument } from '../shell/page-document.js';
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

  serveLocalized(server, {
    address: addresses.explore,
    get: (language, { edition, query }, reply) => {
      const { catalog } = edition.engine;
      const view = readView(manifest, catalog, levels, new URLSearchParams(String(query ?? '')));
      const shown = queryOf(catalog, levels, view);
      const site = { ...sitesOf(edition)[language], query: shown && `?${shown}` };
      const path = `${inLanguage(language, addresses.explore)}?${shown}`;
      const work = () => exploreModel({ site, manifest, catalog, levels, view });
      return sendDocument(
        reply,
        pageDocument(language, path, () => rendered(work(), (model) => explorePage(site, model))),
      );
    },
  });
}
