// The first restart is immediate, and the next ones wait longer, up to a limit.
import { expect, it } from 'vitest';
import { restartDelay } from './primary.js';

it.each([
  [0, 0],
  [1, 0],
  [2, 1000],
  [3, 2000],
  [6, 16_000],
  [7, 30_000],
  [5000, 30_000],
])('waits after %i early exits %i ms before the next restart', (exits, milliseconds) => {
  expect(restartDelay(exits)).toBe(milliseconds);
});
