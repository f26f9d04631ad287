// The site is one surface with a folder for each feature.
import type { Engine } from '../engine/answers/engine.js';
import { DOCUMENT, type Document } from '../server/http/responses/documents.js';
import type { Origins } from '../server/http/responses/served-edition.js';
import { type PageGroup, type Surface, serveDocuments } from '../server/http/surface.js';
import { calculators } from './calculators/calculators.js';
import { correct } from './correct/correct.js';
import { docs } from './docs/docs.js';
import { embed } from './embed/embed.js';
import { home } from './home/home.js';
import { map } from './map/map.js';
import { operations } from './operations/operations.js';
import { pageAlternates } from './records/page-alternates.js';
import { missingTarget, records } from './records/records.js';
import { search } from './search/search.js';
import type { Feature, SiteOptions, WholeSite } from './shell/feature.js';
import { nearPages, SITE } from './shell/missing-page.js';
import { pagePaths, servePages, sitePages } from './shell/serve-pages.js';
import { assetFiles } from './shell/site-files.js';
import { status } from './status/status.js';
import { tables } from './tables/tables.js';

/** In the order of the sitemap and of the stylesheet. */
export const features: readonly Feature[] = [
  home,
  docs,
  records,
  tables,
  correct,
  map,
  search,
  calculators,
  operations,
  embed,
  status,
];

const wholeOf = (all: readonly Feature[], options: SiteOptions = {}): WholeSite => ({
  ...options,
  pages: (engine, origins) => sitePages(all, engine, origins),
  entries: (engine, site) => all.flatMap(({ entries }) => entries?.(engine, site) ?? []),
  nearest: nearPages((engine) => pageGroups(all, engine)),
});

/** The pages of all features. */
function pageGroups(all: readonly Feature[], engine: Engine): readonly PageGroup[] {
  const paths = pagePaths(all, engine);
  return [
    { name: SITE, count: paths.length, address: (index) => paths[index] as string },
    ...all.flatMap(({ pages }) => pages?.(engine) ?? []),
  ];
}

export function siteOf(all: readonly Feature[], options?: SiteOptions): Surface {
  const whole = wholeOf(all, options);
  return {
    operation: DOCUMENT,
    plugin: (server, context) => {
      servePages(server, context, all);
      serveDocuments(server, context, ({ engine, origins }) => fixedFiles(engine, origins, all));
      // Each feature has its own scope, because error handlers and body parsers apply to a whole scope.
      for (const { serve } of all)
        if (serve !== undefined) server.register(async (scope) => serve(scope, context, whole));
    },
    pages: (engine) => pageGroups(all, engine),
    site: {
      alternates: pageAlternates,
      missing: (request, edition) => missingTarget(request, edition, whole.nearest),
    },
  };
}

export const site = (options?: SiteOptions): Surface => siteOf(features, options);
export const wholeSite = wholeOf(features);

/** The files that pages load and files about all pages, at constant URLs. */
const fixedFiles = (engine: Engine, origins: Origins | undefined, all: readonly Feature[]) => [
  ...assetFiles(),
  ...all.flatMap(({ files }) => files?.(engine, wholeOf(all), origins) ?? []),
];

export const siteFiles = (engine: Engine, origins?: Origins): readonly Document[] => [
  ...fixedFiles(engine, origins, features),
  ...features.flatMap(({ versionedFiles }) => versionedFiles?.(engine) ?? []),
];
