// Turns an area or a group of areas into polygons with holes. The area is to the left of its rings, so outer rings run counterclockwise as
// RFC 7946 requires.

import Flatbush from 'flatbush';
import { addToList } from '../scheduling/lists.js';
import type { Arcs } from './arcs.js';

interface Crossing {
  readonly arc: number;
  readonly other: number;
  /** How far one border reaches beyond the other, in grid steps. */
  readonly depth: number;
}

/** Finds borders that cross, for programs that check the data. A tree of segments selects the pairs to compare. */
export function* crossings(arcs: Arcs): Iterable<Crossing> {
  const { starts, x, y } = arcs;
  /** The arc of each segment and the position of its first end. */
  const [arcOf, from]: [number[], number[]] = [[], []];
  for (let arc = 0; arc < arcs.count; arc++)
    for (let at = starts[arc] as number; at < (starts[arc + 1] as number) - 1; at++) {
      arcOf.push(arc);
      from.push(at);
    }
  const tree = new Flatbush(from.length);
  const boxOf = (at: number) => {
    const [x1, y1, x2, y2] = [x[at], y[at], x[at + 1], y[at + 1]] as [number, number, number, number];
    return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
  };
  for (const at of from) tree.add(...boxOf(at));
  tree.finish();
  for (const [index, at] of from.entries())
    for (const other of tree.search(...boxOf(at), (each) => each > index)) {
      const depth = crossingDepth(arcs, at, from[other] as number);
      if (depth > 0) yield { arc: arcOf[index] as number, other: arcOf[other] as number, depth };
    }
}

/** Zero if the two segments do not cross, otherwise the shortest distance of an end from the line of the other segment. */
function crossingDepth(arcs: Arcs, a: number, b: number): number {
  const [a1, a2] = [turn(arcs, b, a), turn(arcs, b, a + 1)];
  if (a1 * a2 >= 0) return 0;
  const [b1, b2] = [turn(arcs, a, b), turn(arcs, a, b + 1)];
  if (b1 * b2 >= 0) return 0;
  const beyond = (first: number, second: number, at: number) =>
    Math.min(Math.abs(first), Math.abs(second)) / lengthOf(arcs, at);
  return Math.min(beyond(a1, a2, b), beyond(b1, b2, a));
}

const lengthOf = ({ x, y }: Arcs, at: number) =>
  Math.hypot((x[at + 1] as number) - (x[at] as number), (y[at + 1] as number) - (y[at] as number));

/** Twice the area of the triangle of a segment and a point. The sign shows the side on which the point lies. */
function turn({ x, y }: Arcs, segment: number, point: number): number {
  const [x1, y1] = [x[segment] as number, y[segment] as number];
  const [x2, y2] = [x[segment + 1] as number, y[segment + 1] as number];
  return (x2 - x1) * ((y[point] as number) - y1) - (y2 - y1) * ((x[point] as number) - x1);
}

/** An arc and its direction. `n` runs forwards and `~n` backwards. */
type ArcReference = number;
export type Ring = readonly ArcReference[];
/** The outer ring first, then the holes. */
export type Polygon = readonly Ring[];

/** Border points in one step, which takes a few milliseconds. */
export const POINTS_IN_A_STEP = 2000;

/** The approximate number of points in its borders. */
export function pointCount({ starts }: Arcs, polygons: readonly Polygon[]): number {
  let count = 0;
  for (const ring of polygons.flat())
    for (const reference of ring) {
      const arc = reference < 0 ? ~reference : reference;
      count += (starts[arc + 1] as number) - (starts[arc] as number);
    }
  return count;
}

/** `isMember` selects the ordinals of the areas to merge. `candidates` are arcs that include their borders. */
export function polygonsOf(
  arcs: Arcs,
  candidates: Iterable<number>,
  isMember: (area: number) => boolean,
): readonly Polygon[] {
  const borders: ArcReference[] = [];
  for (const arc of candidates) {
    const onLeft = isMember(arcs.left[arc] as number);
    if (onLeft === isMember(arcs.right[arc] as number)) continue;
    borders.push(onLeft ? arc : ~arc);
  }
  return withHoles(arcs, stitch(arcs, borders));
}

/** If a ring passes a point twice, the part in between becomes a separate ring. */
function stitch(arcs: Arcs, borders: readonly ArcReference[]): readonly Ring[] {
  const leaving = new Map<string, ArcReference[]>();
  for (const border of borders) addToList(leaving, nodeOf(arcs, firstPoint(arcs, border)), border);
  const rings: Ring[] = [];
  for (const candidates of leaving.values())
    for (let next = candidates.pop(); next !== undefined; next = candidates.pop()) {
      const path: ArcReference[] = [];
      const passed = new Map<string, number>();
      while (next !== undefined) {
        passed.set(nodeOf(arcs, firstPoint(arcs, next)), path.length);
        path.push(next);
        const node = nodeOf(arcs, firstPoint(arcs, ~next));
        const since = passed.get(node);
        if (since !== undefined) {
          const ring = path.splice(since);
          for (const each of ring) passed.delete(nodeOf(arcs, firstPoint(arcs, each)));
          rings.push(ring);
          if (path.length === 0) break;
        }
        next = leaving.get(node)?.pop();
      }
    }
  return rings;
}

function withHoles(arcs: Arcs, rings: readonly Ring[]): readonly Polygon[] {
  const sized = rings.map((ring) => ({ ring, area: signedArea(arcs, ring) }));
  const outer = sized.filter(({ area }) => area > 0);
  const polygons = new Map(outer.map(({ ring }) => [ring, [ring]]));
  for (const { ring: hole } of sized.filter(({ area }) => area < 0)) {
    const around = outer.filter(({ ring }) => surrounds(arcs, ring, hole)).sort((a, b) => a.area - b.area)[0];
    if (around !== undefined) polygons.get(around.ring)?.push(hole);
  }
  return [...polygons.values()];
}

/** Rings touch at most in single points, so any other point of the hole decides. */
function surrounds(arcs: Arcs, ring: Ring, hole: Ring): boolean {
  const corners = new Set(pointsOf(arcs, ring).map((point) => nodeOf(arcs, point)));
  const point = pointsOf(arcs, hole).find((each) => !corners.has(nodeOf(arcs, each)));
  if (point === undefined) return false;
  const [x, y] = [arcs.x[point] as number, arcs.y[point] as number];
  let inside = false;
  eachEdge(arcs, ring, (x1, y1, x2, y2) => {
    if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Twice the area on the grid, positive if the ring runs counterclockwise. */
export function signedArea(arcs: Arcs, ring: Ring): number {
  let sum = 0;
  eachEdge(arcs, ring, (x1, y1, x2, y2) => {
    sum += x1 * y2 - x2 * y1;
  });
  return sum;
}

export function eachEdge(
  arcs: Arcs,
  ring: Ring,
  visit: (x1: number, y1: number, x2: number, y2: number) => void,
): void {
  const { x, y } = arcs;
  eachStep(arcs, ring, (at, next) =>
    visit(x[at] as number, y[at] as number, x[next] as number, y[next] as number),
  );
}

/** Positions in `x` and `y`. The last point is left out because it equals the first. */
export function pointsOf(arcs: Arcs, ring: Ring): readonly number[] {
  const points: number[] = [];
  eachStep(arcs, ring, (at) => points.push(at));
  return points;
}

function eachStep({ starts }: Arcs, ring: Ring, visit: (at: number, next: number) => void): void {
  for (const reference of ring) {
    const [arc, step] = reference < 0 ? [~reference, -1] : [reference, 1];
    const [low, high] = [starts[arc] as number, (starts[arc + 1] as number) - 1];
    const [first, last] = step > 0 ? [low, high] : [high, low];
    for (let at = first; at !== last; at += step) visit(at, at + step);
  }
}

const firstPoint = ({ starts }: Arcs, reference: ArcReference): number =>
  reference < 0 ? (starts[~reference + 1] as number) - 1 : (starts[reference] as number);

const nodeOf = ({ x, y }: Arcs, point: number): string => `${x[point]} ${y[point]}`;
