// Area and centroid of polygons of arcs, on a sphere of the same surface as the Earth.
import { type Arcs, latitudeOf, longitudeOf } from './arcs.js';
import { type Polygon, pointsOf } from './rings.js';

const AUTHALIC_RADIUS_KM = 6371.0072;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function areaKm2(arcs: Arcs, polygons: readonly Polygon[]): number {
  let sum = 0;
  for (const ring of polygons.flat()) {
    const points = pointsOf(arcs, ring).map((at) => [
      radians(longitudeOf(arcs.grid, arcs.x[at] as number)),
      radians(latitudeOf(arcs.grid, arcs.y[at] as number)),
    ]) as [number, number][];
    points.forEach(([longitude, latitude], index) => {
      const [nextLongitude, nextLatitude] = points[(index + 1) % points.length] as [number, number];
      sum -= (nextLongitude - longitude) * (Math.sin(latitude) + Math.sin(nextLatitude));
    });
  }
  return (sum * AUTHALIC_RADIUS_KM ** 2) / 2;
}

/** Of the plane of degrees, which over an area of this size is near enough. */
export function centroid(
  arcs: Arcs,
  polygons: readonly Polygon[],
): { readonly longitude: number; readonly latitude: number } {
  let [twice, sumX, sumY] = [0, 0, 0];
  for (const ring of polygons.flat()) {
    const points = pointsOf(arcs, ring);
    points.forEach((at, index) => {
      const next = points[(index + 1) % points.length] as number;
      const [x1, y1] = [arcs.x[at] as number, arcs.y[at] as number];
      const [x2, y2] = [arcs.x[next] as number, arcs.y[next] as number];
      const cross = x1 * y2 - x2 * y1;
      twice += cross;
      sumX += (x1 + x2) * cross;
      sumY += (y1 + y2) * cross;
    });
  }
  return {
    longitude: longitudeOf(arcs.grid, sumX / (3 * twice)),
    latitude: latitudeOf(arcs.grid, sumY / (3 * twice)),
  };
}
