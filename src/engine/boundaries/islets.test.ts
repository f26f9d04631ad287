// A point is inside the circle of an islet, or its distance is that to the edge.
import { expect, it } from 'vitest';
import { type Islet, nearestIslet } from './area-size.js';

const islets: readonly Islet[] = [
  { area: 4, longitude: -78, latitude: 3, kilometres: 2 },
  { area: 9, longitude: -81.6, latitude: 4, kilometres: 0.5 },
];
/** Kilometres of a degree of latitude. */
const DEGREE = 111.19;

it.each([
  ['in its middle', -78, 3, 4, 0],
  ['just inside', -78, 3 + 1.99 / DEGREE, 4, 0],
  ['just outside', -78, 3 + 2.01 / DEGREE, 4, 0.01],
  ['far away', -78, 3 + 12 / DEGREE, 4, 10],
  ['inside the other one', -81.6, 4 - 0.4 / DEGREE, 9, 0],
  ['nearer to the other one', -81, 4, 9, 66.06],
])('finds the islet of a point %s', (_, longitude, latitude, area, kilometres) => {
  const found = nearestIslet(islets, longitude, latitude);
  expect(found?.area).toBe(area);
  expect(found?.kilometres).toBeCloseTo(kilometres, 1);
});

it('returns the first of two circles that contain the point', () => {
  const twice = [{ area: 1, longitude: -78.001, latitude: 3, kilometres: 1 }, ...islets];
  expect(nearestIslet(twice, -78, 3)).toEqual({ area: 1, kilometres: 0 });
});

it('returns undefined without islets', () => {
  expect(nearestIslet([], -78, 3)).toBeUndefined();
});
