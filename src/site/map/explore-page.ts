// The page of the map. It is whole without scripts: every view has a URL, and the table contains the values behind the colours.

import { addresses } from '../shell/addresses.js';
import { partLinks } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { areaTable } from './area-table.js';
import { exploreMap } from './explore-map.js';
import type { Choice, ExploreModel, PickedModel } from './map-page-model.js';
import { mapStrings } from './strings.js';

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
