// Compares distances with those in an atlas.
import { expect, it } from 'vitest';
import { kilometres } from '../../src/data-rules/points.js';

const bogota = { latitude: 4.598, longitude: -74.076 };

it.each([
  ['Medellín', { latitude: 6.2447, longitude: -75.5736 }, 247],
  ['Leticia', { latitude: -4.2151, longitude: -69.9406 }, 1083],
  ['San Andrés', { latitude: 12.5847, longitude: -81.7006 }, 1219],
  ['itself', bogota, 0],
])('measures the distance from Bogotá to %s', (_, point, km) => {
  expect(Math.abs(kilometres(bogota, point) - km)).toBeLessThan(10);
  expect(kilometres(point, bogota)).toBe(kilometres(bogota, point));
});
