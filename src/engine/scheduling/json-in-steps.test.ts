// Writing a value in steps results in the text of JSON.stringify.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonInSteps, runToEnd } from './yielding-work.js';

it('writes the same as JSON.stringify', () => {
  const values = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)));
  fc.assert(
    fc.property(values, (value) => {
      expect(runToEnd(jsonInSteps(value))).toBe(JSON.stringify(value));
    }),
  );
});

it('pauses', () => {
  const work = jsonInSteps(Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n, 'x'.repeat(20_000)])));
  expect(work.next().done).toBe(false);
});
