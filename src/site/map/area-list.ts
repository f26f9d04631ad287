// The text form of the map, a list of areas with their values and links to their views. The list beside the map is cut, and a separate page
// has all of it.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { amount, type Colours } from './measures.js';
import { mapStrings } from './strings.js';
import { keyOf, LIST, type MapShown, nameOfArea, queryOf } from './view.js';

/** The most rows beside a map, because more take longer to load than anyone reads. Departments and the places of most departments fit. */
const ROWS_BESIDE_MAP = 50;
/** A few more areas are shown without a separate page. */
const ROWS_AT_MOST = 150;

export function areaList(
  shown: MapShown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
  caption: string,
): Html {
  const { site, catalog, levels, view } = shown;
  const words = mapStrings[site.language];
  const isCut = ordinals.length > ROWS_AT_MOST;
  const rows = areaRows(shown, ordinals, colours, isCut ? ROWS_BESIDE_MAP : ordinals.length);
  const all = `${site.at(addresses.explore)}${withList(queryOf(catalog, levels, view))}`;
  return html`<section class="areas-listed" aria-labelledby="areas-listed">
<h2 id="areas-listed">${site.titleOf(view.level)}</h2>
${isCut && html`<p class="all-areas"><a href="${all}">${words.all(site.number(ordinals.length))}</a></p>\n`}<div class="listed" role="region" tabindex="0" aria-label="${caption}">
${table(shown, rows, caption)}
</div>
</section>`;
}

/** All rows, without the map. */
export function listPage(
  shown: MapShown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
  { title, summary }: { readonly title: string; readonly summary: string },
): string {
  const { site, catalog, levels, view } = shown;
  const words = mapStrings[site.language];
  const query = queryOf(catalog, levels, view);
  return layout(site, {
    path: addresses.explore,
    title,
    description: summary,
    kind: 'data',
    picture: 'map',
    styles: ['explore'],
    body: html`<nav class="crumbs" aria-label="${words.where}"><ol>
<li><a href="${site.at(addresses.explore)}${query !== '' && `?${query}`}">${words.headline}</a></li></ol></nav>
<h1>${title}</h1>
<div class="areas-listed whole-list">
${table(shown, areaRows(shown, ordinals, colours, ordinals.length), title)}
</div>`,
  });
}

/** The query of the page with all rows. */
export const withList = (query: string): string => `?${query === '' ? '' : `${query}&`}${LIST}=all`;

/** The largest value first; unknown values last. */
function areaRows(
  { site, catalog, levels, view }: MapShown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
  most: number,
): readonly Html[] {
  const { level: family, measure, year, picked: chosen } = view;
  const path = site.at(addresses.explore);
  const named = new Map(
    ordinals.map((ordinal) => [ordinal, nameOfArea(catalog, { family, ordinal })] as const),
  );
  const values = new Map(
    ordinals.map((ordinal) => [ordinal, measure?.value(ordinal, year) ?? null] as const),
  );
  const rank = (ordinal: Ordinal) => values.get(ordinal) ?? Number.NEGATIVE_INFINITY;
  const collator = new Intl.Collator(site.strings.locale);
  const order = (a: Ordinal, b: Ordinal) =>
    rank(a) === rank(b) ? collator.compare(named.get(a) ?? '', named.get(b) ?? '') : rank(b) - rank(a);
  return ordinals
    .toSorted(order)
    .slice(0, most)
    .map((ordinal) => {
      const area = { family, ordinal };
      const isPicked = chosen?.family === family && chosen.ordinal === ordinal;
      const value = measure && amount(site, measure, values.get(ordinal) ?? null);
      return html`<tr data-area="${keyOf(catalog, area)}"${isPicked && html` class="chosen"`}><th scope="row">${colours && html`<span class="swatch c${colours.of(ordinal)}"></span>`}<a href="${path}?${queryOf(catalog, levels, view, { picked: area })}"${isPicked && html` aria-current="true"`} lang="es">${named.get(ordinal)}</a></th>${measure && html`<td class="count">${value?.number ?? mapStrings[site.language].unknown}</td>`}</tr>
`;
    });
}

/** The unit is in the heading, once. */
function table({ site, view: { level, measure } }: MapShown, rows: readonly Html[], caption: string): Html {
  const unit = measure?.unit?.[site.language];
  return html`<table>
<caption class="said">${caption}</caption>
<thead><tr><th scope="col">${site.titleOf(level)}</th>${measure && html`<th scope="col" class="count">${measure.label[site.language]}${unit && html` <span class="unit">${unit}</span>`}</th>`}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
}
