// Where a page is: the way to it from the front of the documentation, or from the list of families.
import { addresses } from './addresses.js';
import { type Html, html } from './html.js';
import { breadcrumbData } from './json-ld.js';
import type { Address } from './language.js';
import type { Site } from './site.js';

type Step = readonly [address: Address, label: string];

export const crumbs = (site: Site, ...steps: readonly Step[]): Html =>
  trail(site, [addresses.documentation, site.strings.titles.documentation], ...steps);

export const dataCrumbs = (site: Site, ...steps: readonly Step[]): Html =>
  trail(site, [addresses.data, site.strings.titles.data], ...steps);

const trail = (site: Site, ...steps: readonly Step[]): Html =>
  html`<nav class="crumbs" aria-label="${site.strings.sections.breadcrumb}"><ol>
${steps.map(([address, label]) => html`<li><a href="${site.at(address)}">${label}</a></li>\n`)}</ol></nav>
${breadcrumbData(site, steps)}`;
