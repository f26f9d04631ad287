// How far it is from a point to the nearest point of some arcs, on the sphere. The nearest point is looked for on a plane around the point,
// which is exact enough for a point inside of an area; from afar it is not.
import { distance } from 'geokdbush';
import type { Arcs } from './arcs.js';

export interface Nearest {
  readonly kilometres: number;
  readonly longitude: number;
  readonly latitude: number;
}

export function nearestOnArcs(
  arcs: Arcs,
  around: Int32Array,
  longitude: number,
  latitude: number,
): Nearest | undefined {
  const { scale, translate } = arcs.grid;
  const { starts, x, y, boxes } = arcs;
  const { before: stretchesBefore, boxes: stretchBoxes } = stretchesOf(arcs);
  // Degrees of longitude shrink towards the poles.
  const perX = scale[0] * Math.cos((latitude * Math.PI) / 180);
  const perY = scale[1];
  const atX = (longitude - translate[0]) / scale[0];
  const atY = (latitude - translate[1]) / scale[1];
  let best = Number.POSITIVE_INFINITY;
  let bestX = 0;
  let bestY = 0;
  /** The square of the distance to a box, in no direction that is not beside it. */
  const toBox = (of: Int32Array, box: number) => {
    const besideX = Math.max((of[box] as number) - atX, atX - (of[box + 2] as number), 0) * perX;
    const besideY = Math.max((of[box + 1] as number) - atY, atY - (of[box + 3] as number), 0) * perY;
    return besideX * besideX + besideY * besideY;
  };
  // The ends of arcs are on the border, so that whatever is farther than the nearest of them need not be looked at.
  for (const arc of around) {
    const endX = ((x[starts[arc] as number] as number) - atX) * perX;
    const endY = ((y[starts[arc] as number] as number) - atY) * perY;
    const squared = endX * endX + endY * endY;
    if (squared >= best) continue;
    best = squared;
    bestX = endX;
    bestY = endY;
  }
  for (const arc of around) {
    if (toBox(boxes, arc * 4) >= best) continue;
    const last = (starts[arc + 1] as number) - 1;
    let stretch = stretchesBefore[arc] as number;
    for (let from = starts[arc] as number; from < last; from += STRETCH, stretch++) {
      if (toBox(stretchBoxes, stretch * 4) >= best) continue;
      const to = Math.min(from + STRETCH, last);
      for (let at = from; at < to; at++) {
        const x1 = ((x[at] as number) - atX) * perX;
        const y1 = ((y[at] as number) - atY) * perY;
        const dx = ((x[at + 1] as number) - (x[at] as number)) * perX;
        const dy = ((y[at + 1] as number) - (y[at] as number)) * perY;
        const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
        const nearX = x1 + along * dx;
        const nearY = y1 + along * dy;
        const squared = nearX * nearX + nearY * nearY;
        if (squared >= best) continue;
        best = squared;
        bestX = nearX;
        bestY = nearY;
      }
    }
  }
  if (best === Number.POSITIVE_INFINITY) return undefined;
  const nearest = { longitude: longitude + (bestX / perX) * scale[0], latitude: latitude + bestY };
  return { ...nearest, kilometres: distance(longitude, latitude, nearest.longitude, nearest.latitude) };
}

/** Segments with a box of their own, so that of a long arc only what is near is looked at. */
const STRETCH = 8;

interface Stretches {
  /** How many there are before each arc. */
  readonly before: Int32Array;
  /** West, south, east and north of each. */
  readonly boxes: Int32Array;
}

const known = new WeakMap<Arcs, Stretches>();

function stretchesOf(arcs: Arcs): Stretches {
  const made = known.get(arcs) ?? makeStretches(arcs);
  known.set(arcs, made);
  return made;
}

function makeStretches({ count, starts, x, y }: Arcs): Stretches {
  const before = new Int32Array(count + 1);
  for (let arc = 0; arc < count; arc++) {
    const segments = (starts[arc + 1] as number) - (starts[arc] as number) - 1;
    before[arc + 1] = (before[arc] as number) + Math.ceil(segments / STRETCH);
  }
  const boxes = new Int32Array((before[count] as number) * 4);
  for (let arc = 0; arc < count; arc++) {
    const last = (starts[arc + 1] as number) - 1;
    let stretch = before[arc] as number;
    for (let from = starts[arc] as number; from < last; from += STRETCH, stretch++) {
      const to = Math.min(from + STRETCH, last) + 1;
      const [xs, ys] = [x.subarray(from, to), y.subarray(from, to)];
      boxes.set([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], stretch * 4);
    }
  }
  return { before, boxes };
}
