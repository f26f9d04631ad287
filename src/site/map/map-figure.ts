// The map of a view as SVG, with its areas as links to their views, the areas around them, and the visible part of the map.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { AreaPath, MapBox } from '../../engine/maps/area-paths.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { containersOf, drawAreas, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { type MapPlaces, onMap, type ViewBox } from '../drawing/map-places.js';
import { type Html, html, raw, scriptEnd } from '../shell/html.js';
import { fittingLabels } from './fitting-labels.js';
import type { Colours } from './measures.js';
import { mapStrings } from './strings.js';
import { type Area, keyOf, type MapShown, nameOfArea } from './view.js';

/** The tolerance of the whole country on the map. A part of it has more detail. */
const TOLERANCE = 1;
const TOLERANCES = [0.8, 0.4, 0.3, 0.2, 0.15, 0.1, 0.07, 0.05, 0.03, 0.02];
/** The visible width of a map that fills a screen. */
const SEEN = 900;
/** The additional zoom with the finer borders that a reader requests. */
const FINER = 2;

/** The unit of the numbers for the surroundings. */
const PER_DEGREE = 100;
/** The height of letters, as the number of lines on a map. */
const LINES = 58;

interface FigureParts {
  readonly title: string;
  readonly summary: string;
  /** The parts below the map. */
  readonly keep: Html;
  readonly caption: Html;
}

/**
 * Two pictures of one size. One has the areas, and the one above the points has the outlines and names. The list is its text form, so
 * assistive technology uses the list.
 */
export function* mapFigure(
  shown: MapShown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
  { title, summary, keep, caption }: FigureParts,
): YieldingWork<Html> {
  const { site, catalog, levels, view } = shown;
  const { level, within, marked, picked } = view;
  const explore = mapStrings[site.language];
  const around = mapContext(shown);
  const contexts = yield* drawAreas(catalog, levels, around.family, around.all, TOLERANCE);
  const { places, height, insets } = placesOf(catalog, levels);
  const box: ViewBox =
    within === undefined ? [0, 0, MAP_WIDTH, height] : padded((contexts.get(within.ordinal) as AreaPath).box);
  const tolerance = toleranceFor(within, box, view.isFine ? SEEN * FINER : SEEN);
  const drawn = yield* drawAreas(catalog, levels, level, ordinals, tolerance);
  // The whole is drawn below its parts with the same precision, so that no gaps show between them.
  const whole = within === undefined ? [] : [within.ordinal];
  const below = yield* drawAreas(catalog, levels, around.family, whole, tolerance);
  const letters = tenths(Math.max(box[2], box[3]) / LINES);
  const known = knownAreas(shown, ordinals, drawn);
  const fitting = fittingLabels(known.map(labelOf), letters, {
    x: box[0],
    y: box[1],
    width: box[2],
    height: box[3],
  });
  yield;
  const chosen = picked?.family === level ? drawn.get(picked.ordinal) : undefined;
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
<svg class="ground" viewBox="${box.join(' ')}" role="img" aria-labelledby="map-title" aria-describedby="map-about" data-frame="0 0 ${MAP_WIDTH} ${height}" data-places="${JSON.stringify(places)}">
<title id="map-title">${title}</title>
<desc id="map-about">${summary} ${explore.asTable}</desc>
${aroundIt(shown, places[0])}<g class="areas context">${around.all.map((ordinal) => areaPathOf(catalog, { family: around.family, ordinal }, ordinal === within?.ordinal ? below : contexts, 'plain'))}</g>
<g class="areas">${ordinals.map((ordinal) => areaPathOf(catalog, { family: level, ordinal }, drawn, colours === undefined ? 'plain' : `c${colours.of(ordinal)}`))}</g>
<g class="insets">${insets.map(
    ([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`,
  )}</g>
</svg>
<svg class="above" viewBox="${box.join(' ')}" aria-hidden="true">
<g class="outlines">${chosen && html`<path class="chosen" d="${chosen.path}"/>`}</g>
<g class="labels" lang="es" font-size="${letters}">${fitting.map(({ text, x, y }) => html`<text x="${x}" y="${tenths(y)}">${text}</text>`)}</g>
<g class="mark">${mark && html`<path class="halo" d="M${mark.x} ${mark.y}h0"/><path class="spot" d="M${mark.x} ${mark.y}h0"/>`}</g>
</svg>
<p class="named" aria-hidden="true" hidden></p>
</div>
${legend(shown, colours)}
</div>
${mapData(shown, known, around)}
${keep}
<figcaption><span id="map-keys" hidden>${explore.keys}</span>${caption}</figcaption>
</figure>`;
}

/** Other countries and the seas, with coasts and borders to a unit of the map, and their names. */
function aroundIt({ site, levels }: MapShown, place: MapPlaces[0]): Html | undefined {
  const around = levels.drawn.boundary?.surroundings;
  if (around === undefined) return undefined;
  const at = (longitude: number, latitude: number) => ({
    x: Math.round(place.left + (longitude - place.west) * place.perLongitude),
    y: Math.round(place.top + (place.north - latitude) * place.perLatitude),
  });
  const line = (text: string) => {
    let [x, y] = [0, 0];
    let before: { x: number; y: number } | undefined;
    return text.split(' ').map((pair) => {
      const [dx = 0, dy = 0] = pair.split(',').map(Number);
      [x, y] = [x + dx, y + dy];
      const to = at(x / PER_DEGREE, y / PER_DEGREE);
      const step = before === undefined ? `M${to.x} ${to.y}l` : `${to.x - before.x} ${to.y - before.y} `;
      before = to;
      return step;
    });
  };
  const path = (lines: readonly string[], end: string) =>
    lines
      .map((text) => `${line(text).join('').trimEnd()}${end}`)
      .join('')
      .replaceAll(' -', '-');
  return html`<g class="around"><path class="land" d="${path(around.land, 'z')}"/><path class="land-borders" d="${path(around.borders, '')}"/>${around.names.map(
    ({ name, latitude, longitude, isSea }) => {
      const { x, y } = at(longitude, latitude);
      return html`<text x="${x}" y="${y}"${isSea && html` class="of-sea"`}>${name[site.language]}</text>`;
    },
  )}</g>
`;
}

function legend({ site, view: { measure } }: MapShown, colours: Colours | undefined): Html {
  const { areasOf: counted } = mapStrings[site.language];
  return html`<div class="map-legend">
${measure && html`<p id="legend">${measure.label[site.language]}${measure.unit && html` <span class="unit">${measure.unit[site.language]}</span>`}</p>`}
<ul${measure && html` aria-labelledby="legend"`}>
${colours?.legend.map(
  ({ colour, label, count }) =>
    html`<li><span class="swatch c${colour}"></span>${label} <span class="said">(${counted(count, site.number(count))})</span></li>
`,
)}</ul>
</div>`;
}

/** An area for the script, with its id, name and value, the middle and the size of its box, and the larger area that contains it. */
type KnownArea = readonly [
  id: number,
  name: string,
  value: number | null,
  x: number,
  y: number,
  width: number,
  height: number,
  group?: number,
];

const labelOf = ([, text, , x, y, width, height]: KnownArea) => ({ text, x, y, width, height });

/** Areas with the most inhabitants are named first. */
function knownAreas(
  { catalog, view: { level: family, measure, year } }: MapShown,
  ordinals: readonly Ordinal[],
  drawn: ReadonlyMap<Ordinal, AreaPath>,
): readonly KnownArea[] {
  const { rows } = catalog.table(family);
  const weight = (ordinal: Ordinal) => Number((rows[ordinal] as Row)[family.find?.weight ?? ''] ?? 0);
  return ordinals
    .toSorted((a, b) => weight(b) - weight(a))
    .map((ordinal): KnownArea => {
      const [left, top, right, bottom] = (drawn.get(ordinal) as AreaPath).box;
      return [
        (rows[ordinal] as Row).id as number,
        nameOfArea(catalog, { family, ordinal }),
        measure?.value(ordinal, year) ?? null,
        tenths((left + right) / 2),
        tenths((top + bottom) / 2),
        tenths(right - left),
        tenths(bottom - top),
      ];
    });
}

/** The areas as data, with which the script names the area at the pointer, writes labels and saves files. */
function mapData(
  shown: MapShown,
  areas: readonly KnownArea[],
  around: { readonly family: ModelFamily; readonly all: readonly Ordinal[] },
): Html {
  const { site, catalog, levels, view } = shown;
  const { level, within, measure } = view;
  const upper = within === undefined && level === levels.drawn ? levels.usual : undefined;
  const wholes = upper && upper !== level ? containersOf(catalog, levels, level, upper) : undefined;
  const groups = new Map<Ordinal, number>();
  const groupOf = (id: number) => {
    const whole = wholes?.get(catalog.table(level).ordinal(id) as Ordinal);
    if (whole === undefined) return [];
    if (!groups.has(whole)) groups.set(whole, groups.size);
    return [groups.get(whole) as number];
  };
  const data = {
    level: level.name,
    areas: wholes === undefined ? areas : areas.map((area) => [...area, ...groupOf(area[0])]),
    groups: upper && Array.from(groups.keys(), (ordinal) => nameOfArea(catalog, { family: upper, ordinal })),
    group: upper?.noun.start[site.language],
    around: Object.fromEntries(
      around.all.map((ordinal) => [
        keyOf(catalog, { family: around.family, ordinal }),
        nameOfArea(catalog, { family: around.family, ordinal }),
      ]),
    ),
    unit: measure?.unit?.[site.language] ?? '',
  };
  return html`<script type="application/json" id="map-data">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}${scriptEnd}`;
}

/** The size of a pixel at the deepest zoom. */
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const tenths = (value: number) => Math.round(value * 10) / 10;

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

function toleranceFor(within: Area | undefined, [, , width, height]: ViewBox, seen: number): number {
  if (within === undefined) return TOLERANCE;
  const wanted = Math.max(width, height) / seen;
  return TOLERANCES.find((tolerance) => tolerance <= wanted) ?? (TOLERANCES.at(-1) as number);
}

function areaPathOf(
  catalog: Catalog,
  area: Area,
  drawn: ReadonlyMap<Ordinal, AreaPath>,
  colour: string,
): Html {
  return html`<path data-area="${keyOf(catalog, area)}" class="${colour}" d="${(drawn.get(area.ordinal) as AreaPath).path}"/>
`;
}
