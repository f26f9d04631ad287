// The way from a page of records back to the list of families.

import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { breadcrumbData } from '../shell/json-ld.js';
import type { Address } from '../shell/language.js';
import type { Site } from '../shell/site.js';
import { recordStrings } from './strings.js';

export function wayBack(site: Site, ...steps: readonly (readonly [Address, string])[]): Html {
  const { strings, at } = site;
  const all = [[addresses.data, strings.titles.data] as const, ...steps];
  return html`<nav class="crumbs" aria-label="${recordStrings[site.language].records.wayBack}"><ol>
${all.map(([address, label]) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ol></nav>
${breadcrumbData(site, all)}`;
}
