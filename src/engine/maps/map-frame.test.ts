// Boxes that touch form one land mass on a map, and the others become insets.
import { expect, it } from 'vitest';
import type { Box } from '../geo/point-index.js';
import { runToEnd } from '../scheduling/yielding-work.js';
import { frameOf } from './map-frame.js';

const box = (west: number, south: number, east: number, north: number): Box => ({ west, south, east, north });
const mainland = box(0, 0, 4, 4);
const insetsWith = (...others: readonly Box[]) => runToEnd(frameOf([mainland, ...others], 800)).insets.length;

it.each([
  ['an edge in the east', box(4, 1, 5, 2)],
  ['an edge in the west', box(-1, 1, 0, 2)],
  ['an edge in the north', box(1, 4, 2, 5)],
  ['an edge in the south', box(1, -1, 2, 0)],
  ['a corner', box(4, 4, 5, 5)],
  ['a box within', box(1, 1, 2, 2)],
])('%s touches the mainland', (_, other) => {
  expect(insetsWith(other)).toBe(0);
});

it.each([
  ['east', box(4.01, 1, 5, 2)],
  ['west', box(-1, 1, -0.01, 2)],
  ['north', box(1, 4.01, 2, 5)],
  ['south', box(1, -1, 2, -0.01)],
])('gives an island in the %s an inset', (_, other) => {
  expect(insetsWith(other)).toBe(1);
});

it('joins a chain of boxes, and gives two islands two insets at one scale', () => {
  expect(insetsWith(box(4, 1, 5, 2), box(5, 1, 6, 2))).toBe(0);
  const { main, insets } = runToEnd(frameOf([mainland, box(8, 0, 9, 1), box(8, 3, 8.5, 3.5)], 800));
  const [large, small] = insets.map(({ place }) => place.perLongitude);
  expect(large).toBeCloseTo(small as number, 0);
  expect(large).toBeLessThan(main.place.perLongitude);
});
