// The rows of a result on a map of the country: a dot for each row that has a place. The table beside it has the same in words.
import type { Engine } from '../../engine/answers/engine.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { drawAreas, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { levelsOf } from '../drawing/levels.js';
import { onMap, type ViewBox } from '../drawing/map-places.js';
import { type Html, html } from '../shell/html.js';

/** On the map, rounded to its units. */
export type MapPoint = readonly [x: number, y: number];

export interface OutcomeMap {
  readonly height: number;
  readonly areas: readonly string[];
  readonly insets: readonly ViewBox[];
  readonly at: (point: { readonly latitude: number; readonly longitude: number }) => MapPoint;
}

/** The outline of the country alone, as exact as a small picture shows it: every result is sent with it. */
const TOLERANCE = 4;

/** Undefined if the model draws nothing. */
export function* outcomeMap({ model, catalog }: Engine): YieldingWork<OutcomeMap | undefined> {
  const levels = levelsOf(model);
  if (levels === undefined) return undefined;
  const level = model.levels?.whole ?? levels.usual;
  const { isDrawn } = areasOf(catalog, level, 'coarse');
  const ordinals = Array.from(catalog.table(level).all).filter(isDrawn);
  const drawn = yield* drawAreas(catalog, levels, level, ordinals, TOLERANCE);
  const { height, insets, places } = placesOf(catalog, levels);
  return {
    height,
    insets,
    areas: ordinals.map((ordinal) => drawn.get(ordinal)?.path ?? ''),
    at: ({ latitude, longitude }) => {
      const { x, y } = onMap(places, longitude, latitude);
      return [Math.round(x), Math.round(y)];
    },
  };
}

const RADIUS = 9;

/** The script moves the dot of a row to the place that was chosen for it. */
export function outcomeFigure(
  label: string,
  { height, areas, insets }: OutcomeMap,
  points: readonly { readonly row: string; readonly at: MapPoint }[],
): Html {
  return html`<figure class="outcome-map">
<svg viewBox="0 0 ${MAP_WIDTH} ${height}" role="img" aria-label="${label}">
<g class="land">${areas.map((d) => html`<path d="${d}"/>`)}</g>
<g class="insets">${insets.map(([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`)}</g>
<g class="dots">${points.map(({ row, at: [x, y] }) => html`<circle data-row="${row}" cx="${x}" cy="${y}" r="${RADIUS}"/>`)}</g>
</svg>
<figcaption>${label}</figcaption>
</figure>
`;
}
