// Sorting in steps equals the platform's sort, with ties in their order.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortInSteps } from './lists.js';
import { runToEnd } from './yielding-work.js';

const byKey = (a: readonly [number, number], b: readonly [number, number]) => a[0] - b[0];

it('sorts as the platform does', () => {
  const keys = fc.array(fc.nat(40), { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(keys, (found) => {
      const items = found.map((key, at) => [key, at] as const);
      expect(runToEnd(sortInSteps(items, byKey))).toEqual([...items].sort(byKey));
    }),
    { numRuns: 30 },
  );
});
