// Places polygons on a map. The mainland and nearby areas share a frame, and distant islands are insets with one common scale.
import type { Arcs } from '../boundaries/arcs.js';
import type { Polygon } from '../boundaries/rings.js';
import { boxOf } from '../boundaries/topo-json.js';
import type { Areas } from '../geo/areas.js';
import type { Box } from '../geo/point-index.js';
import { runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';

/** A part of the Earth on a part of the map. Each axis is a multiplication and an addition in both directions. */
interface FramedPlace extends Box {
  readonly left: number;
  readonly top: number;
  readonly perLongitude: number;
  readonly perLatitude: number;
}

export interface Projection {
  readonly place: FramedPlace;
  readonly x: (longitude: number) => number;
  readonly y: (latitude: number) => number;
}

export interface Inset extends Projection {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly height: number;
  readonly main: Projection;
  readonly insets: readonly Inset[];
  /** The projection of the nth box. */
  readonly projection: (index: number) => Projection;
}

const FRAME_MARGIN = 16;
const PADDING = 8;
/** The longer side of the largest inset, as a share of the map's width. */
const INSET_SHARE = 0.1;

export function boxAround(arcs: Arcs, polygon: Polygon): Box {
  const [west, south, east, north] = boxOf(arcs, [polygon]);
  return { west, south, east, north };
}

export function* frameOf(boxes: readonly Box[], width: number): YieldingWork<Frame> {
  const [mainland, ...islands] = yield* bodiesOf(boxes);
  const around = boxOfAll(boxes, mainland as BoxGroup);
  const near = islands.filter((body) => boxesTouch(around, boxOfAll(boxes, body)));
  const far = islands.filter((body) => !near.includes(body));
  const main = projectionOf(
    boxOfAll(boxes, [mainland as BoxGroup, ...near].flat()),
    FRAME_MARGIN,
    FRAME_MARGIN,
    width - 2 * FRAME_MARGIN,
  );
  const insets = insetsOf(
    far.map((body) => boxOfAll(boxes, body)),
    width * INSET_SHARE,
  );
  const byBox = new Map(far.flatMap((body, index) => body.map((box) => [box, insets[index] as Inset])));
  return {
    height: Math.round(main.height) + 2 * FRAME_MARGIN,
    main,
    insets,
    projection: (index) => byBox.get(index) ?? main,
  };
}

type BoxGroup = readonly number[];

/** Each box is compared with all remaining ones. */
const BOXES_IN_A_STEP = 40;

/** Connected boxes, the largest group first. */
function* bodiesOf(boxes: readonly Box[]): YieldingWork<readonly BoxGroup[]> {
  const left = new Set(boxes.keys());
  const bodies: BoxGroup[] = [];
  let compared = 0;
  for (const start of boxes.keys()) {
    if (!left.delete(start)) continue;
    const body = new Set([start]);
    for (const member of body) {
      if (compared++ % BOXES_IN_A_STEP === 0) yield;
      for (const other of left)
        if (boxesTouch(boxes[member] as Box, boxes[other] as Box)) {
          left.delete(other);
          body.add(other);
        }
    }
    bodies.push([...body]);
  }
  return bodies.sort((a, b) => boxSize(boxOfAll(boxes, b)) - boxSize(boxOfAll(boxes, a)));
}

/** Whether two boxes have a point in common. None of them crosses the antimeridian. */
export const boxesTouch = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

export const boxOfBoxes = (all: readonly Box[]): Box => ({
  west: Math.min(...all.map(({ west }) => west)),
  south: Math.min(...all.map(({ south }) => south)),
  east: Math.max(...all.map(({ east }) => east)),
  north: Math.max(...all.map(({ north }) => north)),
});

const boxSize = ({ west, south, east, north }: Box) => (east - west) * (north - south);

const boxOfAll = (boxes: readonly Box[], members: BoxGroup): Box =>
  boxOfBoxes(members.map((member) => boxes[member] as Box));

/** The insets stand side by side in the upper left corner. */
function insetsOf(boxes: readonly Box[], longest: number): readonly Inset[] {
  const sides = boxes.map(({ west, south, east, north }) => Math.max(east - west, north - south));
  const scale = longest / Math.max(...sides);
  let left = FRAME_MARGIN;
  return boxes.map((box) => {
    const inner = (box.east - box.west) * scale;
    const { height, place, x, y } = projectionOf(box, left + PADDING, FRAME_MARGIN + PADDING, inner);
    const inset = {
      place,
      x,
      y,
      left,
      top: FRAME_MARGIN,
      width: inner + 2 * PADDING,
      height: height + 2 * PADDING,
    };
    left += inset.width + PADDING;
    return inset;
  });
}

/** An equirectangular projection that is true to scale at the middle of the box. */
export function projectionOf(box: Box, left: number, top: number, width: number) {
  const { west, south, east, north } = box;
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perLatitude = width / ((east - west) * stretch);
  const perLongitude = stretch * perLatitude;
  return {
    place: { ...box, left, top, perLongitude, perLatitude },
    x: (longitude: number) => left + (longitude - west) * perLongitude,
    y: (latitude: number) => top + (north - latitude) * perLatitude,
    height: (north - south) * perLatitude,
  };
}

/** The frame of a map that shows these areas. */
export function frameOfAreas({ arcs, polygons }: Areas, ordinals: Iterable<number>, width: number): Frame {
  const boxes = Array.from(ordinals).flatMap((ordinal) =>
    polygons(ordinal).map((polygon) => boxAround(arcs, polygon)),
  );
  return runToEnd(frameOf(boxes, width));
}
