// The frame of a map that shows these areas.
import { boxOf } from '../boundaries/geo-json.js';
import type { Areas } from '../geo/areas.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { type Frame, frameOf } from './map-frame.js';

export function frameOfAreas({ arcs, polygons }: Areas, ordinals: Iterable<number>, width: number): Frame {
  const boxes = Array.from(ordinals).flatMap((ordinal) =>
    polygons(ordinal).map((polygon) => {
      const [west, south, east, north] = boxOf(arcs, [polygon]) as [number, number, number, number];
      return { west, south, east, north };
    }),
  );
  return runToEnd(frameOf(boxes, width));
}
