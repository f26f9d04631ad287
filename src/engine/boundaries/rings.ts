// Rings of arcs: an area, or a group of areas merged into one, as polygons with holes. Its own side is to the left, so that outer rings run
// counterclockwise, as RFC 7946 requires.

import Flatbush from 'flatbush';
import { addToList } from '../scheduling/lists.js';
import type { Arcs } from './arcs.js';

interface Crossing {
  readonly arc: number;
  readonly other: number;
  /** How far one reaches beyond the other, in steps of the grid. */
  readonly depth: number;
}

/** Where borders cross each other, which they must not: for tools that check them. A tree of segments finds the pairs that may. */
export function* crossings(arcs: Arcs): Iterable<Crossing> {
  const { starts, x, y } = arcs;
  /** By segment: its arc, and the position of its first end. */
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

/** Of the segments that begin at two points: zero if they do not cross; else the least distance of an end of one from the line of the other. */
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

/** Twice the area of the triangle of a segment and a point: on which side of the line the point is. */
function turn({ x, y }: Arcs, segment: number, point: number): number {
  const [x1, y1] = [x[segment] as number, y[segment] as number];
  const [x2, y2] = [x[segment + 1] as number, y[segment + 1] as number];
  return (x2 - x1) * ((y[point] as number) - y1) - (y2 - y1) * ((x[point] as number) - x1);
}

/** An arc in the direction in which the ring runs: `n` forwards, `~n` backwards. */
type ArcReference = number;
export type Ring = readonly ArcReference[];
/** The outer ring first, then the holes. */
export type Polygon = readonly Ring[];

/** Points of borders that are worked on in one step: a few milliseconds. */
export const POINTS_IN_A_STEP = 2000;

/** How many points its borders have, about. */
export function pointCount({ starts }: Arcs, polygons: readonly Polygon[]): number {
  let count = 0;
  for (const ring of polygons.flat())
    for (const reference of ring) {
      const arc = reference < 0 ? ~reference : reference;
      count += (starts[arc + 1] as number) - (starts[arc] as number);
    }
  return count;
}

/** `isMember` selects the ordinals of the areas to merge; `candidates` are arcs that include their borders. */
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

/** If a ring returns to a point it has passed, the part between is a separate ring. */
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

/** Rings touch in single points at most, so that a point of the hole that is not a corner of the ring decides. */
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

/** Twice the area on the grid; positive counterclockwise. */
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

/** Positions in `x` and `y`, without the last, which is the first again. */
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
