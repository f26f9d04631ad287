// Area and centroid of polygons and islets on a sphere with the surface of the Earth.

import { distance } from 'geokdbush';
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';
import { eachEdge, type Polygon } from './rings.js';

/** An island that is too small or too far away to be drawn. It is a circle that belongs to an area. */
export interface Islet {
  readonly area: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly kilometres: number;
}

/** A row of the file, with the id of the area and the radius in metres. */
export interface IsletRow extends Omit<Islet, 'kilometres'> {
  readonly radius: number;
}

interface NearestIslet {
  readonly area: number;
  /** The distance to the circle, which is zero inside it. */
  readonly kilometres: number;
}

export const isletsIn = (
  rows: readonly IsletRow[],
  ordinal: (id: number) => number | undefined,
): readonly Islet[] =>
  rows.map(({ area, longitude, latitude, radius }) => ({
    area: ordinal(area) as number,
    longitude,
    latitude,
    kilometres: radius / 1000,
  }));

/** The nearest islet. There are few, so all are compared. Undefined if there are none. */
export function nearestIslet(
  islets: readonly Islet[],
  longitude: number,
  latitude: number,
): NearestIslet | undefined {
  let nearest: NearestIslet | undefined;
  for (const islet of islets) {
    const away = distance(longitude, latitude, islet.longitude, islet.latitude) - islet.kilometres;
    const kilometres = Math.max(0, away);
    if (nearest === undefined || kilometres < nearest.kilometres) nearest = { area: islet.area, kilometres };
  }
  return nearest;
}

const AUTHALIC_RADIUS_KM = 6371.0072;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function areaKm2(arcs: Arcs, polygons: readonly Polygon[]): number {
  let sum = 0;
  for (const ring of polygons.flat())
    eachEdge(arcs, ring, (x1, y1, x2, y2) => {
      const width = radians(longitudeOf(arcs.grid, x2) - longitudeOf(arcs.grid, x1));
      sum -= width * (sine(arcs, y1) + sine(arcs, y2));
    });
  return (sum * AUTHALIC_RADIUS_KM ** 2) / 2;
}

const sine = ({ grid }: Arcs, y: number) => Math.sin(radians(latitudeOf(grid, y)));

/** The centroid in the plane of degrees, which is exact enough for areas of this size. */
export function centroid(
  arcs: Arcs,
  polygons: readonly Polygon[],
): { readonly longitude: number; readonly latitude: number } {
  let [twice, sumX, sumY] = [0, 0, 0];
  for (const ring of polygons.flat())
    eachEdge(arcs, ring, (x1, y1, x2, y2) => {
      const cross = x1 * y2 - x2 * y1;
      twice += cross;
      sumX += (x1 + x2) * cross;
      sumY += (y1 + y2) * cross;
    });
  return {
    longitude: longitudeOf(arcs.grid, sumX / (3 * twice)),
    latitude: latitudeOf(arcs.grid, sumY / (3 * twice)),
  };
}
