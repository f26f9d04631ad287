// The page of the map. It is whole without scripts: every view has a URL, and the table contains the values behind the colours.
import { addresses } from '../shell/addresses.js';
import { partLinks } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import type { Choice, ExploreModel, LegendLine, MapArea, PickedModel } from './map-page-model.js';
import { mapStrings } from './strings.js';

/** The map itself as SVG, which links to a view for each area. Its text form is the table beside it, so assistive technology gets that one. */
function exploreMap(site: Site, { title, summary, map, legend, attribution, table }: ExploreModel): Html {
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

export function explorePage(site: Site, model: ExploreModel): string {
  const explore = mapStrings[site.language];
  return layout(site, {
    path: addresses.explore,
    title: model.title,
    description: model.summary,
    kind: 'data',
    picture: 'map',
    scripts: ['explore'],
    styles: ['explore'],
    body: html`<div class="explore" data-locate="${model.locate}" data-levels="${model.levels.map(({ value }) => value).join(' ')}" data-here="${explore.here}" data-there="${explore.there}" data-outside="${explore.outside}" data-refused="${explore.refused}" data-failed="${explore.failed}" data-more="${explore.more}">
<header>
<h1>${explore.headline}</h1>
<p class="lead">${explore.lead}</p>
</header>
${choices(site, model)}
<div class="atlas-map">
${crumbs(site, model)}
${exploreMap(site, model)}
</div>
<div class="beside">
<p class="told" role="status" hidden></p>
${picked(site, model.picked)}
<section class="in-view" aria-labelledby="in-view"${!model.points.some(({ isChosen }) => isChosen) && html` hidden`}>
<h2 id="in-view">${explore.inView}</h2>
<ul></ul>
</section>
${areaTable(site, model)}
<details class="map-parts"><summary>${site.strings.related}</summary>
${partLinks(site, model.parts)}
</details>
</div>
</div>`,
  });
}

function choices({ language, at, number }: Site, model: ExploreModel): Html {
  const explore = mapStrings[language];
  const { figures, counts } = model.measures;
  return html`<form class="view" action="${at(addresses.explore)}">
${model.hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="asked">
<p><label for="areas">${explore.areas}</label>
<select id="areas" name="areas">${model.levels.map(option)}</select></p>
<p><label for="by">${explore.by}</label>
<select id="by" name="by">${group(explore.figures, figures)}${group(explore.counts, counts)}</select></p>
<p class="send"><button class="button" type="submit">${explore.show}</button></p>
</div>
<fieldset><legend>${explore.points}</legend>
${model.points.map(
  ({ value, label, isChosen, count, source, table, filter, colour }) =>
    html`<label><input type="checkbox" name="points" value="${value}"${isChosen && html` checked`} data-source="${source}" data-table="${at(table)}" data-colour="--point${colour}"> <span class="dot p${colour}">${label}</span> <span class="count">${filter === '' && number(count)}</span></label>${filter !== '' && html` <a class="filtered" href="${at(table)}${filter}">${explore.filtered}</a>`}
`,
)}</fieldset>
</form>`;
}

const option = ({ value, label, isChosen }: Choice) =>
  html`<option value="${value}"${isChosen && html` selected`}>${label}</option>`;

const group = (label: string, all: readonly Choice[]) =>
  all.length > 0 && html`<optgroup label="${label}">${all.map(option)}</optgroup>`;

function crumbs({ language, at }: Site, model: ExploreModel): Html {
  const path = at(addresses.explore);
  const last = model.crumbs.length - 1;
  return html`<nav class="crumbs" aria-label="${mapStrings[language].where}"><ol>
${model.crumbs.map(({ query, label }, index) =>
  index === last
    ? html`<li aria-current="page">${label}</li>\n`
    : html`<li><a href="${path}${query !== '' && `?${query}`}">${label}</a></li>\n`,
)}</ol></nav>`;
}

function picked(site: Site, model: PickedModel | undefined): Html {
  const explore = mapStrings[site.language];
  if (model === undefined) return html`<section class="picked" hidden></section>`;
  const { name, kind, address, figures, lists } = model;
  const entry = ({ label, count, href }: PickedModel['lists'][number]) =>
    html`<li><a href="${href}">${label}</a> <span class="count">${site.number(count)}</span></li>`;
  return html`<section class="picked" aria-labelledby="picked">
<p class="kind">${kind}</p>
<h2 id="picked" tabindex="-1" lang="es">${name}</h2>
${
  figures.length > 0 &&
  html`<dl class="figures">
${figures.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value ?? explore.unknown}</dd></div>\n`)}</dl>
`
}<p><a class="button quiet" href="${site.at(address)}">${explore.record}</a></p>
${
  lists.length > 0 &&
  html`<h3>${explore.inIt}</h3>
<ul class="what-is-in">
${joined(lists.map(entry), '\n')}
</ul>`
}
</section>`;
}

/** The text form of the map: every area with its value, each a link to its own view. */
function areaTable(site: Site, { table: { caption, head, measure, rows } }: ExploreModel): Html {
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
