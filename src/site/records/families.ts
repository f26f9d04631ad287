// All families: how many records each has, and one of them by name.

import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { recordStrings } from './strings.js';

export interface IndexEntry {
  readonly address: Address;
  readonly title: string;
  readonly about: Html;
  /** How many records, in words. */
  readonly extent: string;
  readonly sample: { readonly address: Address; readonly title: string } | undefined;
}

export function indexPage(site: Site, entries: readonly IndexEntry[]): string {
  const words = recordStrings[site.language];
  const { strings, at } = site;
  return layout(site, {
    path: addresses.data,
    title: strings.titles.data,
    description: words.records.lead,
    kind: 'data',
    body: html`<h1>${strings.titles.data}</h1>
<p class="lead">${words.records.lead}</p>
<ul class="holdings">
${entries.map(
  ({ address, title, about, extent, sample }) => html`<li><h2><a href="${at(address)}">${title}</a></h2>
<p>${about}</p>
<p class="extent">${extent}${sample && html`, ${words.records.forInstance} <a href="${at(sample.address)}" lang="es">${sample.title}</a>`}</p></li>
`,
)}</ul>`,
  });
}
