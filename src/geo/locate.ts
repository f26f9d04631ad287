// Where a point lies: the drawn area that contains it and how far its border is, or the nearest area.
import { nearestOnArcs } from '../boundaries/border-distance.js';
import type { Catalog, Ordinal } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily } from '../model/model.js';
import type { Point } from '../model/point-of.js';
import { areaIndex } from './areas.js';

export interface Located {
  /** Undefined outside of all areas. */
  readonly area: Ordinal | undefined;
  /** The same area, or the one that is least far away; undefined where nothing is drawn. */
  readonly nearest: Ordinal | undefined;
  readonly kilometresToBorder: number;
}

/** How many areas are looked at by their boxes before the nearest border is known to be among them. */
const FIRST_BOXES = 8;

export function locate(catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point): Located {
  const index = areaIndex(catalog, drawn, 'fine');
  const arcs = catalog.arcs(drawn.boundary as ModelBoundary, 'fine');
  const border = (area: Ordinal) =>
    nearestOnArcs(arcs, index.arcsOf(area), longitude, latitude)?.kilometres ?? Number.POSITIVE_INFINITY;
  const area = index.containing(longitude, latitude);
  if (area !== undefined) return { area, nearest: area, kilometresToBorder: border(area) };
  const all = catalog.table(drawn).rows.length;
  let best = { area: undefined as Ordinal | undefined, kilometres: Number.POSITIVE_INFINITY };
  for (let count = FIRST_BOXES; ; count *= 2) {
    const candidates = index.boxesNearest(longitude, latitude, count);
    for (const candidate of candidates.slice(count === FIRST_BOXES ? 0 : count / 2)) {
      const kilometres = border(candidate);
      if (kilometres < best.kilometres) best = { area: candidate, kilometres };
    }
    const last = candidates.at(-1);
    const isSure = last === undefined || index.kilometresToBox(last, longitude, latitude) > best.kilometres;
    if (isSure || candidates.length < count || count > all)
      return { area: undefined, nearest: best.area, kilometresToBorder: best.kilometres };
  }
}
