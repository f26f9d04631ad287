// The text form of the map: every area with its value, each a link to its own view.

import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import type { ExploreModel } from './map-page-model.js';
import { mapStrings } from './strings.js';

export function areaTable(site: Site, { table: { caption, head, measure, rows } }: ExploreModel): Html {
  const path = site.at(addresses.explore);
  return html`<section class="areas-listed">
<h2>${head}</h2>
<div class="listed" role="region" tabindex="0" aria-label="${caption}">
<table>
<caption class="said">${caption}</caption>
<thead><tr><th scope="col">${head}</th>${measure !== undefined && html`<th scope="col" class="count">${measure}</th>`}</tr></thead>
<tbody>
${rows.map(
  ({ key, query, name, value, colour, isPicked }) =>
    html`<tr data-area="${key}"${isPicked && html` class="chosen"`}><th scope="row">${colour !== undefined && html`<span class="swatch c${colour}"></span>`}<a href="${path}?${query}"${isPicked && html` aria-current="true"`} lang="es">${name}</a></th>${measure !== undefined && html`<td class="count">${value ?? mapStrings[site.language].unknown}</td>`}</tr>
`,
)}</tbody>
</table>
</div>
</section>`;
}
