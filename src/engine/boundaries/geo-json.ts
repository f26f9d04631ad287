// Areas as geometries of GeoJSON (RFC 7946), in degrees rounded to the precision of the grid.
import { type Arcs, type Grid, latitudeOf, longitudeOf } from './arcs.js';
import { type Polygon, pointsOf } from './rings.js';

type Position = readonly [longitude: number, latitude: number];

type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

/** Null for an area without borders. */
export function areaGeometry(arcs: Arcs, polygons: readonly Polygon[]): AreaGeometry | null {
  const [first, ...others] = polygons.map((polygon) => polygon.map((ring) => positions(arcs, ring)));
  if (first === undefined) return null;
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: [first, ...others] };
}

function positions({ grid, x, y, ...arcs }: Arcs, ring: Polygon[number]): readonly Position[] {
  const points = pointsOf({ grid, x, y, ...arcs }, ring);
  const round = rounding(grid);
  return [...points, points[0] as number].map((at) => [
    round(longitudeOf(grid, x[at] as number)),
    round(latitudeOf(grid, y[at] as number)),
  ]);
}

/** To less than half a step of the grid, so that points that differ stay different. */
export function rounding({ scale }: Grid): (degrees: number) => number {
  const factor = 10 ** Math.ceil(-Math.log10(Math.min(...scale) / 2));
  return (degrees) => Math.round(degrees * factor) / factor;
}

/** West, south, east, north. */
export function boxOf(arcs: Arcs, polygons: readonly Polygon[]): readonly [number, number, number, number] {
  const points = polygons.flatMap(([outer]) => pointsOf(arcs, outer as Polygon[number]));
  const round = rounding(arcs.grid);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const at of points) {
    west = Math.min(west, arcs.x[at] as number);
    east = Math.max(east, arcs.x[at] as number);
    south = Math.min(south, arcs.y[at] as number);
    north = Math.max(north, arcs.y[at] as number);
  }
  return [
    round(longitudeOf(arcs.grid, west)),
    round(latitudeOf(arcs.grid, south)),
    round(longitudeOf(arcs.grid, east)),
    round(latitudeOf(arcs.grid, north)),
  ];
}
