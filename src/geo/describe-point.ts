// All that is said of a point: the areas that contain it, how far their seat and their border are, and the nearest place.
import { distance } from 'geokdbush';
import type { Catalog } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily, Row } from '../model/model.js';
import { type Point, pointOf } from '../model/point-of.js';
import { areaIndex } from './areas.js';
import { areaWithGroups, brief } from './brief-area.js';
import { locate } from './locate.js';
import { recordsNear } from './records-near.js';

/** Half way around the Earth. */
const ANYWHERE = 20_040;

export function describePoint(
  catalog: Catalog,
  drawn: ModelFamily,
  groups: readonly ModelFamily[],
  at: Point,
): Row {
  const { area, nearest, kilometresToBorder } = locate(catalog, drawn, at);
  const seat = area === undefined ? undefined : pointOf(drawn, catalog.table(drawn).rows[area] as Row);
  const places = (drawn.boundary as ModelBoundary).places?.target;
  const isOutside = area === undefined && nearest !== undefined;
  return {
    point: at,
    ...areaWithGroups(catalog, drawn, groups, area),
    distanceToSeatKm: seat === undefined ? null : toMetres(kilometresBetween(at, seat)),
    distanceToBorderKm: area === undefined ? null : toTenMetres(kilometresToBorder),
    ...(places === undefined ? {} : { [`nearest${places.record}`]: nearestPlace(catalog, places, at) }),
    nearest: isOutside
      ? { ...areaWithGroups(catalog, drawn, groups, nearest), distanceKm: toTenMetres(kilometresToBorder) }
      : null,
  };
}

/** The point is in no area, and would be in one if its latitude were its longitude. */
export function isSwapped(catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point): boolean {
  const index = areaIndex(catalog, drawn, 'fine');
  return (
    index.containing(longitude, latitude) === undefined && index.containing(latitude, longitude) !== undefined
  );
}

function nearestPlace(catalog: Catalog, places: ModelFamily, at: Point): Row | null {
  const table = catalog.table(places);
  const [found] = recordsNear(table, { ...at, radius: ANYWHERE }, undefined, 1);
  if (found === undefined) return null;
  const [ordinal, kilometres] = found;
  return { ...brief(places, table.rows[ordinal] as Row), distanceKm: toMetres(kilometres) };
}

const kilometresBetween = (a: Point, b: Point) => distance(a.longitude, a.latitude, b.longitude, b.latitude);

const toMetres = (kilometres: number) => Math.round(kilometres * 1000) / 1000;

/** Borders are drawn on a grid of about 16 metres. */
const toTenMetres = (kilometres: number) => Math.round(kilometres * 100) / 100;
