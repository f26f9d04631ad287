// Every value is in one class in order, equal values share a class, and classes have about as many areas each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantileClasses } from './area-paths.js';

const values = fc.array(fc.integer({ min: 0, max: 30 }));

describe('classes', () => {
  it('contains every value in one class, in order', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 7 }), (all, most) => {
        const classes = quantileClasses(all, most);
        expect(classes.length).toBeLessThanOrEqual(most);
        for (const value of all)
          expect(classes.filter(({ from, to }) => from <= value && value <= to)).toHaveLength(1);
        for (const { from, to } of classes)
          expect([all.includes(from), all.includes(to), from <= to]).toEqual([true, true, true]);
        expect(classes.flatMap(({ from, to }) => [from, to])).toEqual(
          classes.flatMap(({ from, to }) => [from, to]).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  it('have equally many values if all differ', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), (count) => {
        const all = Array.from({ length: count }, (_, index) => (index * 7919) % 10_007);
        const sizes = quantileClasses(all, 5).map(
          ({ from, to }) => all.filter((value) => from <= value && value <= to).length,
        );
        expect(sizes).toHaveLength(5);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['of nothing', [], []],
    ['of one value', [4, 4, 4], [{ from: 4, to: 4 }]],
    [
      'of a few',
      [3, 1, 2],
      [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
        { from: 3, to: 3 },
      ],
    ],
    [
      'with many equal',
      [1, 1, 1, 1, 1, 1, 2, 3],
      [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
        { from: 3, to: 3 },
      ],
    ],
  ])('%s', (_, all, expected) => {
    expect(quantileClasses(all, 5)).toEqual(expected);
  });
});
