// Borders by ordinals instead of ids. The checks run at once; arcs are unpacked on the first request for them.
import { type ArcRow, type Arcs, type Grid, OUTSIDE, packArcsInSteps } from '../boundaries/arcs.js';
import type { Dataset, Fault } from '../dataset/dataset.js';
import type { Precision } from '../model/family.js';
import type { Model, ModelBoundary, ModelFamily, Row } from '../model/model.js';

import { mapInSteps } from '../scheduling/map-in-steps.js';
import { type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

type OrdinalOf = (family: ModelFamily) => (id: number) => number | undefined;

export function linkBoundaries(
  model: Model,
  { boundaries, families }: Dataset,
  ordinalOf: OrdinalOf,
  faults: Fault[],
): (boundary: ModelBoundary, precision: Precision) => SharedWork<Arcs> {
  const { drawn } = model.levels ?? {};
  // An area may be among the records that could not be read.
  if (drawn !== undefined && families.get(drawn.name)?.incomplete !== true)
    for (const file of Object.values((drawn.boundary as ModelBoundary).files))
      boundaries
        .get(file)
        ?.slice(1)
        .forEach((row, index) => {
          for (const side of ['left', 'right'])
            if (row[side] !== null && ordinalOf(drawn)(row[side] as number) === undefined)
              faults.push({
                file,
                line: index + 3,
                field: side,
                message: `there is no ${drawn.name} with id ${row[side]}`,
              });
        });
  const unpacked = new Map<string, SharedWork<Arcs>>();
  return ({ drawn, files }, precision) => {
    const file = files[precision];
    const arcs = unpacked.get(file) ?? sharedWork(() => unpack(boundaries.get(file) ?? [], ordinalOf(drawn)));
    unpacked.set(file, arcs);
    return arcs;
  };
}

const ARCS_IN_A_STEP = 1000;

/** Of an edition without borders, on which nothing is drawn. */
const NO_GRID: Grid = { scale: [1, 1], translate: [0, 0] };

function* unpack(
  [grid, ...rows]: readonly Row[],
  ordinal: (id: number) => number | undefined,
): YieldingWork<Arcs> {
  const area = (id: unknown) => (id === null ? OUTSIDE : (ordinal(id as number) as number));
  const arcs = yield* mapInSteps(rows, ARCS_IN_A_STEP, (row) => ({
    ...(row as unknown as ArcRow),
    left: area(row.left),
    right: area(row.right),
  }));
  return yield* packArcsInSteps(grid === undefined ? NO_GRID : (grid as unknown as Grid), arcs);
}
