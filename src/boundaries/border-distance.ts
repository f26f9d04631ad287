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
  const { starts, x, y } = arcs;
  const { before, boxes } = stretchesOf(arcs);
  // Degrees of longitude shrink towards the poles.
  const perX = scale[0] * Math.cos((latitude * Math.PI) / 180);
  const perY = scale[1];
  const atX = (longitude - translate[0]) / scale[0];
  const atY = (latitude - translate[1]) / scale[1];
  let best = Number.POSITIVE_INFINITY;
  let bestX = 0;
  let bestY = 0;
  // The first points of stretches are on the border, so that whatever is farther than the nearest of them need not be looked at.
  for (const arc of around) {
    const last = (starts[arc + 1] as number) - 1;
    for (let at = starts[arc] as number; at < last; at += STRETCH) {
      const toX = ((x[at] as number) - atX) * perX;
      const toY = ((y[at] as number) - atY) * perY;
      const squared = toX * toX + toY * toY;
      if (squared >= best) continue;
      best = squared;
      bestX = toX;
      bestY = toY;
    }
  }
  for (const arc of around) {
    const last = (starts[arc + 1] as number) - 1;
    let box = (before[arc] as number) * 4;
    for (let from = starts[arc] as number; from < last; from += STRETCH, box += 4) {
      // Zero in a direction in which the point is beside the box.
      const west = (boxes[box] as number) - atX;
      const east = atX - (boxes[box + 2] as number);
      const besideX = (west > 0 ? west : east > 0 ? east : 0) * perX;
      const south = (boxes[box + 1] as number) - atY;
      const north = atY - (boxes[box + 3] as number);
      const besideY = (south > 0 ? south : north > 0 ? north : 0) * perY;
      if (besideX * besideX + besideY * besideY >= best) continue;
      const to = from + STRETCH < last ? from + STRETCH : last;
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
const STRETCH = 16;

interface Stretches {
  /** How many there are before each arc. */
  readonly before: Int32Array;
  /** West, south, east and north of each. */
  readonly boxes: Int32Array;
}

const known = new WeakMap<Arcs, Stretches>();

export function prepareBorderDistances(arcs: Arcs): void {
  stretchesOf(arcs);
}

function stretchesOf(arcs: Arcs): Stretches {
  const ready = known.get(arcs);
  if (ready !== undefined) return ready;
  const made = makeStretches(arcs);
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
