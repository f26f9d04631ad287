// The sources of the records: each with its date, its terms, and its number of values.

import type { Source, Terms } from '../../engine/dataset/dataset.js';
import type { DatasetAbout } from '../../engine/model/dataset-about.js';
import type { Localized } from '../../engine/text/localized.js';
import { addresses } from '../shell/addresses.js';
import { breakable } from '../shell/breakable.js';
import { crumbs } from '../shell/crumbs.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { publisherName, sourceDetails, sourceTitle } from '../shell/source-words.js';
import { docsStrings } from './strings.js';

export interface ListedSource extends Source {
  /** How many records have a value from it. */
  readonly rows: number;
  readonly families: readonly { readonly address: string; readonly title: string }[];
}

export interface SourcesModel {
  readonly sources: readonly ListedSource[];
  /** The permitted uses of values under these terms, and whether a whole list may be republished. */
  readonly terms: readonly (Pick<Terms, 'id' | 'url' | 'bulk'> & { readonly text: string })[];
  /** The ids of the terms of each family. */
  readonly families: readonly {
    readonly address: string;
    readonly title: string;
    readonly terms: readonly string[];
  }[];
  /** Of the dataset as a whole, with the credit line for a copy. */
  readonly dataset: (DatasetAbout & { readonly credit: Localized }) | undefined;
  readonly edition: string;
}

export function sourcesPage(
  site: Site,
  { sources, terms, families, dataset, edition }: SourcesModel,
): string {
  const { strings } = site;
  const { sources: words } = docsStrings[site.language];
  const names = [...new Set(sources.map(({ publisher }) => publisher))];
  const publishers = names.map(
    (name) => [name, sources.filter(({ publisher }) => publisher === name)] as const,
  );
  // Publishers of one source share a line.
  const large = publishers.filter(([, { length }]) => length > 1);
  const small = publishers.filter(([, { length }]) => length === 1);
  return layout(site, {
    path: addresses.sources,
    title: site.strings.titles.sources,
    description: words.about,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.sources}</h1>
<p class="lead">${words.intro(site.number(sources.length), site.number(publishers.length), edition)}</p>
<ul>
<li><a href="#publishers">${words.byPublisher}</a></li>
${dataset && html`<li><a href="#licence">${words.licence}</a></li>\n`}<li><a href="#terms">${words.terms}</a></li>
<li><a href="#families">${words.byFamily}</a></li>
</ul>
<h2 id="publishers">${words.byPublisher}</h2>
<p>${words.foldsIntro}</p>
<div class="folds">
${large.map(([publisher, own]) =>
  folded(
    site,
    publisherName(publisher),
    own.map((source) => entry(site, source)),
  ),
)}${
  small.length > 0 &&
  folded(
    site,
    html`${words.others}`,
    small.map(([publisher, [source]]) => entry(site, source as ListedSource, publisher)),
  )
}</div>
${dataset && licence(site, dataset)}
<h2 id="terms">${words.terms}</h2>
<p>${words.termsIntro}</p>
<dl class="source-list">
${terms.map(({ id, text, url, bulk }) => html`<dt id="terms-${id}"><code>${id}</code></dt>\n<dd>${text} ${words.bulk[bulk]} <a href="${url}" rel="external">${new URL(url).hostname}</a></dd>\n`)}</dl>
<h2 id="families">${words.byFamily}</h2>
<table>
<thead><tr><th scope="col">${words.family}</th><th scope="col">${words.terms}</th></tr></thead>
<tbody>
${families.map((family) => html`<tr><th scope="row"><a href="${site.at(family.address)}">${family.title}</a></th><td>${joined(family.terms.map(termsLink), ', ')}</td></tr>\n`)}</tbody>
</table>
<p class="note">${strings.coverage} <a href="/api/v1/dataset"><code>/api/v1/dataset</code></a>.</p>`,
  });
}

/** One line, with the sources below. */
const folded = (site: Site, title: Html, entries: readonly Html[]): Html =>
  html`<details class="fold"><summary><h3>${title}</h3> <span>${docsStrings[site.language].sources.listed(entries.length)}</span></summary>
<ul class="source-cards">
${entries}</ul>
</details>
`;

const termsLink = (id: string): Html => html`<a href="#terms-${id}"><code>${id}</code></a>`;

function licence(
  { language }: Site,
  { licence: { name, url, covers }, credit }: NonNullable<SourcesModel['dataset']>,
): Html {
  const { sources: words } = docsStrings[language];
  return html`<h2 id="licence">${words.licence}</h2>
<p><a href="${url}" rel="license">${name}</a>. ${covers[language]}</p>
<p>${words.credit}</p>
<blockquote class="citation"><p>${breakable(credit[language])}</p></blockquote>`;
}

function entry(site: Site, source: ListedSource, publisher?: string): Html {
  const { sources: words } = docsStrings[site.language];
  const { id, url, terms, rows, families } = source;
  const links = families.map(({ address, title: name }) => html`<a href="${site.at(address)}">${name}</a>`);
  return html`<li id="source-${id}"><p>${publisher !== undefined && html`${publisherName(publisher)}: `}${sourceTitle(site, source)}</p>
<p class="note">${words.counted(site.number(rows))}${links.length > 0 && html`: ${joined(links, ', ')}`}.
${words.terms}: ${termsLink(terms)}. ${sourceDetails(site, source).join(' · ')}.${url !== null && html` <a href="${url}">${breakable(url)}</a>`}</p></li>
`;
}
