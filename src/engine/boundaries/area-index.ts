// Finds the area that contains a point. A table of cells decides most points. If a border passes through the cell, the index counts the
// crossings of a ray to the east, with a tree of bounding boxes. Both neighbours of a border use the same arc in the same direction, so
// every point of the country is in exactly one area.
import Flatbush from 'flatbush';
import { mapInSteps, runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';
import { type Arcs, OUTSIDE } from './arcs.js';
import { borderOf } from './border-distance.js';

type GridBorder = ReturnType<typeof borderOf>;

/** The size of a cell in grid steps, which is about two kilometres. */
const CELL = 128;

const [ROWS_IN_A_STEP, ARCS_IN_A_STEP] = [10, 100];

/** A border passes through the cell. */
const DIVIDED = -2;
const OUTSIDE_ALL = -1;
const UNKNOWN = -3;

/** Looks up a point in grid steps. Returns an area, undefined outside all areas, or null if the borders must decide. */
type CellTable = (x: number, y: number) => number | undefined | null;

/**
 * A raster index of the areas that fill whole cells, so that most points are not compared with any border. `containing` is called once for
 * each group of cells without a border between them.
 */
function* createCellTable(
  arcs: Arcs,
  containing: (x: number, y: number) => number | undefined,
): YieldingWork<CellTable> {
  const [west, south, east, north] = gridExtent(arcs);
  const columns = Math.max(0, cellOf(east - west) + 1);
  const rows = Math.max(0, cellOf(north - south) + 1);
  const cells = new Int16Array(columns * rows).fill(UNKNOWN);
  yield* markDivided();
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_IN_A_STEP === 0) yield;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (cells[cell] !== DIVIDED) cells[cell] = neighbour(row, column) ?? lookUp(row, column);
    }
  }

  return (x, y) => {
    if (x < west || y < south || x > east || y > north) return undefined;
    const area = cells[cellOf(y - south) * columns + cellOf(x - west)] as number;
    return area === DIVIDED ? null : area === OUTSIDE_ALL ? undefined : area;
  };

  /** Segments are short, so their boxes cover few further cells. */
  function* markDivided(): YieldingWork<void> {
    const { count, starts, x, y } = arcs;
    for (let arc = 0; arc < count; arc++) {
      if (arc % ARCS_IN_A_STEP === 0) yield;
      const last = (starts[arc + 1] as number) - 1;
      for (let at = starts[arc] as number; at < last; at++) {
        const [x1, x2] = [cellOf((x[at] as number) - west), cellOf((x[at + 1] as number) - west)];
        const [y1, y2] = [cellOf((y[at] as number) - south), cellOf((y[at + 1] as number) - south)];
        for (let row = Math.min(y1, y2); row <= Math.max(y1, y2); row++)
          cells.fill(DIVIDED, row * columns + Math.min(x1, x2), row * columns + Math.max(x1, x2) + 1);
      }
    }
  }

  /** No border separates two undivided neighbouring cells. */
  function neighbour(row: number, column: number): number | undefined {
    const before = column === 0 ? DIVIDED : (cells[row * columns + column - 1] as number);
    const below = row === 0 ? DIVIDED : (cells[(row - 1) * columns + column] as number);
    return before !== DIVIDED ? before : below !== DIVIDED ? below : undefined;
  }

  function lookUp(row: number, column: number): number {
    return containing(west + (column + 0.5) * CELL, south + (row + 0.5) * CELL) ?? OUTSIDE_ALL;
  }
}

const cellOf = (steps: number): number => Math.floor(steps / CELL);

function gridExtent({ count, boxes }: Arcs): readonly [number, number, number, number] {
  const extent: [number, number, number, number] = [0, 0, -1, -1];
  for (let arc = 0; arc < count; arc++) {
    const [west, south, east, north] = boxes.subarray(arc * 4, arc * 4 + 4);
    if (arc === 0) extent.splice(0, 4, west as number, south as number, east as number, north as number);
    extent[0] = Math.min(extent[0], west as number);
    extent[1] = Math.min(extent[1], south as number);
    extent[2] = Math.max(extent[2], east as number);
    extent[3] = Math.max(extent[3], north as number);
  }
  return extent;
}

export interface AreaIndex {
  /** The ordinal of the area, or undefined outside all areas. */
  readonly containing: (longitude: number, latitude: number) => number | undefined;
  readonly arcsOf: (area: number) => Int32Array;
  /** The arcs around an area, prepared on first use for distances from inside. */
  readonly borderOf: (area: number) => GridBorder;
}

export const createAreaIndex = (arcs: Arcs, areas: number): AreaIndex =>
  runToEnd(createAreaIndexInSteps(arcs, areas));

export function* createAreaIndexInSteps(arcs: Arcs, areas: number): YieldingWork<AreaIndex> {
  const around = arcsByArea(arcs, areas);
  yield;
  const boxes = yield* mapInSteps(around, AREAS_IN_A_STEP, (each) => gridBoxOf(arcs, each));
  const { scale, translate } = arcs.grid;
  const drawn = Array.from({ length: areas }, (_, area) => area).filter(
    (area) => (around[area] as Int32Array).length > 0,
  );
  const tree = drawn.length === 0 ? undefined : new Flatbush(drawn.length);
  for (const area of drawn) tree?.add(...(boxes[area] as GridBox));
  tree?.finish();
  yield;

  const areaAt = (x: number, y: number) => {
    const candidates = tree?.search(x, y, x, y) ?? [];
    for (const candidate of candidates) {
      const area = drawn[candidate] as number;
      if (isInside(arcs, around[area] as Int32Array, x, y)) return area;
    }
    return undefined;
  };
  const cells = yield* createCellTable(arcs, areaAt);
  const borders: GridBorder[] = new Array(areas);
  return {
    containing: (longitude, latitude) => {
      const x = (longitude - translate[0]) / scale[0];
      const y = (latitude - translate[1]) / scale[1];
      const area = cells(x, y);
      return area === null ? areaAt(x, y) : area;
    },
    arcsOf: (area) => around[area] as Int32Array,
    borderOf: (area) => {
      borders[area] ??= borderOf(arcs, around[area] as Int32Array);
      return borders[area];
    },
  };
}

const AREAS_IN_A_STEP = 200;

type GridBox = [west: number, south: number, east: number, north: number];

function arcsByArea({ count, left, right }: Arcs, areas: number): readonly Int32Array[] {
  const lists = Array.from({ length: areas }, (): number[] => []);
  for (let arc = 0; arc < count; arc++)
    for (const area of [left[arc] as number, right[arc] as number])
      if (area !== OUTSIDE) lists[area]?.push(arc);
  return lists.map((list) => Int32Array.from(list));
}

function gridBoxOf({ boxes }: Arcs, around: Int32Array): GridBox | undefined {
  if (around.length === 0) return undefined;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const arc of around) {
    const at = arc * 4;
    box[0] = Math.min(box[0], boxes[at] as number);
    box[1] = Math.min(box[1], boxes[at + 1] as number);
    box[2] = Math.max(box[2], boxes[at + 2] as number);
    box[3] = Math.max(box[3], boxes[at + 3] as number);
  }
  return box;
}

function isInside({ starts, x, y, boxes }: Arcs, around: Int32Array, atX: number, atY: number): boolean {
  let inside = false;
  for (const arc of around) {
    const box = arc * 4;
    const isBeside = (boxes[box + 1] as number) > atY || (boxes[box + 3] as number) < atY;
    if (isBeside || (boxes[box + 2] as number) <= atX) continue;
    const from = starts[arc] as number;
    const last = (starts[arc + 1] as number) - 1;
    if ((boxes[box] as number) > atX) {
      if ((y[from] as number) <= atY !== (y[last] as number) <= atY) inside = !inside;
      continue;
    }
    for (let at = from; at < last; at++) {
      const y1 = y[at] as number;
      const y2 = y[at + 1] as number;
      if (y1 <= atY === y2 <= atY) continue;
      const x1 = x[at] as number;
      const crossing = x1 + ((atY - y1) / (y2 - y1)) * ((x[at + 1] as number) - x1);
      if (crossing > atX) inside = !inside;
    }
  }
  return inside;
}
