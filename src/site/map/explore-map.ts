// The map itself as SVG, which links to a view for each area. Its text form is the table beside it, so assistive technology gets that one.

import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import type { ExploreModel, LegendLine, MapArea } from './map-page-model.js';
import { mapStrings } from './strings.js';

export function exploreMap(
  site: Site,
  { title, summary, map, legend, attribution, table }: ExploreModel,
): Html {
  const explore = mapStrings[site.language];
  const path = site.at(addresses.explore);
  const area = ({ key, query, path: d, label, colour, isPicked }: MapArea) =>
    html`<a href="${path}?${query}" tabindex="-1" data-area="${key}"><title>${label}</title><path class="${colour === undefined ? 'plain' : `c${colour}`}${isPicked && ' chosen'}" d="${d}"/></a>
`;
  return html`<figure class="map-figure">
<div class="stage">
<div class="tools" role="group" aria-label="${explore.tools}">
<button type="button" data-do="in" aria-label="${explore.zoomIn}">+</button>
<button type="button" data-do="out" aria-label="${explore.zoomOut}">−</button>
<button type="button" data-do="whole" aria-label="${explore.whole}">⤢</button>
<button type="button" data-do="position" aria-label="${explore.position}">◎</button>
</div>
<div class="pane" tabindex="0" role="group" aria-label="${explore.pane}" aria-describedby="map-keys">
<svg viewBox="${map.view.join(' ')}" role="group" aria-labelledby="map-title" aria-describedby="map-about" data-frame="0 0 ${map.width} ${map.height}" data-places="${JSON.stringify(map.places)}">
<title id="map-title">${title}</title>
<desc id="map-about">${summary} ${explore.asTable}</desc>
<g class="areas context" aria-hidden="true">${map.context.map(area)}</g>
<g class="areas" aria-hidden="true">${map.areas.map(area)}</g>
<g class="insets" aria-hidden="true">${map.insets.map(
    ([x, y, width, height]) => html`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  )}</g>
<g class="labels" aria-hidden="true" lang="es" font-size="${map.letters}">${map.labels.map(
    ({ x, y, text, width, height, isSmall }) =>
      html`<text x="${x}" y="${y}" data-room="${width} ${height}"${isSmall && html` class="small"`}>${text}</text>`,
  )}</g>
<g class="mark" aria-hidden="true">${map.mark && html`<path class="halo" d="M${map.mark.x} ${map.mark.y}h0"/><path class="spot" d="M${map.mark.x} ${map.mark.y}h0"/>`}</g>
</svg>
<p class="named" aria-hidden="true" hidden></p>
</div>
<div class="map-legend">
${table.measure !== undefined && html`<p id="legend">${table.measure}</p>`}
<ul${table.measure !== undefined && html` aria-labelledby="legend"`}>
${legend.map((line) => legendLine(site, line))}</ul>
</div>
</div>
<figcaption><span id="map-keys" hidden>${explore.keys}</span><strong>${title}.</strong> ${explore.borders} ${attribution}</figcaption>
</figure>`;
}

const legendLine = ({ language, number }: Site, { colour, label, count }: LegendLine) =>
  html`<li><span class="swatch c${colour}"></span>${label} <span class="said">(${mapStrings[language].areasOf(count, number(count))})</span></li>
`;
