// The page of a browser for an unknown URL: the way back, and the probable pages.
import { addresses } from './addresses.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';
import type { Site } from './site.js';

export interface MissingModel {
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

export function missingPage(site: Site, { path, reason, suggestions }: MissingModel): string {
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
