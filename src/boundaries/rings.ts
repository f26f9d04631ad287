// Rings of arcs: an area, or a group of areas merged into one, as polygons with holes. Its own side is to the left, so that outer rings run
// counterclockwise, as RFC 7946 wants them.
import type { Arcs } from './arcs.js';

/** An arc in the direction in which the ring runs: `n` forwards, `~n` backwards. */
export type ArcReference = number;
export type Ring = readonly ArcReference[];
/** The outer ring first, then the holes. */
export type Polygon = readonly Ring[];

/** `isMember` tells the ordinals of the areas that are merged. */
export function polygonsOf(arcs: Arcs, isMember: (area: number) => boolean): readonly Polygon[] {
  const borders: ArcReference[] = [];
  for (let arc = 0; arc < arcs.count; arc++) {
    const onLeft = isMember(arcs.left[arc] as number);
    if (onLeft === isMember(arcs.right[arc] as number)) continue;
    borders.push(onLeft ? arc : ~arc);
  }
  return withHoles(arcs, stitch(arcs, borders));
}

/** Where a ring comes back to a point that it has passed, what is between is a ring of its own. */
function stitch(arcs: Arcs, borders: readonly ArcReference[]): readonly Ring[] {
  const leaving = new Map<string, ArcReference[]>();
  for (const border of borders) {
    const from = nodeOf(arcs, firstPoint(arcs, border));
    const others = leaving.get(from);
    if (others === undefined) leaving.set(from, [border]);
    else others.push(border);
  }
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
  const outer = rings.filter((ring) => signedArea(arcs, ring) > 0);
  const polygons = outer.map((ring) => [ring]);
  for (const hole of rings.filter((ring) => signedArea(arcs, ring) < 0)) {
    const around = outer
      .map((ring, index) => ({ index, area: signedArea(arcs, ring) }))
      .filter(({ index }) => surrounds(arcs, outer[index] as Ring, hole))
      .sort((a, b) => a.area - b.area)[0];
    if (around !== undefined) (polygons[around.index] as Ring[]).push(hole);
  }
  return polygons;
}

/** Some point of the hole is on no ring that surrounds it, since rings touch in single points at most. */
function surrounds(arcs: Arcs, ring: Ring, hole: Ring): boolean {
  const corners = new Set(pointsOf(arcs, ring).map((point) => nodeOf(arcs, point)));
  const point = pointsOf(arcs, hole).find((each) => !corners.has(nodeOf(arcs, each)));
  return point !== undefined && isWithin(arcs, ring, arcs.x[point] as number, arcs.y[point] as number);
}

function isWithin(arcs: Arcs, ring: Ring, x: number, y: number): boolean {
  const points = pointsOf(arcs, ring);
  let inside = false;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as number;
    const [x1, y1, x2, y2] = [arcs.x[point], arcs.y[point], arcs.x[next], arcs.y[next]] as [
      number,
      number,
      number,
      number,
    ];
    if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Twice the area on the grid; positive counterclockwise. */
export function signedArea(arcs: Arcs, ring: Ring): number {
  const points = pointsOf(arcs, ring);
  let sum = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as number;
    sum +=
      (arcs.x[point] as number) * (arcs.y[next] as number) -
      (arcs.x[next] as number) * (arcs.y[point] as number);
  });
  return sum;
}

/** Positions in `x` and `y`, without the last, which is the first again. */
export function pointsOf(arcs: Arcs, ring: Ring): readonly number[] {
  return ring.flatMap((reference) => {
    const arc = reference < 0 ? ~reference : reference;
    const from = arcs.starts[arc] as number;
    const to = (arcs.starts[arc + 1] as number) - 1;
    const count = to - from;
    return Array.from({ length: count }, (_, step) => (reference < 0 ? to - step : from + step));
  });
}

const firstPoint = ({ starts }: Arcs, reference: ArcReference): number =>
  reference < 0 ? (starts[~reference + 1] as number) - 1 : (starts[reference] as number);

const lastPoint = (arcs: Arcs, reference: ArcReference): number => firstPoint(arcs, ~reference);

const nodeOf = ({ x, y }: Arcs, point: number): string => `${x[point]} ${y[point]}`;
