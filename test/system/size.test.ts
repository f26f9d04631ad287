// The part of the cases that a run tries, and that a full run tries all.
import { expect, it } from 'vitest';
import { fewer, isFull, part, partOfEach } from './size.js';

const cases = Array.from({ length: 10 }, (_, index) => index);

it.skipIf(isFull)('contains every case once over all turns, and some in each', () => {
  const turns = [0, 1, 2].map((turn) => part(cases, 3, turn));
  expect(turns.flat().toSorted((a, b) => a - b)).toEqual(cases);
  expect(turns.map((some) => some.length).toSorted()).toEqual([3, 3, 4]);
  expect(part(['only'], 3, 2)).toEqual(['only']);
  expect(part([], 3)).toEqual([]);
});

it.skipIf(isFull)('contains every kind in a part of each kind, in the order of the cases', () => {
  const kindOf = (one: number) => (one < 8 ? 'small' : one);
  const some = partOfEach(cases, kindOf, 4);
  expect(new Set(some.map(kindOf))).toEqual(new Set(cases.map(kindOf)));
  expect(some).toHaveLength(4);
  expect(some).toEqual(some.toSorted((a, b) => a - b));
  expect([fewer(12), fewer(1)]).toEqual([3, 1]);
});

it.runIf(isFull)('contains all cases in a full run', () => {
  expect([part(cases, 3, 1), partOfEach(cases, () => 'one', 3)]).toEqual([cases, cases]);
  expect(fewer(12)).toBe(12);
});
