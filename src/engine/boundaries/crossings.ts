// Where borders cross each other, which they must not: for tools that check them. A tree of segments finds the pairs that may.
import Flatbush from 'flatbush';
import type { Arcs } from './arcs.js';

interface Crossing {
  readonly arc: number;
  readonly other: number;
  /** How far one reaches beyond the other, in steps of the grid. */
  readonly depth: number;
}

export function* crossings(arcs: Arcs): Iterable<Crossing> {
  const { starts, x, y } = arcs;
  const segments: { readonly arc: number; readonly at: number }[] = [];
  for (let arc = 0; arc < arcs.count; arc++)
    for (let at = starts[arc] as number; at < (starts[arc + 1] as number) - 1; at++)
      segments.push({ arc, at });
  const side = (at: number) => [x[at], y[at], x[at + 1], y[at + 1]] as [number, number, number, number];
  const tree = new Flatbush(segments.length);
  for (const { at } of segments) {
    const [x1, y1, x2, y2] = side(at);
    tree.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  }
  tree.finish();
  for (const [index, { arc, at }] of segments.entries()) {
    const [x1, y1, x2, y2] = side(at);
    const beside = tree.search(
      Math.min(x1, x2),
      Math.min(y1, y2),
      Math.max(x1, x2),
      Math.max(y1, y2),
      (other) => other > index,
    );
    for (const other of beside) {
      const found = segments[other] as (typeof segments)[number];
      const depth = crossingDepth([x1, y1, x2, y2], side(found.at));
      if (depth > 0) yield { arc, other: found.arc, depth };
    }
  }
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Zero if they do not cross; else the least distance of an end of one from the line of the other. */
function crossingDepth(a: Segment, b: Segment): number {
  const [a1, a2] = [turn(b, a[0], a[1]), turn(b, a[2], a[3])];
  const [b1, b2] = [turn(a, b[0], b[1]), turn(a, b[2], b[3])];
  if (a1 * a2 >= 0 || b1 * b2 >= 0) return 0;
  const beyond = (first: number, second: number, [x1, y1, x2, y2]: Segment) =>
    Math.min(Math.abs(first), Math.abs(second)) / Math.hypot(x2 - x1, y2 - y1);
  return Math.min(beyond(a1, a2, b), beyond(b1, b2, a));
}

/** Twice the area of the triangle: on which side of the line a point is. */
const turn = ([x1, y1, x2, y2]: Segment, x: number, y: number) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
