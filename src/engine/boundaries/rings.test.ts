// Areas become polygons with counterclockwise outer rings and their holes, even if areas touch or are merged.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { type Cells, cellsOf, toyPartition } from '../../../test/toy/toy-partition.js';
import { type Arcs, OUTSIDE } from './arcs.js';
import { type Polygon, pointsOf, polygonsOf, type Ring, signedArea } from './rings.js';

const AREAS = 4;

const polygonsIn = (arcs: Arcs, members: readonly number[]) =>
  polygonsOf(arcs, Array(arcs.count).keys(), (area) => members.includes(area));

const corners = (arcs: Arcs, ring: Ring) =>
  pointsOf(arcs, ring).map((at) => [arcs.x[at], arcs.y[at]] as readonly [number, number]);

/** The even-odd rule, for a point that is on no edge. */
function isIn(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as readonly [number, number];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

const contains = (arcs: Arcs, [outer, ...holes]: Polygon, x: number, y: number) =>
  isIn(corners(arcs, outer as Ring), x, y) && !holes.some((hole) => isIn(corners(arcs, hole), x, y));

const shape = (cells: Cells, members: readonly number[]) => {
  const arcs = toyPartition(cells);
  return polygonsIn(arcs, members)
    .map((polygon) => polygon.map((ring) => signedArea(arcs, ring) / 2))
    .sort((a, b) => b.length - a.length || (b[0] as number) - (a[0] as number));
};

describe('polygons', () => {
  it('contain the cells of their areas and no others', () => {
    fc.assert(
      fc.property(fc.oneof(cellsOf(1), cellsOf(AREAS)), fc.subarray([0, 1, 2, 3]), (cells, members) => {
        const arcs = toyPartition(cells);
        const polygons = polygonsIn(arcs, members);
        const counted = cells.map((row, y) =>
          row.map((_, x) => polygons.filter((polygon) => contains(arcs, polygon, x + 0.5, y + 0.5)).length),
        );
        expect(counted).toEqual(cells.map((row) => row.map((area) => (members.includes(area) ? 1 : 0))));
      }),
      { numRuns: fewer(500) },
    );
  });

  it('run counterclockwise outside and clockwise around holes, and pass no point twice', () => {
    fc.assert(
      fc.property(cellsOf(AREAS), fc.subarray([0, 1, 2, 3]), (cells, members) => {
        const arcs = toyPartition(cells);
        for (const [outer, ...holes] of polygonsIn(arcs, members)) {
          expect(signedArea(arcs, outer as Ring)).toBeGreaterThan(0);
          for (const hole of holes) expect(signedArea(arcs, hole)).toBeLessThan(0);
          for (const ring of [outer as Ring, ...holes]) {
            const passed = corners(arcs, ring).map(String);
            expect(new Set(passed).size).toBe(passed.length);
          }
        }
      }),
      { numRuns: fewer(300) },
    );
  });
});

/** Each digit is a cell of that area, and a dot is outside. */
const drawn = (text: string): Cells =>
  text.split(' ').map((row) => [...row].map((cell) => (cell === '.' ? OUTSIDE : Number(cell))));

describe('matches rings that were drawn by hand', () => {
  it.each<[string, string, readonly number[], readonly (readonly number[])[]]>([
    ['a hole that another area fills', '000 010 000', [0], [[9, -1]]],
    ['what fills a hole', '000 010 000', [1], [[1]]],
    ['both merged', '000 010 000', [0, 1], [[9]]],
    ['islands', '0.00', [0], [[2], [1]]],
    ['corners that touch', '0. .0', [0], [[1], [1]]],
    ['an island in a lake', '00000 0...0 0.0.0 0...0 00000', [0], [[25, -9], [1]]],
    ['two holes that touch', '0000 0.00 00.0 0000', [0], [[16, -1, -1]]],
    ['nobody', '00', [3], []],
  ])('%s', (_, cells, members, expected) => {
    expect(shape(drawn(cells), members)).toEqual(expected);
  });

  it('gives four cells that touch at their corners a hole, or draws four polygons', () => {
    const arcs = toyPartition(drawn('.0. 0.0 .0.'));
    const polygons = polygonsIn(arcs, [0]);
    expect(polygons.flat().reduce((sum, ring) => sum + signedArea(arcs, ring) / 2, 0)).toBe(4);
    expect(polygons.filter((polygon) => contains(arcs, polygon, 1.5, 1.5))).toEqual([]);
  });
});
