// The climate that follows from a height, and heights without one.
import { expect, it } from 'vitest';
import { climateAt } from './city-facts.js';

it.each([
  [0, 'cálido'],
  [899, 'cálido'],
  [1100, 'templado'],
  [1899, 'templado'],
  [2100, 'frío'],
  [2899, 'frío'],
  [3100, 'de páramo'],
])('%d metres: %s', (elevation, climate) => expect(climateAt(elevation)).toBe(climate));

it.each([900, 1000, 1099, 1950, 2050, 2975, 3021])('%d metres decide nothing', (elevation) => {
  expect(climateAt(elevation)).toBeUndefined();
});
