// All that is said of a point: the areas that contain it, how far their seat and their border are, and the nearest place.
import { distance } from 'geokdbush';
import type { Catalog } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily, Row } from '../model/model.js';
import { type Point, pointOf } from '../model/point-of.js';
import { areaIndex } from './areas.js';
import { areaWithGroups, briefOf } from './brief-area.js';
import { locate } from './locate.js';
import { nearestRecord } from './nearest-record.js';

/** Undefined where the point is in no area, and would be in one if its latitude were its longitude. */
export function describePoint(
  catalog: Catalog,
  drawn: ModelFamily,
  groups: readonly ModelFamily[],
  at: Point,
): Row | undefined {
  const { area, nearest, kilometresToBorder } = locate(catalog, drawn, at);
  if (area === undefined && isInside(catalog, drawn, swapped(at))) return undefined;
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

const swapped = ({ latitude, longitude }: Point): Point => ({ latitude: longitude, longitude: latitude });

function isInside(catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point): boolean {
  return areaIndex(catalog, drawn, 'fine').containing(longitude, latitude) !== undefined;
}

function nearestPlace(catalog: Catalog, places: ModelFamily, at: Point): Row | null {
  const table = catalog.table(places);
  const found = nearestRecord(table, at);
  return found === undefined
    ? null
    : { ...briefOf(table, found.ordinal), distanceKm: toMetres(found.kilometres) };
}

const kilometresBetween = (a: Point, b: Point) => distance(a.longitude, a.latitude, b.longitude, b.latitude);

const toMetres = (kilometres: number) => Math.round(kilometres * 1000) / 1000;

/** Borders are drawn on a grid of about 16 metres. */
const toTenMetres = (kilometres: number) => Math.round(kilometres * 100) / 100;
