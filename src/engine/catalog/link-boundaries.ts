// Links borders and islets by ordinals instead of ids. The checks run at once, and arcs are unpacked on first use.
import { type ArcRow, type Arcs, type Grid, OUTSIDE, packArcsInSteps } from '../boundaries/arcs.js';
import { type Islet, type IsletRow, isletsIn } from '../boundaries/area-size.js';
import type { Dataset, Fault } from '../dataset/dataset.js';
import type { Precision } from '../model/family.js';
import type { Model, ModelBoundary, ModelFamily, Row } from '../model/model.js';
import { type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import { mapInSteps } from '../scheduling/yielding-work.js';

interface Borders {
  readonly arcs: (boundary: ModelBoundary, precision: Precision) => SharedWork<Arcs>;
  readonly islets: (boundary: ModelBoundary) => readonly Islet[];
}

export function linkBoundaries(
  model: Model,
  { boundaries, families }: { readonly [Part in 'boundaries' | 'families']: Pick<Dataset[Part], 'get'> },
  ordinalOf: (family: ModelFamily) => (id: number) => number | undefined,
  faults: Fault[],
): Borders {
  const { drawn } = model.levels ?? {};
  // The area can be a record that could not be read.
  if (drawn !== undefined && families.get(drawn.name)?.incomplete !== true) {
    const { files, islets } = drawn.boundary as ModelBoundary;
    for (const file of Object.values(files)) expectAreas(drawn, file, ['left', 'right']);
    if (islets !== undefined) expectAreas(drawn, islets, ['area']);
  }
  const unpacked = new Map<string, SharedWork<Arcs>>();
  const linked = new Map<string, readonly Islet[]>();
  return {
    arcs: ({ drawn, files }, precision) => {
      const file = files[precision];
      const arcs =
        unpacked.get(file) ?? sharedWork(() => unpack(boundaries.get(file) ?? [], ordinalOf(drawn)));
      unpacked.set(file, arcs);
      return arcs;
    },
    islets: ({ drawn, islets = '' }) => {
      const rows = (boundaries.get(islets) ?? []) as readonly object[] as readonly IsletRow[];
      const known = linked.get(islets) ?? isletsIn(rows, ordinalOf(drawn));
      linked.set(islets, known);
      return known;
    },
  };

  /** A grid has no areas. A line with null on one side borders the outside. */
  function expectAreas(drawn: ModelFamily, file: string, fields: readonly string[]): void {
    for (const [index, row] of (boundaries.get(file) ?? []).entries())
      for (const field of fields) {
        const id = row[field] ?? null;
        if (id !== null && ordinalOf(drawn)(id as number) === undefined)
          faults.push({ file, line: index + 2, field, message: `there is no ${drawn.name} with id ${id}` });
      }
  }
}

const LINKED_ARCS_IN_A_STEP = 1000;

/** An edition without borders draws nothing on this grid. */
const NO_GRID: Grid = { scale: [1, 1], translate: [0, 0] };

function* unpack([grid, ...rows]: readonly Row[], ordinal: (id: number) => number | undefined) {
  const area = (id: unknown) => (id === null ? OUTSIDE : (ordinal(id as number) as number));
  const arcs = yield* mapInSteps(rows, LINKED_ARCS_IN_A_STEP, (row) => ({
    ...(row as unknown as ArcRow),
    left: area(row.left),
    right: area(row.right),
  }));
  return yield* packArcsInSteps(grid === undefined ? NO_GRID : (grid as unknown as Grid), arcs);
}
