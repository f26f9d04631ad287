// The distance within a limit equals a plain computation without one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { editDistance } from './edit-distance.js';

/** Optimal string alignment, cell by cell. */
function plainly(one: string, other: string): number {
  const cells = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_each, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const cell = (row: number, column: number) => cells[row]?.[column] as number;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const costs = [
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
      ];
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        costs.push(cell(row - 2, column - 2) + 1);
      (cells[row] as number[])[column] = Math.min(...costs);
    }
  return cell(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

it('equals a plain computation, or is undefined beyond the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (one, other, most) => {
      const expected = plainly(one, other);
      expect(editDistance(one, other, most)).toBe(expected <= most ? expected : undefined);
    }),
    { numRuns: fewer(3000, 5) },
  );
});

it.each([
  ['medellin', 'medellin', 0],
  ['medelin', 'medellin', 1],
  ['mdeellin', 'medellin', 1],
  ['cali', 'pasto', undefined],
])('measures %s and %s', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});
