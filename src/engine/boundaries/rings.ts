// Rings of arcs: an area, or a group of areas merged into one, as polygons with holes. Its own side is to the left, so that outer rings run
// counterclockwise, as RFC 7946 requires.
import { addToList } from '../scheduling/add-to-list.js';
import type { Arcs } from './arcs.js';

/** An arc in the direction in which the ring runs: `n` forwards, `~n` backwards. */
export type ArcReference = number;
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
        const node = nodeOf(arcs, lastPoint(arcs, next));
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

const lastPoint = (arcs: Arcs, reference: ArcReference): number => firstPoint(arcs, ~reference);

const nodeOf = ({ x, y }: Arcs, point: number): string => `${x[point]} ${y[point]}`;
