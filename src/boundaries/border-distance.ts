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
  { grid: { scale, translate }, starts, x, y, boxes }: Arcs,
  around: Iterable<number>,
  longitude: number,
  latitude: number,
): Nearest | undefined {
  // Degrees of longitude shrink towards the poles.
  const perX = scale[0] * Math.cos((latitude * Math.PI) / 180);
  const perY = scale[1];
  const atX = (longitude - translate[0]) / scale[0];
  const atY = (latitude - translate[1]) / scale[1];
  let [best, bestX, bestY] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const arc of around) {
    const box = arc * 4;
    const besideX = Math.max((boxes[box] as number) - atX, atX - (boxes[box + 2] as number), 0) * perX;
    const besideY = Math.max((boxes[box + 1] as number) - atY, atY - (boxes[box + 3] as number), 0) * perY;
    if (besideX * besideX + besideY * besideY >= best) continue;
    const last = (starts[arc + 1] as number) - 1;
    for (let at = starts[arc] as number; at < last; at++) {
      const x1 = ((x[at] as number) - atX) * perX;
      const y1 = ((y[at] as number) - atY) * perY;
      const dx = ((x[at + 1] as number) - (x[at] as number)) * perX;
      const dy = ((y[at + 1] as number) - (y[at] as number)) * perY;
      const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)));
      const [nearX, nearY] = [x1 + along * dx, y1 + along * dy];
      const squared = nearX * nearX + nearY * nearY;
      if (squared < best) [best, bestX, bestY] = [squared, nearX, nearY];
    }
  }
  if (best === Number.POSITIVE_INFINITY) return undefined;
  const nearest = { longitude: longitude + (bestX / perX) * scale[0], latitude: latitude + bestY };
  return { ...nearest, kilometres: distance(longitude, latitude, nearest.longitude, nearest.latitude) };
}
