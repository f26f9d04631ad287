// Boxes around records, and whether a record meets a box: its point, or its area with the borders.
import { boxOf } from '../../engine/boundaries/topo-json.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { Precision } from '../../engine/model/family.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { pointOf } from '../../engine/model/read-row.js';
import { memo, type SharedWork, sharedWork } from '../../engine/scheduling/shared-work.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../../engine/scheduling/yielding-work.js';

/** West, south, east, north. */
type AreaBox = readonly [number, number, number, number];

/** The borders that are sent; the finer ones of a single record would take most clients long to draw. */
export const PRECISION: Precision = 'coarse';

const AREAS_IN_A_STEP = 10;
const boxes = memo<Catalog, SharedWork<readonly (AreaBox | undefined)[]>, ModelFamily>();

/** By ordinal; undefined for a record whose place is not known. Made once for each edition. */
export const boxesOf = (
  catalog: Catalog,
  family: ModelFamily,
): YieldingWork<readonly (AreaBox | undefined)[]> =>
  boxes(catalog, family, () => sharedWork(() => makeBoxes(catalog, family))).inSteps();

function* makeBoxes(catalog: Catalog, family: ModelFamily): YieldingWork<readonly (AreaBox | undefined)[]> {
  const { rows } = catalog.table(family);
  const found: (AreaBox | undefined)[] = [];
  if (family.boundary !== undefined) {
    yield* catalog.prepareArcs(family.boundary, PRECISION);
    const { arcs, polygons, isDrawn } = areasOf(catalog, family, PRECISION);
    for (const ordinal of rows.keys()) {
      if (ordinal % AREAS_IN_A_STEP === 0) yield;
      found.push(isDrawn(ordinal) ? boxOf(arcs, polygons(ordinal)) : undefined);
    }
    return found;
  }
  for (const [ordinal, row] of rows.entries()) {
    if (ordinal % RECORDS_IN_A_STEP === 0) yield;
    const point = pointOf(family, row);
    found.push(point && [point.longitude, point.latitude, point.longitude, point.latitude]);
  }
  return found;
}

export function boxAround(known: readonly (AreaBox | undefined)[]): AreaBox | undefined {
  let around: AreaBox | undefined;
  for (const box of known)
    if (box !== undefined)
      around =
        around === undefined
          ? box
          : [
              Math.min(around[0], box[0]),
              Math.min(around[1], box[1]),
              Math.max(around[2], box[2]),
              Math.max(around[3], box[3]),
            ];
  return around;
}

type Corner = readonly [longitude: number, latitude: number];
type CornerRing = readonly Corner[];

/** Edges are part of a box and of an area. */
export function meets(
  { 0: west, 1: south, 2: east, 3: north }: AreaBox,
  box: AreaBox,
  polygonsOf: () => readonly (readonly CornerRing[])[],
): boolean {
  if (box[0] > east || box[2] < west || box[1] > north || box[3] < south) return false;
  if (box[0] >= west && box[2] <= east && box[1] >= south && box[3] <= north) return true;
  const corner: Corner = [west, south];
  return polygonsOf().some((rings) => rings.some((ring) => crosses(ring)) || isInside(corner, rings));

  /** A point of it is in the box, or a segment of it crosses the box. */
  function crosses(ring: CornerRing): boolean {
    return ring.some((at, index) => {
      const before = ring[index - 1] ?? at;
      return segmentMeets(before, at);
    });
  }

  /** Cuts the part inside the box out of a segment (Liang and Barsky). */
  function segmentMeets([x1, y1]: Corner, [x2, y2]: Corner): boolean {
    let [from, to] = [0, 1];
    for (const [step, room] of [
      [x1 - x2, x1 - west],
      [x2 - x1, east - x1],
      [y1 - y2, y1 - south],
      [y2 - y1, north - y1],
    ] as const) {
      if (step === 0 && room < 0) return false;
      if (step < 0) from = Math.max(from, room / step);
      if (step > 0) to = Math.min(to, room / step);
    }
    return from <= to;
  }
}

/** A line from the point to the west crosses the rings an odd number of times. */
function isInside([x, y]: Corner, rings: readonly CornerRing[]): boolean {
  let inside = false;
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1] as Corner, ring[at] as Corner];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}
