// Measures the distance from a point inside an area to its border. A plane around the point is exact enough from inside, but not from far
// away.
import { distance } from 'geokdbush';
import type { Arcs } from './arcs.js';

/**
 * Stretches of a few segments, and groups of a few stretches, each with a box of west, south, east and north. The points of a stretch are
 * adjacent, because memory accesses take most of the time of a lookup.
 */
interface Border {
  readonly grid: Arcs['grid'];
  readonly boxes: Int32Array;
  readonly groupBoxes: Int32Array;
  /** The east and north of each point. A short stretch repeats its last point. */
  readonly points: Int32Array;
}

export interface Nearest {
  readonly kilometres: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** Segments in a stretch, so that a long arc is read only near the point. */
export const STRETCH = 8;
const GROUP = 8;

const NUMBERS = 2 * (STRETCH + 1);

export function borderOf(arcs: Arcs, around: Int32Array): Border {
  const { grid, starts, x, y } = arcs;
  let stretches = 0;
  for (const arc of around)
    stretches += Math.ceil(((starts[arc + 1] as number) - 1 - (starts[arc] as number)) / STRETCH);
  const points = new Int32Array(NUMBERS * stretches);
  const boxes = new Int32Array(4 * stretches);
  let stretch = 0;
  for (const arc of around) {
    const last = (starts[arc + 1] as number) - 1;
    for (let from = starts[arc] as number; from < last; from += STRETCH) {
      boundPoints(x, y, from, Math.min(from + STRETCH, last), boxes, 4 * stretch);
      for (let point = 0; point <= STRETCH; point++) {
        const at = Math.min(from + point, last);
        points[NUMBERS * stretch + 2 * point] = x[at] as number;
        points[NUMBERS * stretch + 2 * point + 1] = y[at] as number;
      }
      stretch++;
    }
  }
  return { grid, boxes, groupBoxes: groupBoxesOf(boxes), points };
}

/** Writes the box of some points. It uses loops because the service does this for every border point at startup. */
function boundPoints(x: Int32Array, y: Int32Array, from: number, to: number, boxes: Int32Array, box: number) {
  let [west, south] = [x[from] as number, y[from] as number];
  let [east, north] = [west, south];
  for (let at = from + 1; at <= to; at++) {
    const [atX, atY] = [x[at] as number, y[at] as number];
    if (atX < west) west = atX;
    if (atX > east) east = atX;
    if (atY < south) south = atY;
    if (atY > north) north = atY;
  }
  boxes[box] = west;
  boxes[box + 1] = south;
  boxes[box + 2] = east;
  boxes[box + 3] = north;
}

function groupBoxesOf(boxes: Int32Array): Int32Array {
  const grouped = new Int32Array(4 * Math.ceil(boxes.length / (4 * GROUP)));
  for (let box = 0; box < boxes.length; box += 4) {
    const group = 4 * Math.floor(box / (4 * GROUP));
    const isFirst = box % (4 * GROUP) === 0;
    for (let side = 0; side < 4; side++) {
      const [value, known] = [boxes[box + side] as number, grouped[group + side] as number];
      const isFarther = side < 2 ? value < known : value > known;
      if (isFirst || isFarther) grouped[group + side] = value;
    }
  }
  return grouped;
}

export function nearestOnBorder(
  { grid, boxes, groupBoxes, points }: Border,
  longitude: number,
  latitude: number,
): Nearest | undefined {
  const { scale, translate } = grid;
  // Degrees of longitude shrink towards the poles.
  const perX = scale[0] * Math.cos((latitude * Math.PI) / 180);
  const perY = scale[1];
  const atX = (longitude - translate[0]) / scale[0];
  const atY = (latitude - translate[1]) / scale[1];
  const [stretches, groups] = [boxes.length / 4, groupBoxes.length / 4];
  if (groups === 0) return undefined;
  const nearGroup = nearestBox(groupBoxes, 0, groups, atX, atY, perX, perY);
  const endOfGroup = Math.min(stretches, (nearGroup + 1) * GROUP);
  const nearStretch = nearestBox(boxes, nearGroup * GROUP, endOfGroup, atX, atY, perX, perY);

  let best = Number.POSITIVE_INFINITY;
  let bestX = 0;
  let bestY = 0;
  // The most promising stretch is measured first, because most groups are then too far away.
  for (let group = -1; group < groups; group++) {
    if (group >= 0 && toBox(groupBoxes, group * 4, atX, atY, perX, perY) >= best) continue;
    const last = group < 0 ? nearStretch + 1 : Math.min(stretches, (group + 1) * GROUP);
    for (let stretch = group < 0 ? nearStretch : group * GROUP; stretch < last; stretch++) {
      if (toBox(boxes, stretch * 4, atX, atY, perX, perY) >= best) continue;
      const end = (stretch + 1) * NUMBERS;
      let at = stretch * NUMBERS;
      let x1 = ((points[at] as number) - atX) * perX;
      let y1 = ((points[at + 1] as number) - atY) * perY;
      let squared = x1 * x1 + y1 * y1;
      for (;;) {
        if (squared < best) {
          best = squared;
          bestX = x1;
          bestY = y1;
        }
        at += 2;
        if (at === end) break;
        const x2 = ((points[at] as number) - atX) * perX;
        const y2 = ((points[at + 1] as number) - atY) * perY;
        const dx = x2 - x1;
        const dy = y2 - y1;
        // Between its ends, the distance to a segment is that to its line, which is the cross product divided by the length.
        const along = -(x1 * dx + y1 * dy);
        const length = dx * dx + dy * dy;
        const cross = x1 * dy - y1 * dx;
        if (cross * cross < best * length && along > 0 && along < length) {
          best = (cross * cross) / length;
          bestX = x1 + (along / length) * dx;
          bestY = y1 + (along / length) * dy;
        }
        x1 = x2;
        y1 = y2;
        squared = x1 * x1 + y1 * y1;
      }
    }
  }
  const nearest = { longitude: longitude + (bestX / perX) * scale[0], latitude: latitude + bestY };
  return { ...nearest, kilometres: distance(longitude, latitude, nearest.longitude, nearest.latitude) };
}

function nearestBox(
  boxes: Int32Array,
  from: number,
  end: number,
  atX: number,
  atY: number,
  perX: number,
  perY: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  let nearest = from;
  for (let index = from; index < end; index++) {
    const squared = toBox(boxes, index * 4, atX, atY, perX, perY);
    if (squared >= least) continue;
    least = squared;
    nearest = index;
  }
  return nearest;
}

/** The squared distance to a box, zero inside. It has no branches, because they would be unpredictable. */
function toBox(boxes: Int32Array, box: number, atX: number, atY: number, perX: number, perY: number): number {
  const besideX = Math.max((boxes[box] as number) - atX, atX - (boxes[box + 2] as number), 0) * perX;
  const besideY = Math.max((boxes[box + 1] as number) - atY, atY - (boxes[box + 3] as number), 0) * perY;
  return besideX * besideX + besideY * besideY;
}
