// The ways to save a map: a picture, a file of its values, its citation, and its link.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { attribution } from '../../engine/geo/areas.js';
import type { Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import { addresses } from '../shell/addresses.js';
import { type Html, html, joined } from '../shell/html.js';
import { tableAddress } from '../shell/record-links.js';
import { citation, citeStrings } from '../shell/values.js';
import { mapStrings } from './strings.js';
import { type MapShown, queryOf } from './view.js';

/** The sources of the figures and of the borders, one line each. */
export function shownSources(shown: MapShown, ordinals: readonly Ordinal[]): readonly string[] {
  const { site, catalog, view } = shown;
  const words = mapStrings[site.language];
  const figures = [...figureSources(shown, ordinals)];
  return [
    ...(figures.length === 0 ? [] : [`${words.figuresFrom} ${figures.join('; ')}`]),
    `${words.borders} ${attribution(catalog, view.level, site.language)}`,
  ];
}

/** The areas that are read for the sources. A measure has few sources, and nearly all areas have the first one. */
const READ = 200;
const MOST = 2;

function figureSources({ site, catalog, view }: MapShown, ordinals: readonly Ordinal[]): Iterable<string> {
  const { level, measure, year } = view;
  if (measure?.field === undefined) return [];
  const field = measure.field;
  const { rows } = catalog.table(level);
  const list = level.figures.find(({ name }) => name === field);
  const found = new Set<string>();
  for (const ordinal of ordinals.slice(0, READ)) {
    if (found.size === MOST) break;
    const release = year !== undefined && list?.target.series?.release;
    const source = release
      ? catalog.sources.find(
          ({ id }) => id === catalog.figures(list, ordinal, { series: 'default', year })[0]?.[release],
        )
      : catalog.origins.source(level, (rows[ordinal] as Row).id as number, field);
    if (source !== undefined) found.add(`${source.publisher}, ${source.title[site.language]}`);
  }
  return found;
}

export function keepMap(shown: MapShown, title: string, sources: readonly string[]): Html {
  const { site, manifest, catalog, levels, view, about } = shown;
  const { level, measure, year } = view;
  const words = mapStrings[site.language];
  const codes = level.identifiers;
  const query = queryOf(catalog, levels, view);
  const path = `${site.at(addresses.explore)}${query === '' ? '' : `?${query}`}`;
  // A figure of the records, which the API can also draw.
  const drawn = measure?.field === measure?.key && year === undefined ? measure?.key : undefined;
  return html`<section class="keep" aria-label="${words.keep}">
<div class="keep-buttons" data-codes="${codes.length > 0 && `${API}/${level.path}?fields=${['id', ...codes].join(',')}`}" data-title="${title}" data-id="Id">
<button class="button quiet" type="button" data-keep="png">${words.picture} PNG</button>
<button class="button quiet" type="button" data-keep="svg">SVG</button>
<button class="button quiet" type="button" data-keep="csv">${words.table} CSV</button>
<button class="button quiet" type="button" data-keep="link">${words.copyLink}</button>
</div>
<p class="without-scripts">${drawn && html`<a href="${API}/${level.path}/map.svg?by=${drawn}&lang=${site.language}">${words.picture} SVG</a> · `}<a href="${site.at(tableAddress(manifest.of(level)))}">${words.table} (CSV, Excel)</a></p>
<details class="map-cite"><summary>${citeStrings[site.language].title}</summary>
${about && citation(site, { about, edition: catalog.edition, part: title, path })}
<p class="note">${joined(sources, '. ')}.</p>
</details>
</section>`;
}
