// Area and centroid of polygons of arcs, on a sphere of the same surface as the Earth.
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';
import { eachEdge, type Polygon } from './rings.js';

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
