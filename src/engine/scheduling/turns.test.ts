// Turns with the clock of the test: work that is done at once, work that waits, and its order.
import { expect, it } from 'vitest';
import { createTurns } from './turns.js';
import type { YieldingWork } from './yielding-work.js';

const later = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  let time = 0;
  const done: string[] = [];
  const turns = createTurns(() => time);
  /** Work with a number of steps that take a millisecond each. */
  const work = (name: string, steps: number) =>
    function* (hasWaited: boolean): YieldingWork<void> {
      for (let step = 1; step <= steps; step++) {
        time++;
        done.push(`${name}${step}${hasWaited ? ' waited' : ''}`);
        if (step < steps) yield;
      }
    };
  return { done, turns, work };
}

it('runs short work at once', () => {
  const { done, turns, work } = setUp();
  expect(turns.take('a', work('a', 1))).toBeUndefined();
  expect(done).toEqual(['a1']);
});

it('runs long work in slices, alternately for each client', async () => {
  const { done, turns, work } = setUp();
  const all = [
    turns.take('a', work('a', 5)),
    turns.take('a', work('A', 1)),
    turns.take('b', work('b', 3)),
    turns.take('c', work('c', 1)),
  ];
  expect(done).toEqual(['a1', 'a2']);
  await Promise.all(all);
  expect(done.slice(2)).toEqual([
    ...['a3', 'a4', 'b1 waited', 'b2 waited', 'c1 waited', 'a5', 'b3 waited', 'A1 waited'],
  ]);
});

it('handles other events between two slices', async () => {
  const { done, turns, work } = setUp();
  const long = turns.take('a', work('a', 6));
  await later();
  done.push('other');
  await long;
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('a6'));
});

it('rejects the caller of failed work, and continues with the next', async () => {
  const { done, turns, work } = setUp();
  const first = turns.take('a', work('a', 3));
  const fails = turns.take('a', () => {
    throw new Error('broken');
  });
  const failsLater = turns.take('a', function* () {
    yield;
    throw new Error('broken later');
  });
  const last = turns.take('a', work('b', 1));
  await first;
  await expect(fails).rejects.toThrow('broken');
  await expect(failsLater).rejects.toThrow('broken later');
  await last;
  expect(done).toContain('b1 waited');
});
