// Several requests that need the same work share one run of it.
import { expect, it } from 'vitest';
import { sharedWork } from './shared-work.js';

function counting(steps: number) {
  let [begun, done] = [0, 0];
  const shared = sharedWork(function* () {
    begun++;
    for (let step = 0; step < steps; step++) {
      done++;
      yield;
    }
    return { made: begun };
  });
  return { shared, counts: () => [begun, done] };
}

it('runs each step once for all callers', () => {
  const { shared, counts } = counting(4);
  const [one, other] = [shared.inSteps(), shared.inSteps()];
  one.next();
  other.next();
  one.next();
  other.next();
  expect(counts()).toEqual([1, 4]);
  const first = one.next();
  expect(first).toMatchObject({ done: true, value: { made: 1 } });
  expect(other.next().value).toBe(first.value);
  expect(shared.now()).toBe(first.value);
  expect(counts()).toEqual([1, 4]);
});

it('continues at once from the current step', () => {
  const { shared, counts } = counting(4);
  const begun = shared.inSteps();
  begun.next();
  expect(shared.now()).toEqual({ made: 1 });
  expect(begun.next().done).toBe(true);
  expect(counts()).toEqual([1, 4]);
});

it('begins again after a failure', () => {
  let tries = 0;
  const shared = sharedWork(function* () {
    yield;
    if (++tries === 1) throw new Error('broken on purpose');
    return 'made';
  });
  expect(() => shared.now()).toThrow('broken on purpose');
  expect(shared.now()).toBe('made');
});
