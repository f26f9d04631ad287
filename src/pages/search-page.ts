// The search page: every page of the documentation, narrowed by a script to what the reader searches for.
import { addresses } from './addresses.js';
import { crumbs } from './crumbs.js';
import { html } from './html.js';
import { layout } from './layout.js';
import type { Site } from './site.js';

export interface SearchGroup {
  readonly title: string;
  readonly pages: readonly SearchEntry[];
}

export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** One line that says what is there. */
  readonly summary: string;
  /** More words by which it is found. */
  readonly words: string;
}

/** An entry as the script reads it: address, title, what is there, and further words. */
export type IndexEntry = readonly [path: string, title: string, summary: string, words: string];

/** Where the script finds the entries of a language. */
export const searchIndexAddress = (language: string): string => `/docs/search-${language}.json`;

export function searchPage(site: Site, groups: readonly SearchGroup[]): string {
  const { strings, at } = site;
  return layout(site, {
    path: addresses.search,
    title: strings.searchAll,
    description: strings.searchIntro,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${strings.searchAll}</h1>
<p class="lead">${strings.searchIntro}</p>
<div id="results" role="status" data-none="${strings.searchNone}" data-one="${strings.searchOne}" data-many="${strings.searchMany}" hidden></div>
<div id="all-pages">
${groups.map(
  ({ title, pages }) => html`<h2>${title}</h2>
<ul class="index">
${pages.map((page) => html`<li><a href="${at(page.path)}">${page.title}</a></li>\n`)}</ul>
`,
)}</div>`,
  });
}
