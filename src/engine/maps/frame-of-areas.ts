// The frame of a map that shows these areas.
import type { Areas } from '../geo/areas.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { boxAround, type Frame, frameOf } from './map-frame.js';

export function frameOfAreas({ arcs, polygons }: Areas, ordinals: Iterable<number>, width: number): Frame {
  const boxes = Array.from(ordinals).flatMap((ordinal) =>
    polygons(ordinal).map((polygon) => boxAround(arcs, polygon)),
  );
  return runToEnd(frameOf(boxes, width));
}
