// The border to the sea and to other countries, and the point of it that is nearest to a point anywhere on Earth. A plane would be wrong
// from afar, so that segments are looked at in space: the directions from the middle of the Earth.
import { distance } from 'geokdbush';
import { type Arcs, latitudeOf, longitudeOf, OUTSIDE } from './arcs.js';

export interface NearestOutside {
  readonly area: number;
  readonly kilometres: number;
}

/** Undefined where nothing is drawn. */
export type OuterBorder = (longitude: number, latitude: number) => NearestOutside | undefined;

interface Line {
  readonly area: number;
  /** Three numbers for each point. */
  readonly points: Float64Array;
  readonly middle: Direction;
  /** From the middle to the farthest point, in radians. */
  readonly radius: number;
}

type Direction = readonly [x: number, y: number, z: number];

export function createOuterBorder(arcs: Arcs): OuterBorder {
  const lines: Line[] = [];
  for (let arc = 0; arc < arcs.count; arc++) {
    const [left, right] = [arcs.left[arc] as number, arcs.right[arc] as number];
    if ((left === OUTSIDE) !== (right === OUTSIDE))
      lines.push(lineOf(arcs, arc, left === OUTSIDE ? right : left));
  }
  return (longitude, latitude) => {
    const from = direction(longitude, latitude);
    const nearestFirst = lines
      .map((line) => ({ line, least: angle(from, line.middle) - line.radius }))
      .sort((a, b) => a.least - b.least);
    let best: { readonly line: Line; readonly at: Direction } | undefined;
    let bestCosine = -2;
    for (const { line, least } of nearestFirst) {
      if (best !== undefined && least > Math.acos(Math.min(1, bestCosine))) break;
      const found = nearestOn(line, from);
      if (found.cosine <= bestCosine) continue;
      best = { line, at: found.at };
      bestCosine = found.cosine;
    }
    if (best === undefined) return undefined;
    const [x, y, z] = best.at;
    const degrees = 180 / Math.PI;
    const kilometres = distance(
      longitude,
      latitude,
      Math.atan2(y, x) * degrees,
      Math.atan2(z, Math.hypot(x, y)) * degrees,
    );
    return { area: best.line.area, kilometres };
  };
}

function lineOf({ grid, starts, x, y, boxes }: Arcs, arc: number, area: number): Line {
  const [first, end] = [starts[arc] as number, starts[arc + 1] as number];
  const points = new Float64Array((end - first) * 3);
  for (let at = first; at < end; at++)
    points.set(
      direction(longitudeOf(grid, x[at] as number), latitudeOf(grid, y[at] as number)),
      (at - first) * 3,
    );
  const half = (low: number, high: number) => ((boxes[low] as number) + (boxes[high] as number)) / 2;
  const box = arc * 4;
  const middle = direction(longitudeOf(grid, half(box, box + 2)), latitudeOf(grid, half(box + 1, box + 3)));
  let radius = 0;
  for (let at = 0; at < points.length; at += 3) radius = Math.max(radius, angle(middle, pointAt(points, at)));
  return { area, points, middle, radius };
}

/** The cosine is greatest where the angle between the directions is least. */
function nearestOn({ points }: Line, [px, py, pz]: Direction): { cosine: number; at: Direction } {
  let [best, bestX, bestY, bestZ] = [-2, 0, 0, 0];
  for (let at = 0; at + 5 < points.length; at += 3) {
    const ax = points[at] as number;
    const ay = points[at + 1] as number;
    const az = points[at + 2] as number;
    const dx = (points[at + 3] as number) - ax;
    const dy = (points[at + 4] as number) - ay;
    const dz = (points[at + 5] as number) - az;
    const squared = dx * dx + dy * dy + dz * dz;
    const along = ((px - ax) * dx + (py - ay) * dy + (pz - az) * dz) / (squared || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const x = ax + part * dx;
    const y = ay + part * dy;
    const z = az + part * dz;
    const cosine = (px * x + py * y + pz * z) / Math.sqrt(x * x + y * y + z * z);
    if (cosine > best) [best, bestX, bestY, bestZ] = [cosine, x, y, z];
  }
  return { cosine: best, at: [bestX, bestY, bestZ] };
}

function direction(longitude: number, latitude: number): Direction {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const pointAt = (points: Float64Array, at: number): Direction =>
  [points[at], points[at + 1], points[at + 2]] as unknown as Direction;

const angle = (a: Direction, b: Direction) =>
  Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
