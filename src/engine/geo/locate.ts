// Where a point lies: the drawn area that contains it and how far its border is, or the nearest area.
import { type Nearest, nearestOnBorder } from '../boundaries/border-distance.js';
import type { Catalog, Ordinal } from '../catalog/catalog.js';
import type { ModelFamily } from '../model/model.js';
import type { Point } from '../model/point-of.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { areaIndex, outerBorder, prepareAreas } from './areas.js';

interface Located {
  /** Undefined outside of all areas. */
  readonly area: Ordinal | undefined;
  /** The same area, or the one that is least far away; undefined if nothing is drawn. */
  readonly nearest: Ordinal | undefined;
  readonly kilometresToBorder: number;
}

export function locate(catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point): Located {
  const index = areaIndex(catalog, drawn, 'fine');
  const area = index.containing(longitude, latitude);
  if (area === undefined) {
    const found = outerBorder(catalog, drawn)(longitude, latitude);
    return { area, nearest: found?.area, kilometresToBorder: found?.kilometres ?? Number.POSITIVE_INFINITY };
  }
  const { kilometres } = nearestOnBorder(index.borderOf(area), longitude, latitude) as Nearest;
  return { area, nearest: area, kilometresToBorder: kilometres };
}

const BORDERS_AT_ONCE = 10;

export function* prepareLocate(catalog: Catalog, drawn: ModelFamily): YieldingWork<void> {
  yield* prepareAreas(catalog, drawn);
  const index = areaIndex(catalog, drawn, 'fine');
  for (const area of catalog.table(drawn).all) {
    index.borderOf(area);
    if (area % BORDERS_AT_ONCE === 0) yield;
  }
}
