// Borders that cross or touch are found; those that meet at their ends are not.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, toyPartition, UNIT_GRID } from '../../../test/toy/toy-partition.js';
import { encodePolyline, OUTSIDE, packArcs } from './arcs.js';
import { crossings } from './rings.js';

const lines = (...all: readonly { from: readonly [number, number]; steps: readonly number[] }[]) =>
  packArcs(
    UNIT_GRID,
    all.map(({ from, steps }) => ({ from, line: encodePolyline(steps), left: 0, right: OUTSIDE })),
  );

it.each([
  ['that cross', [0, 0], [10, 0], [5, -5], [0, 10], [{ arc: 0, other: 1, at: 0 }]],
  ['that cross by a little', [0, 0], [10, 0], [5, -1], [0, 3], [{ arc: 0, other: 1, at: 0 }]],
  ['that meet at their ends', [0, 0], [10, 10], [0, 0], [10, -10], []],
  ['of which one ends on the other', [0, 0], [10, 0], [5, 0], [0, 3], [{ arc: 0, other: 1, at: 0 }]],
  ['on the same line', [0, 0], [10, 0], [5, 0], [10, 0], [{ arc: 0, other: 1, at: 0 }]],
  ['on the same line, one after the other', [0, 0], [10, 0], [10, 0], [10, 0], []],
  ['that are apart', [0, 0], [10, 0], [0, 1], [10, 0], []],
] as const)('finds out about lines %s', (_, from, steps, otherFrom, otherSteps, expected) => {
  expect([...crossings(lines({ from, steps }, { from: otherFrom, steps: otherSteps }))]).toEqual(expected);
});

it.each([
  ['crosses itself', [10, 0, 0, 10, -5, 0, 0, -20], [{ arc: 0, other: 0, at: 0 }]],
  ['turns back on itself', [10, 0, -5, 0], [{ arc: 0, other: 0, at: 0 }]],
  ['is a ring', [10, 0, 0, 10, -10, -10], []],
])('finds out about a line that %s', (_, steps, expected) => {
  expect([...crossings(lines({ from: [0, 0], steps }))]).toEqual(expected);
});

it('finds lines that touch in a corner of both', () => {
  const found = [
    ...crossings(lines({ from: [0, 0], steps: [5, 5, 5, -5] }, { from: [0, 10], steps: [5, -5, 5, 5] })),
  ];
  expect(found).toHaveLength(4);
});

it('finds no crossing between the borders of cells', () => {
  fc.assert(
    fc.property(cellsOf(3), (cells) => {
      fc.pre(cells.flat().some((area) => area !== OUTSIDE));
      expect([...crossings(toyPartition(cells))]).toEqual([]);
    }),
  );
});
