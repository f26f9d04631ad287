// A counter remembers the newest clients, up to a limit.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { fewer } from '../../../test/system/size.js';
import { createRequestCounter } from './request-counter.js';

/** The beginning of a window. */
const EPOCH = 1_750_000_000_000;

it('removes the longest-known clients for new ones', () => {
  const counter = createRequestCounter({ limit: 5, windowMs: 60_000, mostClients: 3, now: () => EPOCH });
  const known = (...names: string[]) => names.filter((name) => counter.remaining(name) < 5).join('');
  for (const name of 'abca') counter.take(name);
  expect(known(...'abc')).toBe('abc');
  counter.take('d');
  expect(known(...'abcd')).toBe('bcd');
  counter.take('a');
  expect(known(...'abcd')).toBe('acd');
  expect(counter.remaining('a')).toBe(4);
});

it('forgets removed clients with their requests in the last window', () => {
  const clock = { time: EPOCH };
  const counter = createRequestCounter({ limit: 9, windowMs: 1000, mostClients: 1, now: () => clock.time });
  counter.take('a');
  clock.time += 1000;
  expect(counter.take('a')).toBe(7);
  counter.take('b');
  expect(counter.remaining('a')).toBe(9);
});

it('remembers the newest clients, up to the limit in each of two windows', () => {
  const names = Array.from({ length: 30 }, (_, n) => `client ${n}`);
  const visits = fc.array(
    fc.record({ wait: fc.constantFrom(0, 0, 0, 0, 0, 0, 30, 100), name: fc.constantFrom(...names) }),
    { maxLength: 200, size: 'max' },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), visits, (mostClients, some) => {
      const clock = { time: EPOCH };
      const counter = createRequestCounter({
        limit: 1000,
        windowMs: 100,
        mostClients,
        now: () => clock.time,
      });
      let inThisWindow: string[] = [];
      let window = 0;
      for (const { wait, name } of some) {
        clock.time += wait;
        if (Math.floor(clock.time / 100) !== window) inThisWindow = [];
        window = Math.floor(clock.time / 100);
        counter.take(name);
        if (!inThisWindow.includes(name)) inThisWindow = [...inThisWindow, name].slice(-mostClients);
        const known = names.filter((each) => counter.remaining(each) < 1000);
        expect(known).toEqual(expect.arrayContaining(inThisWindow));
        expect(known.length).toBeLessThanOrEqual(2 * mostClients);
      }
    }),
    { seed, numRuns: fewer(60) },
  );
});

it('forgets clients after two windows', () => {
  const clock = { time: EPOCH };
  const counter = createRequestCounter({ limit: 3, windowMs: 1000, now: () => clock.time });
  while (counter.take('a') >= 0);
  clock.time += 2000;
  expect(counter.take('a')).toBe(2);
});
