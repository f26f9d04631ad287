// The map: a page in each language that shows the requested view, made from the running engine.
import type { FastifyInstance } from 'fastify';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type SurfaceContext, sendDocument } from '../../server/http/surface.js';
import { containersOf, levelsOf } from '../drawing/drawn-level.js';
import { manifestOf } from '../manifest/manifest.js';
import { addresses, inLanguage } from '../shell/addresses.js';
import { partLinks, partsOfCalculator } from '../shell/family-parts.js';
import type { Feature } from '../shell/feature.js';
import { type Html, html, joined } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { pageDocument, serveLocalized } from '../shell/localized-routes.js';
import { MARKED_PARAMETER } from '../shell/map-address.js';
import { recordAddress, tableAddress } from '../shell/record-links.js';
import { sitesOf } from '../shell/site-files.js';
import { areaList, listPage, withList } from './area-list.js';
import { keepMap, shownSources } from './keep-map.js';
import { mapFigure, ordinalsIn } from './map-figure.js';
import { amount, coloursOf, measuresOf, yearInForce } from './measures.js';
import { mapStrings } from './strings.js';
import { type Area, LIST, type MapShown, nameOfArea, pointFamilies, queryOf, readView } from './view.js';

/** The page of the map. It works without scripts, because every view has a URL and the list contains the values behind the colours. */
function* mapPage(shown: MapShown): YieldingWork<string> {
  const { site, manifest, levels, view } = shown;
  const explore = mapStrings[site.language];
  const ordinals = ordinalsIn(shown);
  const year = view.year ?? (view.measure && yearInForce(view.measure, ordinals));
  const title = titleOf(shown, year);
  yield;
  const colours = coloursOf(site, ordinals, view.measure, view.year);
  yield;
  const summary = explore.summary(title, explore.areasOf(ordinals.length, site.number(ordinals.length)));
  const sources = shownSources(shown, ordinals);
  yield;
  const figure = yield* mapFigure(shown, ordinals, colours, {
    title,
    summary,
    keep: keepMap(shown, title, sources),
    caption: html`<strong>${title}.</strong> <span class="map-sources">${sources.map((source) => html`<span>${source}.</span> `)}</span>${finerLink(shown)}`,
  });
  yield;
  return layout(site, {
    path: addresses.explore,
    title,
    description: summary,
    kind: 'data',
    picture: 'map',
    scripts: ['explore'],
    styles: ['explore'],
    body: html`<div class="explore" data-locate="${API}/locate" data-levels="${levels.all.map(({ name }) => name).join(' ')}" data-here="${explore.here}" data-there="${explore.there}" data-outside="${explore.outside}" data-refused="${explore.refused}" data-failed="${explore.failed}" data-more="${explore.more}" data-unknown="${explore.unknown}" data-copied="${explore.copied}">
<header>
<h1>${explore.headline}</h1>
<p class="lead">${explore.lead}</p>
</header>
<div class="atlas-map">
${mapCrumbs(shown)}
${figure}
</div>
${choices(shown, year)}
<div class="beside">
<p class="told" role="status" hidden></p>
${picked(shown)}
<section class="in-view" aria-labelledby="in-view"${view.points.length === 0 && html` hidden`}>
<h2 id="in-view">${explore.inView}</h2>
<ul></ul>
</section>
${areaList(shown, ordinals, colours, title)}
<details class="map-parts"><summary>${site.strings.related}</summary>
${partLinks(site, partsOfCalculator(site, manifest, 'map'))}
</details>
</div>
</div>`,
  });
}

/** The finest stored borders are used for the parts of one area. Those of the whole country would be too large a file. */
function finerLink({ site, catalog, levels, view }: MapShown): Html | undefined {
  if (view.within === undefined) return undefined;
  const explore = mapStrings[site.language];
  const href = `${site.at(addresses.explore)}?${queryOf(catalog, levels, view, { ...view, isFine: !view.isFine })}`;
  return html` <a class="finer" href="${href}">${view.isFine ? explore.coarser : explore.finer}</a>`;
}

function* allAreas(shown: MapShown): YieldingWork<string> {
  const { site, view } = shown;
  const ordinals = ordinalsIn(shown);
  const year = view.year ?? (view.measure && yearInForce(view.measure, ordinals));
  const colours = coloursOf(site, ordinals, view.measure, view.year);
  yield;
  const title = titleOf(shown, year);
  const explore = mapStrings[site.language];
  const summary = explore.summary(title, explore.areasOf(ordinals.length, site.number(ordinals.length)));
  return listPage(shown, ordinals, colours, { title, summary });
}

function titleOf(
  { site, catalog, view: { level, within, measure } }: MapShown,
  year: number | undefined,
): string {
  const { areasBy, areasIn } = mapStrings[site.language];
  const areas = site.titleOf(level);
  const where = within === undefined ? areas : areasIn(areas, nameOfArea(catalog, within));
  if (measure === undefined) return where;
  const by = areasBy(where, measure.label[site.language]);
  return year === undefined ? by : `${by}, ${year}`;
}

/** The number of families of points whose colours can be distinguished. */
const POINT_COLOURS = 8;

function choices(shown: MapShown, year: number | undefined): Html {
  const { site, manifest, catalog, levels, view } = shown;
  const { at, number } = site;
  const explore = mapStrings[site.language];
  return html`<form class="view" action="${at(addresses.explore)}">
${hiddenOf(shown).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="asked">
<p><label for="areas">${explore.areas}</label>
<select id="areas" name="areas">${levels.all.map((family) => option(family.name, site.titleOf(family), family === view.level))}</select></p>
<p><label for="by">${explore.by}</label>
<select id="by" name="by">${measuresForm(shown, explore.figures, false)}${measuresForm(shown, explore.counts, true)}</select></p>
${yearChoice(shown, year)}<p class="send"><button class="button" type="submit">${explore.show}</button></p>
</div>
<fieldset><legend>${explore.points}</legend>
${pointFamilies(manifest).map((family, index) => {
  const table = at(tableAddress(manifest.of(family)));
  const colour = 1 + (index % POINT_COLOURS);
  const isChosen = view.points.includes(family);
  const filter = filterOf(view, family, '?');
  const source = `${API}/${family.path}?format=geojson&fields=${['id', ...family.nameFields].join(',')}${filterOf(view, family, '&')}`;
  return html`<label><input type="checkbox" name="points" value="${family.name}"${isChosen && html` checked`} data-source="${source}" data-table="${table}" data-colour="--point${colour}"> <span class="dot p${colour}">${site.titleOf(family)}</span> <span class="count">${filter === '' && number(catalog.table(family).rows.length)}</span></label>${filter !== '' && html` <a class="filtered" href="${table}${filter}">${explore.filtered}</a>`}
`;
})}</fieldset>
</form>`;
}

/** A number without scripts, and in addition a slider with them. */
function yearChoice({ site, view: { measure } }: MapShown, year: number | undefined): Html | undefined {
  const { years } = measure ?? {};
  if (years === undefined || years.length < 2) return undefined;
  const limits = html`min="${years[0]}" max="${years.at(-1)}" value="${year}"`;
  return html`<p class="year-choice"><label for="year">${mapStrings[site.language].year}</label>
<span class="slider"><input id="year" name="year" type="number" ${limits}> <input type="range" ${limits} aria-label="${mapStrings[site.language].year}"></span></p>
`;
}

const option = (value: string, label: string, isChosen: boolean): Html =>
  html`<option value="${value}"${isChosen && html` selected`}>${label}</option>`;

function measuresForm({ site, view }: MapShown, label: string, isCount: boolean): Html | false {
  const all = view.measures.filter((each) => each.isCount === isCount);
  return (
    all.length > 0 &&
    html`<optgroup label="${label}">${all.map((each) => option(each.key, each.label[site.language], each === view.measure))}</optgroup>`
  );
}

/** The filters of the points as a query; empty if all are shown. */
function filterOf({ filters }: MapShown['view'], { name }: ModelFamily, sign: '?' | '&'): string {
  const query = new URLSearchParams(
    (filters.get(name) ?? []).map(([key, value]): [string, string] => [key, value]),
  ).toString();
  return query === '' ? '' : `${sign}${query}`;
}

/**
 * Parameters without a control stay in the URL. The level, the measure, the year and the points have controls, and the filters of the
 * points stay.
 */
function hiddenOf({ catalog, levels, view }: MapShown): readonly (readonly [name: string, value: string])[] {
  const query = new URLSearchParams(queryOf(catalog, levels, view));
  const names = [MARKED_PARAMETER, ...levels.all.map(({ name }) => name)];
  return [...query].filter(([name]) => names.includes(name) || name.includes('.'));
}

/** The path from the country down to the picked area, which is the current one. */
function mapCrumbs({ site, catalog, levels, view }: MapShown): Html {
  const { picked, marked, within } = view;
  const area = picked ?? (marked && within);
  const above = area === undefined ? [] : levels.all.slice(levels.all.indexOf(area.family) + 1);
  const wholes = above.flatMap((family): Area[] => {
    const { family: lower, ordinal: part } = area as Area;
    const ordinal = containersOf(catalog, levels, lower, family).get(part);
    return ordinal === undefined ? [] : [{ family, ordinal }];
  });
  const chain = [...wholes.toReversed(), ...(area === undefined ? [] : [area])];
  const steps: readonly (readonly [query: string, label: string])[] = [
    [queryOf(catalog, levels, view, { level: levels.usual }), mapStrings[site.language].country],
    ...chain.map(
      (each) => [queryOf(catalog, levels, view, { picked: each }), nameOfArea(catalog, each)] as const,
    ),
    ...(marked === undefined ? [] : [[queryOf(catalog, levels, view), nameOfArea(catalog, marked)] as const]),
  ];
  const path = site.at(addresses.explore);
  return html`<nav class="crumbs" aria-label="${mapStrings[site.language].where}"><ol>
${steps.map(([query, label], index) =>
  index === steps.length - 1
    ? html`<li aria-current="page">${label}</li>\n`
    : html`<li><a href="${path}${query !== '' && `?${query}`}">${label}</a></li>\n`,
)}</ol></nav>`;
}

/** The data of an area or a marked record: its figures, and the number of related records of each kind with a link. */
function picked({ site, manifest, catalog, view }: MapShown): Html {
  const explore = mapStrings[site.language];
  const area = view.picked ?? view.marked;
  if (area === undefined) return html`<section class="picked" hidden></section>`;
  const { family, ordinal } = area;
  const of = manifest.of(family);
  const row = catalog.table(family).rows[ordinal] as Row;
  const address = recordAddress(of, row);
  const figures = measuresOf(manifest, catalog, family).filter(({ isCount }) => !isCount);
  const lists = of.lists.flatMap(({ list }) => {
    const count = catalog.many(list, ordinal).length;
    if (count === 0) return [];
    // A table is filtered by a key of its records. Records that are related through others are listed with the record.
    const href =
      list.key === undefined
        ? `${site.at(address)}#related`
        : `${site.at(tableAddress(manifest.of(list.target)))}?${list.key}=${row.id}`;
    const { withArticle } = family.noun;
    const told = list.title?.[site.language].replace(withArticle[site.language], nameOfArea(catalog, area));
    const label = told ?? list.target.title[site.language];
    return [html`<li><a href="${href}">${label}</a> <span class="count">${site.number(count)}</span></li>`];
  });
  return html`<section class="picked" aria-labelledby="picked">
<p class="kind">${family.noun.start[site.language]}</p>
<h2 id="picked" tabindex="-1" lang="es">${nameOfArea(catalog, area)}</h2>
${
  figures.length > 0 &&
  html`<dl class="figures">
${figures.map((measure) => html`<div><dt>${measure.label[site.language]}</dt><dd>${amount(site, measure, measure.value(ordinal))?.shown ?? explore.unknown}</dd></div>\n`)}</dl>
`
}<p><a class="button quiet" href="${site.at(address)}">${explore.record}</a></p>
${
  lists.length > 0 &&
  html`<details class="what-is-in"><summary>${explore.inIt}</summary>
<ul>
${joined(lists, '\n')}
</ul>
</details>`
}
</section>`;
}

export const map: Feature = {
  name: 'map',
  serve: serveMap,
  pages: ({ model }) =>
    levelsOf(model) === undefined ? [] : [{ name: 'explore', count: 1, address: () => addresses.explore }],
};

function serveMap(server: FastifyInstance, { live }: SurfaceContext): void {
  const { engine } = live();
  const levels = levelsOf(engine.model);
  if (levels === undefined) return;
  const manifest = manifestOf(engine);

  serveLocalized(server, {
    address: addresses.explore,
    get: (language, { edition, query }, reply) => {
      const { catalog } = edition.engine;
      const asked = new URLSearchParams(String(query ?? ''));
      const view = readView(manifest, catalog, levels, asked);
      const shown = queryOf(catalog, levels, view);
      const site = { ...sitesOf(edition)[language], query: shown && `?${shown}` };
      const isList = asked.has(LIST);
      const path = `${inLanguage(language, addresses.explore)}?${shown}${isList ? `&${LIST}` : ''}`;
      const page = () =>
        (isList ? allAreas : mapPage)({
          site: isList ? { ...site, query: withList(shown) } : site,
          manifest,
          catalog,
          levels,
          view,
          about: edition.engine.model.dataset,
        });
      // Each year is a separate page, and few of them are read again.
      return sendDocument(reply, pageDocument(language, path, page, isList || view.year !== undefined));
    },
  });
}
