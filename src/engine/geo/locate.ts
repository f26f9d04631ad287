// Where a point lies: the drawn area that contains it and how far its border is, the area of an islet, or the nearest area.
import { type Nearest, nearestOnBorder } from '../boundaries/border-distance.js';
import { nearestIslet } from '../boundaries/islets.js';
import type { Catalog, Ordinal } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily } from '../model/model.js';
import type { Point } from '../model/point-of.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { areaIndex, outerBorder, prepareAreas } from './areas.js';

interface Located {
  /** Undefined outside of all areas. */
  readonly area: Ordinal | undefined;
  /** Only inside of a drawn area: the coast of an islet is not known. */
  readonly kilometresToBorder?: number;
  /** Only of a point outside, unless nothing is drawn. */
  readonly nearest?: { readonly area: Ordinal; readonly kilometres: number } | undefined;
}

export function locate(catalog: Catalog, drawn: ModelFamily, at: Point): Located {
  const { latitude, longitude } = at;
  const index = areaIndex(catalog, drawn, 'fine');
  const area = index.containing(longitude, latitude);
  if (area !== undefined) {
    const { kilometres } = nearestOnBorder(index.borderOf(area), longitude, latitude) as Nearest;
    return { area, kilometresToBorder: kilometres };
  }
  const islet = isletNear(catalog, drawn, at);
  if (islet?.kilometres === 0) return { area: islet.area };
  const found = outerBorder(catalog, drawn)(longitude, latitude);
  const isFarther = islet === undefined || (found !== undefined && found.kilometres <= islet.kilometres);
  return { area: undefined, nearest: isFarther ? found : islet };
}

/** Without distances, which take most of the time. */
export function areaAt(catalog: Catalog, drawn: ModelFamily, at: Point): Ordinal | undefined {
  const area = areaIndex(catalog, drawn, 'fine').containing(at.longitude, at.latitude);
  if (area !== undefined) return area;
  const islet = isletNear(catalog, drawn, at);
  return islet?.kilometres === 0 ? islet.area : undefined;
}

const isletNear = (catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point) =>
  nearestIslet(catalog.islets(drawn.boundary as ModelBoundary), longitude, latitude);

const BORDERS_AT_ONCE = 10;

export function* prepareLocate(catalog: Catalog, drawn: ModelFamily): YieldingWork<void> {
  yield* prepareAreas(catalog, drawn);
  const index = areaIndex(catalog, drawn, 'fine');
  for (const area of catalog.table(drawn).all) {
    index.borderOf(area);
    if (area % BORDERS_AT_ONCE === 0) yield;
  }
}
