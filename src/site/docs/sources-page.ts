// The sources of the records: each with its date, its terms, and its number of values.

import type { Source } from '../../engine/dataset/dataset.js';
import { addresses } from '../shell/addresses.js';
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
  /** The permitted uses of values under these terms. */
  readonly terms: readonly { readonly id: string; readonly text: string }[];
  readonly edition: string;
}

export function sourcesPage(site: Site, { sources, terms, edition }: SourcesModel): string {
  const { strings } = site;
  const { sources: words } = docsStrings[site.language];
  const publishers = new Set(sources.map(({ publisher }) => publisher));
  return layout(site, {
    path: addresses.sources,
    title: site.strings.titles.sources,
    description: words.about,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.sources}</h1>
<p class="lead">${words.intro(site.number(sources.length), site.number(publishers.size), edition)}</p>
${[...publishers].map(
  (publisher) => html`<h2>${publisherName(publisher)}</h2>
<ul class="source-cards">
${sources.filter((source) => source.publisher === publisher).map((source) => entry(site, source))}</ul>
`,
)}
<h2 id="terms">${words.terms}</h2>
<p>${words.termsIntro}</p>
<dl class="source-list">
${terms.map(({ id, text }) => html`<dt id="terms-${id}"><code>${id}</code></dt>\n<dd>${text}</dd>\n`)}</dl>
<p class="note">${strings.coverage} <a href="/api/v1/dataset"><code>/api/v1/dataset</code></a>.</p>`,
  });
}

function entry(site: Site, source: ListedSource): Html {
  const { sources: words } = docsStrings[site.language];
  const { id, url, terms, rows, families } = source;
  const link = html`<a href="#terms-${terms}"><code>${terms}</code></a>`;
  const links = families.map(({ address, title: name }) => html`<a href="${site.at(address)}">${name}</a>`);
  return html`<li id="source-${id}"><p>${sourceTitle(site, source)}</p>
<p class="note">${words.counted(site.number(rows))}${links.length > 0 && html`: ${joined(links, ', ')}`}.
${words.terms}: ${link}. ${sourceDetails(site, source).join(' · ')}.${url !== null && html` <a href="${url}">${url}</a>`}</p></li>
`;
}
