// A header has the names without effect in a readable form, and never more than fit.
import { expect, it } from 'vitest';
import { ignoredNames } from './operation-headers.js';

it.each<[readonly string[], string]>([
  [['q'], 'q'],
  [['q', 'Department'], 'q, Department'],
  [['a b', 'x,y', 'a=b'], 'a%20b, x%2Cy, a%3Db'],
  [['x[gte]'], 'x%5Bgte%5D'],
  [['año', '名', '💧'], 'a%C3%B1o, %E5%90%8D, %F0%9F%92%A7'],
  [['a\r\nset-cookie: x'], 'a%0D%0Aset-cookie%3A%20x'],
  [['%'], '%25'],
  [['%E1'], '%25E1'],
  [['__proto__'], '__proto__'],
])('writes %j as %s', (names, listed) => {
  expect(ignoredNames(names)).toBe(listed);
});

const letters = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);

it('lists the first ten names, and marks that there are more', () => {
  expect(ignoredNames(letters(10))).toBe(letters(10).join(', '));
  expect(ignoredNames(letters(11))).toBe(`${letters(10).join(', ')}, ...`);
  expect(ignoredNames(letters(5000))).toBe(`${letters(10).join(', ')}, ...`);
});

it('cuts names after fifty characters, and never within one', () => {
  expect(ignoredNames(['a'.repeat(50)])).toBe('a'.repeat(50));
  expect(ignoredNames(['a'.repeat(51)])).toBe('a'.repeat(50));
  expect(ignoredNames(['💧'.repeat(51)])).toBe('%F0%9F%92%A7'.repeat(50));
  expect(ignoredNames([`a${'💧'.repeat(51)}`])).toBe(`a${'%F0%9F%92%A7'.repeat(49)}`);
});

it('limits the header for any names', () => {
  const listed = ignoredNames(Array.from({ length: 100 }, () => '💧'.repeat(1000)));
  expect(listed.length).toBeLessThan(8000);
  expect(listed).toMatch(/^[\x21-\x7e]+(, [\x21-\x7e]+)*$/);
});
