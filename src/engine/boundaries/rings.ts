// Turns an area or a group of areas into polygons with holes. The area is to the left of its rings, so outer rings run counterclockwise as
// RFC 7946 requires.

import Flatbush from 'flatbush';
import { addToList } from '../scheduling/lists.js';
import type { Arcs } from './arcs.js';

/** Two arcs, or one twice, and the position in `x` and `y` where the meeting segment of the first begins. */
interface Crossing {
  readonly arc: number;
  readonly other: number;
  readonly at: number;
}

type Lines = Pick<Arcs, 'count' | 'starts'> & {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
};

/**
 * Where borders cross or touch elsewhere than at their ends, which they must not, because a ring that meets itself there is not valid: for
 * tools that check them. A tree of segments finds the pairs that may.
 */
export function* crossings(arcs: Lines): Iterable<Crossing> {
  const { starts, x, y } = arcs;
  /** The arc of each segment and the position of its first end. */
  const [arcOf, from]: [number[], number[]] = [[], []];
  const ends = new Set<number>();
  for (let arc = 0; arc < arcs.count; arc++) {
    const [first, last] = [starts[arc] as number, (starts[arc + 1] as number) - 1];
    ends.add(first).add(last);
    for (let at = first; at < last; at++) {
      arcOf.push(arc);
      from.push(at);
    }
  }
  const tree = new Flatbush(from.length);
  const boxOf = (at: number) => {
    const [x1, y1, x2, y2] = [x[at], y[at], x[at + 1], y[at + 1]] as [number, number, number, number];
    return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
  };
  for (const at of from) tree.add(...boxOf(at));
  tree.finish();
  for (const [index, at] of from.entries())
    for (const other of tree.search(...boxOf(at), (each) => each > index))
      if (meet(arcs, ends, at, from[other] as number))
        yield { arc: arcOf[index] as number, other: arcOf[other] as number, at };
}

/** Whether the segments that begin at two points share a point that is neither an end of both arcs nor the corner between them. */
function meet(lines: Lines, ends: ReadonlySet<number>, a: number, b: number): boolean {
  const [a1, a2] = [turn(lines, b, a), turn(lines, b, a + 1)];
  if (a1 * a2 > 0) return false;
  const [b1, b2] = [turn(lines, a, b), turn(lines, a, b + 1)];
  if (b1 * b2 > 0) return false;
  if (a1 * a2 < 0 && b1 * b2 < 0) return true;
  const [ofA, ofB] = [
    [a, a + 1],
    [b, b + 1],
  ];
  if (ofA.some((point) => isInside(lines, b, point)) || ofB.some((point) => isInside(lines, a, point)))
    return true;
  return ofA.some((one) =>
    ofB.some((other) => one !== other && isSame(lines, one, other) && !(ends.has(one) && ends.has(other))),
  );
}

const isSame = ({ x, y }: Lines, one: number, other: number) => x[one] === x[other] && y[one] === y[other];

/** On the segment, but at none of its ends. */
function isInside(lines: Lines, segment: number, point: number): boolean {
  const { x, y } = lines;
  const isBetween = (values: ArrayLike<number>) => {
    const [from, to, value] = [values[segment], values[segment + 1], values[point]] as [
      number,
      number,
      number,
    ];
    return value >= Math.min(from, to) && value <= Math.max(from, to);
  };
  return (
    turn(lines, segment, point) === 0 &&
    isBetween(x) &&
    isBetween(y) &&
    !isSame(lines, segment, point) &&
    !isSame(lines, segment + 1, point)
  );
}

/** Twice the area of the triangle of a segment and a point: on which side of the line the point is. */
function turn({ x, y }: Lines, segment: number, point: number): number {
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
