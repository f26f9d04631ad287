// The map of a view as SVG: its areas as links to their own views, the areas around them, and the visible part of the map.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf, attribution } from '../../engine/geo/areas.js';
import type { AreaPath, MapBox } from '../../engine/maps/area-paths.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { containersOf, drawAreas, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { onMap, type ViewBox } from '../drawing/map-places.js';
import { addresses } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { fittingLabels } from './fitting-labels.js';
import { amount, type Colours } from './measures.js';
import { mapStrings } from './strings.js';
import { type Area, keyOf, type MapShown, nameOfArea, queryOf } from './view.js';

/** Of the whole country, on the map; a part of it is drawn in more detail. */
const TOLERANCE = 1;
const TOLERANCES = [0.8, 0.4, 0.2, 0.1, 0.05];
/** The visible width of a map as wide as a screen. */
const SEEN = 900;

/** Letters on a map of this many lines. */
const LINES = 58;

/** Its text form is the table beside it, so assistive technology gets that one. */
export function* mapFigure(
  shown: MapShown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
  { title, summary }: { readonly title: string; readonly summary: string },
): YieldingWork<Html> {
  const { site, catalog, levels, view } = shown;
  const { level, within, marked, measure } = view;
  const explore = mapStrings[site.language];
  const around = mapContext(shown);
  const contexts = yield* drawAreas(catalog, levels, around.family, around.all, TOLERANCE);
  const { places, height, insets } = placesOf(catalog, levels);
  const box: ViewBox =
    within === undefined ? [0, 0, MAP_WIDTH, height] : padded((contexts.get(within.ordinal) as AreaPath).box);
  const tolerance = toleranceFor(within, box);
  const drawn = yield* drawAreas(catalog, levels, level, ordinals, tolerance);
  // The whole lies below its parts with the same precision, so that no gaps show between them.
  const whole = within === undefined ? [] : [within.ordinal];
  const below = yield* drawAreas(catalog, levels, around.family, whole, tolerance);
  const letters = tenths(Math.max(box[2], box[3]) / LINES);
  const context = around.all.map((ordinal) => {
    const path = (ordinal === within?.ordinal ? below : contexts).get(ordinal) as AreaPath;
    return areaLink(shown, { family: around.family, ordinal }, path, undefined, undefined);
  });
  const areas = ordinals.map((ordinal) =>
    areaLink(shown, { family: level, ordinal }, drawn.get(ordinal) as AreaPath, colours, view.picked),
  );
  const mark = marked && rounded(onMap(places, marked.point.longitude, marked.point.latitude));
  return html`<figure class="map-figure">
<div class="stage">
<div class="tools" role="group" aria-label="${explore.tools}">
<button type="button" data-do="in" aria-label="${explore.zoomIn}">+</button>
<button type="button" data-do="out" aria-label="${explore.zoomOut}">−</button>
<button type="button" data-do="whole" aria-label="${explore.whole}">⤢</button>
<button type="button" data-do="position" aria-label="${explore.position}">◎</button>
</div>
<div class="pane" tabindex="0" role="group" aria-label="${explore.pane}" aria-describedby="map-keys">
<svg viewBox="${box.join(' ')}" role="group" aria-labelledby="map-title" aria-describedby="map-about" data-frame="0 0 ${MAP_WIDTH} ${height}" data-places="${JSON.stringify(places)}">
<title id="map-title">${title}</title>
<desc id="map-about">${summary} ${explore.asTable}</desc>
<g class="areas context" aria-hidden="true">${context}</g>
<g class="areas" aria-hidden="true">${areas}</g>
<g class="insets" aria-hidden="true">${insets.map(
    ([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`,
  )}</g>
<g class="labels" aria-hidden="true" lang="es" font-size="${letters}">${labels(shown, ordinals, drawn, letters, box)}</g>
<g class="mark" aria-hidden="true">${mark && html`<path class="halo" d="M${mark.x} ${mark.y}h0"/><path class="spot" d="M${mark.x} ${mark.y}h0"/>`}</g>
</svg>
<p class="named" aria-hidden="true" hidden></p>
</div>
<div class="map-legend">
${measure && html`<p id="legend">${measure.label[site.language]}</p>`}
<ul${measure && html` aria-labelledby="legend"`}>
${colours?.legend.map(
  ({ colour, label, count }) =>
    html`<li><span class="swatch c${colour}"></span>${label} <span class="said">(${explore.areasOf(count, site.number(count))})</span></li>
`,
)}</ul>
</div>
</div>
<figcaption><span id="map-keys" hidden>${explore.keys}</span><strong>${title}.</strong> ${explore.borders} ${attribution(catalog, level, site.language)}</figcaption>
</figure>`;
}

/** The largest area first. */
function labels(
  { catalog, view: { level: family } }: MapShown,
  ordinals: readonly Ordinal[],
  drawn: ReadonlyMap<Ordinal, AreaPath>,
  letters: number,
  [x, y, width, height]: ViewBox,
): readonly Html[] {
  const all = ordinals
    .map((ordinal) => {
      const [left, top, right, bottom] = (drawn.get(ordinal) as AreaPath).box;
      return {
        text: nameOfArea(catalog, { family, ordinal }),
        x: tenths((left + right) / 2),
        y: tenths((top + bottom) / 2),
        width: tenths(right - left),
        height: tenths(bottom - top),
      };
    })
    .sort((a, b) => b.width * b.height - a.width * a.height);
  const fitting = fittingLabels(all, letters, { x, y, width, height });
  return all.map(
    (label) =>
      html`<text x="${label.x}" y="${label.y}" data-room="${label.width} ${label.height}"${!fitting.has(label) && html` class="small"`}>${label.text}</text>`,
  );
}

/** A pixel of the deepest zoom. */
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Those that are shown. */
export function ordinalsIn({ catalog, levels, view: { level, within } }: MapShown): readonly Ordinal[] {
  const { isDrawn } = areasOf(catalog, level, 'coarse');
  const drawn = Array.from(catalog.table(level).all).filter(isDrawn);
  if (within === undefined) return drawn;
  const wholes = containersOf(catalog, levels, level, within.family);
  return drawn.filter((ordinal) => wholes.get(ordinal) === within.ordinal);
}

/** The surroundings of an area are areas of its kind. */
function mapContext({ catalog, levels, view: { within } }: MapShown) {
  const family = within?.family ?? levels.usual;
  const { isDrawn } = areasOf(catalog, family, 'coarse');
  const all = within === undefined ? [] : Array.from(catalog.table(family).all).filter(isDrawn);
  return { family, all };
}

function padded([left, top, right, bottom]: MapBox): ViewBox {
  const margin = Math.max(right - left, bottom - top) * 0.06;
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin].map(
    tenths,
  ) as unknown as ViewBox;
}

function toleranceFor(within: Area | undefined, [, , width, height]: ViewBox): number {
  if (within === undefined) return TOLERANCE;
  const wanted = Math.max(width, height) / SEEN;
  return TOLERANCES.find((tolerance) => tolerance <= wanted) ?? (TOLERANCES.at(-1) as number);
}

/** Coloured if colours are given, and marked if it is the picked one. */
function areaLink(
  { site, catalog, levels, view }: MapShown,
  area: Area,
  { path }: AreaPath,
  colours: Colours | undefined,
  picked: Area | undefined,
): Html {
  const { family, ordinal } = area;
  const name = nameOfArea(catalog, area);
  const value = colours && view.measure && amount(site, view.measure, view.measure.value(ordinal));
  const isPicked = picked?.family === family && picked.ordinal === ordinal;
  return html`<a href="${site.at(addresses.explore)}?${queryOf(catalog, levels, view, { picked: area })}" tabindex="-1" data-area="${keyOf(catalog, area)}"><title>${value === undefined ? name : `${name}: ${value.plain}`}</title><path class="${colours === undefined ? 'plain' : `c${colours.of(ordinal)}`}${isPicked && ' chosen'}" d="${path}"/></a>
`;
}
