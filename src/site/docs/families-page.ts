// All families with their description and number of records.

import { addresses } from '../shell/addresses.js';
import { crumbs } from '../shell/crumbs.js';
import { html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { ListedFamily } from '../shell/listed-families.js';
import type { Site } from '../shell/site.js';
import { docsStrings } from './strings.js';

export function familiesPage(site: Site, families: readonly ListedFamily[]): string {
  const { strings, at } = site;
  const { family } = docsStrings[site.language];
  return layout(site, {
    path: addresses.families,
    title: site.strings.titles.families,
    description: family.intro,
    kind: 'documentation',
    body: html`${crumbs(site)}
<h1>${site.strings.titles.families}</h1>
<p class="lead">${family.intro}</p>
<table class="wide">
<thead><tr><th scope="col">${site.strings.titles.families}</th><th scope="col">${family.record}</th><th scope="col">${family.about}</th><th scope="col" class="count">${family.rows}</th></tr></thead>
<tbody>
${families.map(
  ({
    address,
    title,
    record,
    about,
    rows,
  }) => html`<tr><th scope="row"><a href="${at(address)}">${title}</a></th>
<td data-label="${family.record}"><code>${record}</code></td>
<td data-label="${family.about}">${site.translate(about)}</td>
<td data-label="${family.rows}" class="count">${rows === undefined ? strings.computed : site.number(rows)}</td></tr>
`,
)}</tbody>
</table>`,
  });
}
