// Where a page is: the way to it from the front of the documentation.
import { addresses } from './addresses.js';
import { type Html, html } from './html.js';
import { breadcrumbData } from './json-ld.js';
import type { Site } from './site.js';

export function crumbs(site: Site, ...steps: readonly (readonly [address: string, label: string])[]): Html {
  const { strings, at } = site;
  const all = [[addresses.documentation, strings.titles.documentation] as const, ...steps];
  return html`<nav class="crumbs" aria-label="${strings.sections.breadcrumb}"><ol>
${all.map(([address, label]) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ol></nav>
${breadcrumbData(site, all)}`;
}
