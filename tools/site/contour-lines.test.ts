// Contour lines: where they run, and that each is joined into one line.
import { describe, expect, it } from 'vitest';
import { contourLines } from './contour-lines.js';
import { curve } from './curve.js';

const SIZE = 21;
const grid = (height: (x: number, y: number) => number) =>
  Array.from({ length: SIZE }, (_, y) => Array.from({ length: SIZE }, (_, x) => height(x, y)));
const cone = grid((x, y) => 10 - Math.hypot(x - 10, y - 10));

describe('around a cone', () => {
  const lines = contourLines(cone, 4.9);

  it('is one line that ends where it began', () => {
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toEqual(lines[0]?.at(-1));
  });

  it('is a circle', () => {
    for (const [x, y] of lines[0] ?? []) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(5.1, 1);
  });

  it('is drawn as a closed curve of few points', () => {
    const path = curve(lines[0] ?? [], 6);
    expect(path).toMatch(/^M\d+ \d+(q-?\d+[ -]\d+[ -]\d+[ -]\d+)+z$/);
    expect(path.split('q').length).toBeLessThan(20);
  });
});

it('is an open line on a slope, at its height', () => {
  const lines = contourLines(
    grid((x) => x),
    7.5,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveLength(SIZE);
  for (const [x] of lines[0] ?? []) expect(x).toBe(7.5);
  expect(
    curve(
      [
        [0, 0],
        [1, 3],
        [2, 0],
      ],
      6,
    ),
  ).toBe('M0 0q6 18 12 0');
});

it('is nowhere where nothing is that high', () => {
  expect(contourLines(cone, 11)).toEqual([]);
});
