// The order of texts is Spanish: ñ is a separate letter, and accents and case only decide ties.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collate } from './fold.js';

it.each([
  ['n', 'ñ'],
  ['nz', 'ña'],
  ['ñz', 'o'],
  ['a', 'á'],
  ['á', 'b'],
  ['álamo', 'alba'],
  ['sabana', 'Sábana'],
  ['Cali', 'cama'],
  ['cama', 'Cana'],
  ['a', 'A'],
  ['Ñandú', 'Oca'],
  ['', 'a'],
  ['1', 'a'],
])('sorts %j before %j', (before, after) => {
  expect(collate(before, after)).toBeLessThan(0);
  expect(collate(after, before)).toBeGreaterThan(0);
});

it('orders every pair consistently, and equal texts not at all', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      expect(Math.sign(collate(a, b))).toBe(-Math.sign(collate(b, a)) + 0);
      expect(collate(a, a)).toBe(0);
    }),
  );
});
