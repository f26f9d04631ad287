// The page for an unknown URL in a browser, with probable pages.

import type { FastifyRequest } from 'fastify';
import type { ReadyResponse } from '../../server/http/connections/node-response.js';
import { knownPaths, pathOf } from '../../server/http/paths/known-paths.js';
import type { ServedEdition } from '../../server/http/responses/served-edition.js';
import { type PageGroup, perEdition } from '../../server/http/surface.js';
import { type Manifest, manifestOf } from '../manifest/manifest.js';
import { slugOf } from '../manifest/slug-of.js';
import { type Address, addresses, addressIn, languages } from './addresses.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';
import { chooseLanguage, HTML_TYPE, pageHeaders } from './localized-routes.js';
import type { Site } from './site.js';
import { sitesOf } from './site-files.js';
import { shellStrings } from './strings.js';

/**
 * Finds the page that an unknown URL probably means, after a typo, a word of the other language, another word for a family, or a missing
 * part.
 */
export type NearPage = (edition: ServedEdition, path: string) => Address | undefined;

/** For a larger group only the first page is compared, which lists the others. */
const SMALL_GROUP = 50;

/** Compares only with pages, so that the suggested URL exists. */
export function nearPages(groupsOf: (engine: ServedEdition['engine']) => readonly PageGroup[]): NearPage {
  const ofEdition = perEdition(({ engine }) => {
    const known = new Map<string, Address>();
    for (const { name, count, address } of groupsOf(engine))
      for (let index = 0; index < (name === SITE || count <= SMALL_GROUP ? count : 1); index++)
        for (const language of languages) known.set(addressIn(language, address(index)), address(index));
    const paths = [...known.keys()].map((path) => ({ path, methods: [] }));
    const { nearest } = knownPaths(paths, meantSegments(manifestOf(engine)));
    return (path: string) => known.get(nearest(bare(path)) ?? '');
  });
  return (edition, path) => ofEdition(edition)(path);
}

/** The group of pages with one URL each, which are all compared. */
export const SITE = 'site';

/** The titles of pages and the words for families, in all languages. */
function meantSegments({ meant }: Manifest): (segment: string) => ReadonlySet<string> {
  const titled = [
    [addresses.explore, 'map'],
    [addresses.calculators, 'calculators'],
    [addresses.status, 'status'],
  ] as const;
  return (segment) => {
    const family = meant(segment);
    const pages = titled.filter(([, title]) =>
      languages.some((language) => slugOf(shellStrings[language].titles[title]) === segment),
    );
    return new Set([
      ...Object.values(family?.slug ?? {}),
      ...pages.flatMap(([address]) => Object.values(address).map((path) => path.slice(1))),
    ]);
  };
}

/** Without the language and the file extension. */
const bare = (path: string): string =>
  path.replace(new RegExp(`^/(?:${languages.join('|')})(?=/)`, 'i'), '').replace(/\.(?:md|html?|json)$/i, '');

/** The site in the language of the URL or of the reader. */
export function siteFor(request: FastifyRequest, edition: ServedEdition): Site {
  const path = pathOf(request.url).toLowerCase();
  const language = languages.find((each) => path.startsWith(`/${each}/`)) ?? chooseLanguage(request);
  return sitesOf(edition)[language];
}

export function missingResponse(site: Site, edition: ServedEdition, model: MissingView): ReadyResponse {
  const body = missingPage(site, model);
  return {
    status: 404,
    headers: [
      ...edition.replies.common,
      'cache-control',
      'no-store',
      'content-type',
      HTML_TYPE,
      ...pageHeaders(site.language),
      'content-length',
      String(Buffer.byteLength(body)),
    ],
    body,
  };
}

interface MissingView {
  /** As it was requested. */
  readonly path: string;
  /** The reason, if it is more than an unknown URL. */
  readonly reason?: Html | string | undefined;
  readonly suggestions: readonly Suggestion[];
}

export interface Suggestion {
  readonly href: string;
  readonly label: string;
  /** Its description. */
  readonly about?: string | undefined;
}

export function missingPage(site: Site, { path, reason, suggestions }: MissingView): string {
  const { strings, at } = site;
  const { missing } = strings;
  const ways = [
    [addresses.home, site.title],
    [addresses.data, strings.titles.data],
    [addresses.explore, strings.titles.map],
    [addresses.calculators, strings.titles.calculators],
    [addresses.documentation, strings.documentation],
    [addresses.search, strings.search.label],
  ] as const;
  return layout(site, {
    path: addresses.home,
    title: missing.title,
    description: missing.title,
    kind: 'data',
    body: html`<h1>${missing.title}</h1>
<p class="lead">${reason ?? missing.lead(path)}</p>
${
  suggestions.length > 0 &&
  html`<h2>${missing.nearest}</h2>
<ul>
${suggestions.map(({ href, label, about }) => html`<li><a href="${href}">${label}</a>${about && html`, ${about}`}</li>\n`)}</ul>
`
}<h2>${missing.instead}</h2>
<ul>
${ways.map(([address, label]) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ul>`,
  });
}
