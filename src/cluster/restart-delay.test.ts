// Replacements come at once, and ever later where they end again and again.
import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.js';

it.each([
  [0, 0],
  [1, 0],
  [2, 1000],
  [3, 2000],
  [6, 16_000],
  [7, 30_000],
  [5000, 30_000],
])('after %i early ends the next waits %i ms', (ends, milliseconds) => {
  expect(restartDelay(ends)).toBe(milliseconds);
});
