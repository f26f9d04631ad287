// Distances to borders, compared with points every few metres along them. Inside an area they are measured on a plane, elsewhere in space.
import { geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { type Cells, cellsOf, toyPartition } from '../../../test/toy/toy-partition.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { type Arcs, latitudeOf, longitudeOf, OUTSIDE } from './arcs.js';
import { borderOf, nearestOnBorder } from './border-distance.js';
import { createOuterBorder } from './outer-border.js';

const RADIUS = 6371;
const grid = { scale: [0.2, 0.2], translate: [-75, 4] } as const;

/** The shortest distance to points along the arcs. */
function naive(arcs: Arcs, which: (arc: number) => boolean, at: readonly [number, number]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let arc = 0; arc < arcs.count; arc++) {
    if (!which(arc)) continue;
    for (let point = arcs.starts[arc] as number; point < (arcs.starts[arc + 1] as number) - 1; point++)
      for (let part = 0; part <= 1; part += 1 / 64) {
        const along = (values: Int32Array) =>
          (values[point] as number) * (1 - part) + (values[point + 1] as number) * part;
        const other = [longitudeOf(arcs.grid, along(arcs.x)), latitudeOf(arcs.grid, along(arcs.y))] as const;
        best = Math.min(best, geoDistance([...at], [...other]) * RADIUS);
      }
  }
  return best;
}

const hasBorders = (cells: Cells) => cells.flat().some((area) => area !== OUTSIDE);
const partition = cellsOf(3, 4).filter(hasBorders);

it('finds a point as near as the nearest of many points on the border', () => {
  fc.assert(
    fc.property(
      partition,
      fc.double({ min: -75.2, max: -74, noNaN: true }),
      fc.double({ min: 3.8, max: 5, noNaN: true }),
      (cells, longitude, latitude) => {
        const arcs = toyPartition(cells, grid);
        const found = nearestOnBorder(
          borderOf(arcs, Int32Array.from(Array(arcs.count).keys())),
          longitude,
          latitude,
        );
        const expected = naive(arcs, () => true, [longitude, latitude]);
        expect(Math.abs((found?.kilometres as number) - expected)).toBeLessThan(0.2);
      },
    ),
    { numRuns: fewer(60) },
  );
});

it('returns the nearest point of a border far away, and undefined without areas', () => {
  const found = nearestOnBorder(borderOf(toyPartition([[0]], grid), Int32Array.of(0)), -74.9, 4.05);
  expect(found?.longitude).toBeCloseTo(-74.9, 9);
  expect(found?.latitude).toBeCloseTo(4, 9);
  expect(found?.kilometres).toBeCloseTo(5.56, 2);
  expect(
    nearestOnBorder(borderOf(toyPartition([[0]], grid), new Int32Array(0)), -74.9, 4.05),
  ).toBeUndefined();
});

function expectNearestOutside(arcs: Arcs, longitude: number, latitude: number): void {
  const found = runToEnd(createOuterBorder(arcs))(longitude, latitude);
  const isOuter = (arc: number) => [arcs.left[arc], arcs.right[arc]].includes(OUTSIDE);
  const isOf = (area: number | undefined) => (arc: number) =>
    isOuter(arc) && [arcs.left[arc], arcs.right[arc]].includes(area);
  const expected = naive(arcs, isOuter, [longitude, latitude]);
  expect(Math.abs((found?.kilometres as number) - expected)).toBeLessThan(0.2);
  expect(Math.abs(naive(arcs, isOf(found?.area), [longitude, latitude]) - expected)).toBeLessThan(0.2);
}

/** `fc.double` draws mostly tiny numbers, so the range is set here. */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

it('returns the nearest point and its area from anywhere on Earth', () => {
  fc.assert(
    fc.property(partition, between(-180, 180), between(-90, 90), (cells, longitude, latitude) =>
      expectNearestOutside(toyPartition(cells, grid), longitude, latitude),
    ),
    { numRuns: fewer(60) },
  );
});

/** From far away, a corner is the nearest point. The axes of space matter in different parts of the Earth. */
it('returns the nearest point between two corners of a border that is near, anywhere on Earth', () => {
  fc.assert(
    fc.property(
      partition,
      fc.tuple(between(-170, 170), between(-60, 60)),
      fc.tuple(between(-0.5, 1.5), between(-0.5, 1.5)),
      (cells, [west, south], [east, north]) =>
        expectNearestOutside(
          toyPartition(cells, { ...grid, translate: [west, south] }),
          west + east,
          south + north,
        ),
    ),
    { numRuns: fewer(120) },
  );
});

it('returns undefined if no area is drawn', () => {
  expect(runToEnd(createOuterBorder(toyPartition([[OUTSIDE]])))(0, 0)).toBeUndefined();
});
