// The map of a view: its areas as paths, the areas around them, and the visible part of the map.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { AreaPath, MapBox } from '../../engine/maps/area-paths.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { drawAreas, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { containersOf } from '../drawing/levels.js';
import { onMap, type ViewBox } from '../drawing/map-places.js';
import { amount } from './amount.js';
import type { Colours } from './colours.js';
import { fittingLabels } from './fitting-labels.js';
import type { MapArea, MapModel } from './map-page-model.js';
import { keyOf, nameOfArea, type Shown } from './shown.js';
import { type Area, queryOf } from './view.js';

/** Of the whole country, on the map; a part of it is drawn in more detail. */
const TOLERANCE = 1;
const TOLERANCES = [0.8, 0.4, 0.2, 0.1, 0.05];
/** The visible width of a map as wide as a screen. */
const SEEN = 900;

/** Letters on a map of this many lines. */
const LINES = 58;

export function* mapModel(
  shown: Shown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
): YieldingWork<MapModel> {
  const { catalog, levels, view } = shown;
  const { level, within, marked } = view;
  const around = contextOf(shown);
  const contexts = yield* drawAreas(catalog, levels, around.family, around.all, TOLERANCE);
  const { places, height, insets } = placesOf(catalog, levels);
  const box: ViewBox =
    within === undefined ? [0, 0, MAP_WIDTH, height] : padded((contexts.get(within.ordinal) as AreaPath).box);
  const tolerance = toleranceFor(within, box);
  const drawn = yield* drawAreas(catalog, levels, level, ordinals, tolerance);
  // The whole lies below its parts, as exact as they are, so that nothing is seen between them.
  const whole = within === undefined ? [] : [within.ordinal];
  const below = yield* drawAreas(catalog, levels, around.family, whole, tolerance);
  const letters = tenths(Math.max(box[2], box[3]) / LINES);
  return {
    width: MAP_WIDTH,
    height,
    view: box,
    letters,
    places,
    insets,
    context: around.all.map((ordinal) => ({
      ...mapArea(
        shown,
        { family: around.family, ordinal },
        (ordinal === within?.ordinal ? below : contexts).get(ordinal) as AreaPath,
        undefined,
      ),
      isPicked: false,
    })),
    areas: ordinals.map((ordinal) =>
      mapArea(shown, { family: level, ordinal }, drawn.get(ordinal) as AreaPath, colours),
    ),
    labels: labelsOf(shown, ordinals, drawn, letters, box),
    mark: marked && rounded(onMap(places, marked.point.longitude, marked.point.latitude)),
  };
}

/** The largest area first. */
function labelsOf(
  { catalog, view: { level: family } }: Shown,
  ordinals: readonly Ordinal[],
  drawn: ReadonlyMap<Ordinal, AreaPath>,
  letters: number,
  [x, y, width, height]: ViewBox,
): MapModel['labels'] {
  const labels = ordinals
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
  const fitting = fittingLabels(labels, letters, { x, y, width, height });
  return labels.map((label) => ({ ...label, isSmall: !fitting.has(label) }));
}

/** A pixel of the deepest zoom. */
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Those that are shown. */
export function ordinalsIn({ catalog, levels, view: { level, within } }: Shown): readonly Ordinal[] {
  const { isDrawn } = areasOf(catalog, level, 'coarse');
  const drawn = Array.from(catalog.table(level).all).filter(isDrawn);
  if (within === undefined) return drawn;
  const wholes = containersOf(catalog, levels, level, within.family);
  return drawn.filter((ordinal) => wholes.get(ordinal) === within.ordinal);
}

/** The surroundings of an area are others of its kind. */
function contextOf({ catalog, levels, view: { within } }: Shown) {
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

function mapArea(shown: Shown, area: Area, { path }: AreaPath, colours: Colours | undefined): MapArea {
  const { site, catalog, levels, view } = shown;
  const name = nameOfArea(catalog, area);
  const value = colours && view.measure && amount(site, view.measure, view.measure.value(area.ordinal));
  return {
    key: keyOf(catalog, area),
    query: queryOf(catalog, levels, view, { picked: area }),
    path,
    label: value === undefined ? name : `${name}: ${value.plain}`,
    colour: colours?.of(area.ordinal),
    isPicked: view.picked?.family === area.family && view.picked.ordinal === area.ordinal,
  };
}
