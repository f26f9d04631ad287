// Every point of a partition is in exactly one area, including corners and borders. A point on a border belongs to the area to its east, or
// to its north if the border runs from west to east. For cells, this is the cell of the rounded-down coordinates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { areaOf, type Cells, cellsOf, toyPartition, UNIT_GRID } from '../../../test/toy/toy-partition.js';
import { type Arcs, OUTSIDE } from './arcs.js';
import { createAreaIndex } from './area-index.js';

type Node = readonly [x: number, y: number];

const AREAS = 4;
/** Grid steps in one cell of the toy partition, which spans several cells of the table. */
const SIZE = 500;

/** Corners, edge points and centres, up to one cell outside the partition. */
function* pointsAround(cells: Cells): Iterable<Node> {
  for (let y = -1; y <= cells.length + 1; y += 0.25) for (let x = -1; x <= 8; x += 0.25) yield [x, y];
}

const naive = (cells: Cells, x: number, y: number) => {
  const area = areaOf(cells, Math.floor(x), Math.floor(y));
  return area === OUTSIDE ? undefined : area;
};

/** The arcs around one area, without its neighbours. */
function alone(arcs: Arcs, area: number): Arcs {
  const side = (sides: Int32Array) => sides.map((each) => (each === area ? area : OUTSIDE));
  return { ...arcs, left: side(arcs.left), right: side(arcs.right) };
}

describe('a point', () => {
  // Most cells of the table lie inside one area, because areas are large. On a slope, the point belongs to the area to its east.
  it.each<[string, (at: Node) => Node]>([
    ['borders included', (at) => at],
    ['in large areas', ([x, y]) => [x * SIZE, y * SIZE]],
    ['on a slope', ([x, y]) => [x * 4 + y, y]],
  ])('lies in the area of its cell, %s', (_, move) => {
    fc.assert(
      fc.property(cellsOf(AREAS), (cells) => {
        const index = createAreaIndex(toyPartition(cells, UNIT_GRID, move), AREAS);
        const wrong = [...pointsAround(cells)].filter(
          ([x, y]) => index.containing(...move([x, y])) !== naive(cells, x, y),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: fewer(200, 4) },
    );
  });

  it('lies in at most one area, even if each is tested alone', () => {
    fc.assert(
      fc.property(cellsOf(AREAS, 4), (cells) => {
        const arcs = toyPartition(cells);
        const each = Array.from({ length: AREAS }, (_, area) => createAreaIndex(alone(arcs, area), AREAS));
        const wrong = [...pointsAround(cells)].filter(([x, y]) => {
          const containing = each.flatMap((index) => index.containing(x, y) ?? []);
          return String(containing) !== String(naive(cells, x, y) ?? '');
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: fewer(200, 4) },
    );
  });

  it('is found by its degrees', () => {
    const grid = { scale: [0.5, 0.25], translate: [-80, -4] } as const;
    const index = createAreaIndex(toyPartition([[0, 1]], grid), 2);
    expect(index.containing(-79.75, -3.9)).toBe(0);
    expect(index.containing(-79.25, -3.9)).toBe(1);
  });
});

it('finds nothing in an area without borders', () => {
  const index = createAreaIndex(toyPartition([[0]]), 2);
  expect([...index.arcsOf(1)]).toEqual([]);
  const empty = createAreaIndex(toyPartition([[OUTSIDE]]), 1);
  expect(empty.containing(0.5, 0.5)).toBeUndefined();
});
