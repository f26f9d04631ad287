// Which area fills a cell of a coarse grid, for the cells that no border passes through (a raster index): most points are in one of those,
// and need not be compared with any border.
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Arcs } from './arcs.js';

/** In steps of the grid of the borders: cells of about two kilometres. */
const CELL = 128;

const [ROWS_IN_A_STEP, ARCS_IN_A_STEP] = [10, 100];

/** A border passes through the cell. */
const DIVIDED = -2;
const OUTSIDE_ALL = -1;
const UNKNOWN = -3;

/** For a point in steps of the grid: an area, undefined outside of all, or null if borders have to be looked at. */
type CellTable = (x: number, y: number) => number | undefined | null;

/** `containing` is called once for each patch of cells without a border between them. */
export function* createCellTable(
  arcs: Arcs,
  containing: (x: number, y: number) => number | undefined,
): YieldingWork<CellTable> {
  const [west, south, east, north] = extentOf(arcs);
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

  /** Segments are short, so that their boxes have few cells that they do not pass through. */
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

  /** Between two cells that no border passes through there is none either. */
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

function extentOf({ count, boxes }: Arcs): readonly [number, number, number, number] {
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
