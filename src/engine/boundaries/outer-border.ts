// Finds the point of the border to the sea and other countries that is nearest to any point on Earth. A plane would be wrong from far away,
// so segments are compared in space, in a hierarchy of bounding spheres. The shortest straight line through the Earth ends at the same
// point as the shortest way on its surface.
import { distance } from 'geokdbush';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type Arcs, latitudeOf, longitudeOf, OUTSIDE } from './arcs.js';
import { STRETCH } from './border-distance.js';

interface NearestOutside {
  readonly area: number;
  readonly kilometres: number;
}

/** Undefined if nothing is drawn. */
export type OuterBorder = (longitude: number, latitude: number) => NearestOutside | undefined;

interface BorderLine {
  readonly area: number;
  /** Three coordinates for each point. */
  readonly points: Float64Array;
  readonly ball: Ball;
  readonly stretches: readonly Stretch[];
}

interface Stretch {
  readonly ball: Ball;
  /** The positions of its first and last point in the points of the line. */
  readonly from: number;
  readonly to: number;
}

interface Ball {
  readonly middle: Direction;
  /** The distance to the farthest point. */
  readonly radius: number;
}

type Direction = readonly [x: number, y: number, z: number];

const BORDER_ARCS_IN_A_STEP = 200;

export function* createOuterBorder(arcs: Arcs): YieldingWork<OuterBorder> {
  const lines: BorderLine[] = [];
  for (let arc = 0; arc < arcs.count; arc++) {
    if (arc % BORDER_ARCS_IN_A_STEP === 0) yield;
    const [left, right] = [arcs.left[arc] as number, arcs.right[arc] as number];
    if ((left === OUTSIDE) !== (right === OUTSIDE))
      lines.push(borderLineOf(arcs, arc, left === OUTSIDE ? right : left));
  }
  return (longitude, latitude) => {
    const from = direction(longitude, latitude);
    const best: Best = { squared: Number.POSITIVE_INFINITY, area: OUTSIDE, x: 0, y: 0, z: 0 };
    eachNearer(lines, from, best, (line) =>
      eachNearer(line.stretches, from, best, (stretch) => look(line, stretch, from, best)),
    );
    if (best.squared === Number.POSITIVE_INFINITY) return undefined;
    const { area, x, y, z } = best;
    const degrees = 180 / Math.PI;
    const kilometres = distance(
      longitude,
      latitude,
      Math.atan2(y, x) * degrees,
      Math.atan2(z, Math.hypot(x, y)) * degrees,
    );
    return { area, kilometres };
  };
}

interface Best {
  squared: number;
  area: number;
  x: number;
  y: number;
  z: number;
}

/** Visits the parts that can be nearer than the best so far, the most promising first. */
function eachNearer<Part extends { readonly ball: Ball }>(
  parts: readonly Part[],
  from: Direction,
  best: Best,
  use: (part: Part) => void,
): void {
  let first: Part | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const away = toBall(part.ball, from);
    if (away >= least) continue;
    least = away;
    first = part;
  }
  if (first === undefined || least * least >= best.squared) return;
  use(first);
  for (const part of parts) {
    if (part === first) continue;
    const away = toBall(part.ball, from);
    if (away * away < best.squared) use(part);
  }
}

/** The distance to a ball, which is zero inside it. */
function toBall({ middle, radius }: Ball, from: Direction): number {
  const away = between(middle, from) - radius;
  return away > 0 ? away : 0;
}

function look(
  { points, area }: BorderLine,
  { from, to }: Stretch,
  [px, py, pz]: Direction,
  best: Best,
): void {
  for (let at = from; at < to; at += 3) {
    const ax = points[at] as number;
    const ay = points[at + 1] as number;
    const az = points[at + 2] as number;
    const dx = (points[at + 3] as number) - ax;
    const dy = (points[at + 4] as number) - ay;
    const dz = (points[at + 5] as number) - az;
    const along = ((px - ax) * dx + (py - ay) * dy + (pz - az) * dz) / (dx * dx + dy * dy + dz * dz || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const x = ax + part * dx;
    const y = ay + part * dy;
    const z = az + part * dz;
    const squared = (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2;
    if (squared >= best.squared) continue;
    best.squared = squared;
    best.area = area;
    best.x = x;
    best.y = y;
    best.z = z;
  }
}

function borderLineOf({ grid, starts, x, y }: Arcs, arc: number, area: number): BorderLine {
  const [first, end] = [starts[arc] as number, starts[arc + 1] as number];
  const points = new Float64Array((end - first) * 3);
  for (let at = first; at < end; at++)
    points.set(
      direction(longitudeOf(grid, x[at] as number), latitudeOf(grid, y[at] as number)),
      (at - first) * 3,
    );
  const last = points.length - 3;
  const stretches: Stretch[] = [];
  for (let from = 0; from < last; from += 3 * STRETCH) {
    const to = Math.min(from + 3 * STRETCH, last);
    stretches.push({ from, to, ball: ballAround(points.subarray(from, to + 3)) });
  }
  return { area, points, stretches, ball: ballAround(points) };
}

function ballAround(points: Float64Array): Ball {
  const middle: Direction = [middleOf(points, 0), middleOf(points, 1), middleOf(points, 2)];
  let squared = 0;
  for (let at = 0; at < points.length; at += 3)
    squared = Math.max(
      squared,
      ((points[at] as number) - middle[0]) ** 2 +
        ((points[at + 1] as number) - middle[1]) ** 2 +
        ((points[at + 2] as number) - middle[2]) ** 2,
    );
  return { middle, radius: Math.sqrt(squared) };
}

function middleOf(points: Float64Array, axis: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = axis; at < points.length; at += 3) {
    least = Math.min(least, points[at] as number);
    most = Math.max(most, points[at] as number);
  }
  return (least + most) / 2;
}

function direction(longitude: number, latitude: number): Direction {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const between = (a: Direction, b: Direction) =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
