// Writes areas as TopoJSON, in which each arc appears once and the areas refer to it.

import { distance } from 'geokdbush';
import { ByteWriter } from '../scheduling/byte-writer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type Arcs, type Grid, latitudeOf, longitudeOf } from './arcs.js';
import { type Polygon, pointsOf } from './rings.js';

export interface TopoArea {
  readonly id: number;
  readonly properties: object;
  readonly polygons: readonly Polygon[];
}

/** The text of the topology, which ends with the members of `more`. */
export function* writeTopology(
  { grid, starts, x, y }: Arcs,
  name: string,
  areas: Iterable<TopoArea>,
  more: object,
): YieldingWork<Buffer> {
  const writer = new ByteWriter();
  /** The new number of each arc that is used. */
  const used = new Map<number, number>();
  const renumbered = (reference: number): number => {
    const arc = reference < 0 ? ~reference : reference;
    const known = used.get(arc) ?? used.size;
    used.set(arc, known);
    return reference < 0 ? ~known : known;
  };
  const geometryOf = ({ id, properties, polygons }: TopoArea) => {
    const rings = polygons.map((polygon) => polygon.map((ring) => ring.map(renumbered)));
    if (rings.length === 0) return { type: null, id, properties };
    return rings.length === 1
      ? { type: 'Polygon', id, properties, arcs: rings[0] }
      : { type: 'MultiPolygon', id, properties, arcs: rings };
  };
  /** Each point is written as its distance from the one before. */
  const steps = (arc: number): string => {
    const points: string[] = [];
    let [atX, atY] = [0, 0];
    for (let at = starts[arc] as number; at < (starts[arc + 1] as number); at++) {
      points.push(`[${(x[at] as number) - atX},${(y[at] as number) - atY}]`);
      [atX, atY] = [x[at] as number, y[at] as number];
    }
    return `[${points.join()}]`;
  };
  const start = { type: 'Topology', transform: grid };
  yield* writer.write(
    `${JSON.stringify(start).slice(0, -1)},"objects":{${JSON.stringify(name)}:{"type":"GeometryCollection","geometries":[`,
  );
  yield* writer.writeList(
    mapped(areas, (area) => JSON.stringify(geometryOf(area))),
    ',',
  );
  yield* writer.write(']}},"arcs":[');
  yield* writer.writeList(mapped(used.keys(), steps), ',');
  yield* writer.write(`],${JSON.stringify(more).slice(1)}`);
  return yield* writer.bytes();
}

function* mapped<Item>(items: Iterable<Item>, text: (item: Item) => string): Iterable<string> {
  for (const item of items) yield text(item);
}

/** The kilometres of common border with each neighbouring area or group. */
export type Neighbours = ReadonlyMap<number, number>;

/** `groupOf` merges areas. A group that is undefined has no neighbours. */
export function neighboursOf(
  arcs: Arcs,
  groupOf: (area: number) => number | undefined,
): ReadonlyMap<number, Neighbours> {
  const all = new Map<number, Map<number, number>>();
  const add = (from: number, to: number, kilometres: number) => {
    const known = all.get(from) ?? new Map<number, number>();
    all.set(from, known.set(to, (known.get(to) ?? 0) + kilometres));
  };
  for (let arc = 0; arc < arcs.count; arc++) {
    const one = groupOf(arcs.left[arc] as number);
    const other = groupOf(arcs.right[arc] as number);
    if (one === undefined || other === undefined || one === other) continue;
    const kilometres = arcKilometres(arcs, arc);
    add(one, other, kilometres);
    add(other, one, kilometres);
  }
  return all;
}

/** The length of an arc on the sphere. */
function arcKilometres({ grid, starts, x, y }: Arcs, arc: number): number {
  let sum = 0;
  const last = (starts[arc + 1] as number) - 1;
  for (let at = starts[arc] as number; at < last; at++)
    sum += distance(
      longitudeOf(grid, x[at] as number),
      latitudeOf(grid, y[at] as number),
      longitudeOf(grid, x[at + 1] as number),
      latitudeOf(grid, y[at + 1] as number),
    );
  return sum;
}

export type LonLat = readonly [longitude: number, latitude: number];

type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly LonLat[])[])[] };

/** Writes areas as GeoJSON geometries (RFC 7946), in degrees rounded to the precision of the grid. An area without borders is null. */
export function areaGeometry(arcs: Arcs, polygons: readonly Polygon[]): AreaGeometry | null {
  const [first, ...others] = polygons.map((polygon) => polygon.map((ring) => linePositions(arcs, ring)));
  if (first === undefined) return null;
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: [first, ...others] };
}

function linePositions({ grid, x, y, ...arcs }: Arcs, ring: Polygon[number]): readonly LonLat[] {
  const points = pointsOf({ grid, x, y, ...arcs }, ring);
  const round = rounding(grid);
  return [...points, points[0] as number].map((at) => [
    round(longitudeOf(grid, x[at] as number)),
    round(latitudeOf(grid, y[at] as number)),
  ]);
}

/** To less than half a step of the grid, so that points that differ stay different. */
export function rounding(grid: Grid): (degrees: number) => number {
  const factor = unitsOf(grid);
  return (degrees) => Math.round(degrees * factor) / factor;
}

/** How many units of the last decimal are a degree. */
const unitsOf = ({ scale }: Grid): number => 10 ** Math.ceil(-Math.log10(Math.min(...scale) / 2));

/** The arcs as GeoJSON has them, in units of the last decimal. */
export function roundedArcs(arcs: Arcs) {
  const { grid, x, y } = arcs;
  const units = unitsOf(grid);
  return {
    ...arcs,
    x: Float64Array.from(x, (each) => Math.round(longitudeOf(grid, each) * units)),
    y: Float64Array.from(y, (each) => Math.round(latitudeOf(grid, each) * units)),
  };
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
