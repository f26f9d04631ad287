// Finds borders that cross and how deep they cross. Borders that only touch are valid.
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
  ['that cross', [0, 0], [10, 0], [5, -5], [0, 10], [{ arc: 0, other: 1, depth: 5 }]],
  ['that cross by a little', [0, 0], [10, 0], [5, -1], [0, 3], [{ arc: 0, other: 1, depth: 1 }]],
  ['that meet at their ends', [0, 0], [10, 10], [0, 0], [10, -10], []],
  ['of which one ends on the other', [0, 0], [10, 0], [5, 0], [0, 3], []],
  ['on the same line', [0, 0], [10, 0], [5, 0], [10, 0], []],
  ['that are apart', [0, 0], [10, 0], [0, 1], [10, 0], []],
] as const)('judges that lines %s', (_, from, steps, otherFrom, otherSteps, expected) => {
  expect([...crossings(lines({ from, steps }, { from: otherFrom, steps: otherSteps }))]).toEqual(expected);
});

it('finds a line that crosses itself', () => {
  const found = [...crossings(lines({ from: [0, 0], steps: [10, 0, 0, 10, -5, 0, 0, -20] }))];
  expect(found).toEqual([{ arc: 0, other: 0, depth: 5 }]);
});

it('finds no crossing between the borders of cells', () => {
  fc.assert(
    fc.property(cellsOf(3), (cells) => {
      fc.pre(cells.flat().some((area) => area !== OUTSIDE));
      expect([...crossings(toyPartition(cells))]).toEqual([]);
    }),
  );
});
