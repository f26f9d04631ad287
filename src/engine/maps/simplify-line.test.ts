// A simplified line stays within the tolerance of the original and keeps its ends.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { simplifyLine } from './area-paths.js';

const line = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), {
  minLength: 2,
  maxLength: 60,
});

it('stays within the tolerance, and keeps its ends', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 40 }), (points, tolerance) => {
      const simplified = simplifyLine(points.flat(), tolerance);
      expect(simplified[0]).toBe(0);
      expect(simplified.at(-1)).toBe(points.length - 1);
      for (const [index, from] of simplified.slice(0, -1).entries())
        for (let at = from; at <= (simplified[index + 1] as number); at++)
          expect(
            distance(points[at], points[from], points[simplified[index + 1] as number]),
          ).toBeLessThanOrEqual(tolerance + 1e-9);
    }),
    { numRuns: fewer(300) },
  );
});

it('reduces a straight line to its ends', () => {
  expect(simplifyLine([0, 0, 1, 1, 2, 2, 3, 3], 0)).toEqual([0, 3]);
});

type Point = readonly [number, number];

function distance(p: Point | undefined, a: Point | undefined, b: Point | undefined): number {
  const [[px, py], [ax, ay], [bx, by]] = [p, a, b] as [Point, Point, Point];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay));
}
