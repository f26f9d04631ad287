// The files of the build for the service: the finished pages, and the parts of those that are made on request.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Model } from '../../engine/model/model.js';
import type { Document } from '../../server/http/responses/documents.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import { perEdition } from '../../server/http/surface.js';
import { buildFolder } from '../../settings/project-folder.js';
import {
  addresses,
  guidePictureAddress,
  type Language,
  PREVIEWS,
  pagePictures,
  pictureAddress,
  previewAddress,
} from './addresses.js';
import { type Assets, createSite, type GuideEntry, type Site } from './site.js';
import { about } from './strings.js';

/** A longer query is dropped, because it would lengthen the page. */
const LONGEST = 2000;

/** The context of a page for one request, whose language links keep the query. */
export function askedSite(language: Language, { edition, query }: FastifyRequest): Site {
  const asked = String(query ?? '');
  const site = sitesOf(edition)[language];
  return asked === '' || asked.length > LONGEST ? site : { ...site, query: `?${asked}` };
}

const CSS = 'text/css; charset=utf-8';

/** The files that pages load, as the build has written them: stylesheets, scripts, typeface, icons and pictures. */
export function assetFiles(): readonly Document[] {
  const file = (path: string, type: string, name: string): Document => ({
    path,
    type,
    body: () => siteFile(name),
  });
  const { assets, pictures } = readSiteBuild();
  return [
    file(assetAddresses.style, CSS, 'style.css'),
    ...Object.keys(assets.styles).map((name) => file(assetAddresses.ownStyle(name), CSS, `${name}.css`)),
    ...Object.keys(assets.scripts).map((name) =>
      file(assetAddresses.script(name), 'text/javascript; charset=utf-8', `${name}.js`),
    ),
    file(addresses.icon, 'image/svg+xml; charset=utf-8', 'mark.svg'),
    file(addresses.favicon, 'image/x-icon', 'favicon.ico'),
    file(addresses.touchIcon, 'image/png', 'apple-touch-icon.png'),
    ...pagePictures.map((picture) => file(pictureAddress(picture), 'image/png', `pictures/${picture}.png`)),
    ...assets.previews.map((name) =>
      file(previewAddress(name), 'image/png', `pictures/${PREVIEWS}/${name}.png`),
    ),
    ...pictures.map((name) => file(guidePictureAddress(name), 'image/webp', `pictures/${name}`)),
    ...Object.entries(assetAddresses.fonts).flatMap(([name, address]) => [
      file(address, 'font/woff2', `${name}.woff2`),
      file(`${address}.txt`, 'text/plain; charset=utf-8', `${name}.woff2.txt`),
    ]),
  ];
}

export interface SiteBuild {
  readonly assets: Assets;
  readonly guides: Readonly<Record<Language, readonly GuideEntry[]>>;
  /** URLs of the finished pages, without a language. */
  readonly pages: readonly string[];
  /** Names of the files of pictures in guides. */
  readonly pictures: readonly string[];
}

/** Without the part that changes with the content. */
export const assetAddresses = {
  style: '/docs/style.css',
  ownStyle: (name: string) => `/docs/${name}.css`,
  fonts: { headings: '/docs/headings.woff2', text: '/docs/text.woff2' },
  script: (name: string) => `/docs/${name}.js`,
} as const;

const inSite = (path: string) => join(buildFolder(), 'site', path);

export const siteFile = (path: string): Promise<Buffer> => readFile(inSite(path));

export function readSiteBuild(): SiteBuild {
  try {
    return JSON.parse(readFileSync(inSite('site.json'), 'utf8'));
  } catch (error) {
    throw new Error('The pages of the site are missing. Run `npm run build` first.', { cause: error });
  }
}

/** The shared parts of the pages of each language, from the build. */
export function readSites(model: Model, origins?: Origins): Readonly<Record<Language, Site>> {
  const { assets, guides } = readSiteBuild();
  const siteIn = (language: Language) =>
    createSite(language, { title: about.title, model, assets, guides: guides[language], origins });
  return { en: siteIn('en'), es: siteIn('es') };
}

export const sitesOf = perEdition(({ engine, origins }) => readSites(engine.model, origins));
