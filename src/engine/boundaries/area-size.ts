// Areas on a sphere of the same surface as the Earth: area and centroid of polygons of arcs, and islets, which are circles.

import { distance } from 'geokdbush';
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';
import { eachEdge, type Polygon } from './rings.js';

/** Islands that are not drawn, because they are too small or too far away: a circle each, which belongs to an area. */
export interface Islet {
  readonly area: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly kilometres: number;
}

/** As in the files: the area by its id, the radius in metres. */
export interface IsletRow extends Omit<Islet, 'kilometres'> {
  readonly radius: number;
}

interface NearestIslet {
  readonly area: number;
  /** To its circle; zero inside of it. */
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

/** There are a few of them, so that each is looked at. Undefined if there is none. */
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

/** Of the plane of degrees, which over an area of this size is near enough. */
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
