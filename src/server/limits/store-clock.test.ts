// A difference between clocks is applied only when it is certain, and reported when it is large.
import { expect, it } from 'vitest';
import { createStoreClock } from './request-counter.js';

const STORE = 1_750_000_000_000;

function clock() {
  const reports: [boolean, number][] = [];
  const { ahead, compare } = createStoreClock({ changed: (...report) => reports.push(report) });
  /** Reads the store with this difference between the clocks and this time for the reply. */
  const ask = (difference: number, takes = 2) => {
    compare(STORE, STORE + difference - takes / 2, STORE + difference + takes / 2);
    return ahead();
  };
  return { ask, reports };
}

it.each([35_000, -35_000, 400])('applies a difference of %i ms', (difference) => {
  expect(clock().ask(difference)).toBe(difference);
});

it('ignores differences without effect, so that time does not go back repeatedly', () => {
  const { ask, reports } = clock();
  expect([ask(3), ask(-40), ask(100)]).toEqual([0, 0, 0]);
  expect([ask(35_000), ask(35_060), ask(34_950), ask(35_102)]).toEqual([35_000, 35_000, 35_000, 35_102]);
  expect(reports).toHaveLength(1);
});

it('trusts a reply only as exactly as its duration allows', () => {
  const { ask } = clock();
  expect([ask(450, 800), ask(1200, 800), ask(1350, 800), ask(1350)]).toEqual([0, 1200, 1200, 1350]);
});

it('reports once if the clocks differ by more than a second, and once if they agree again', () => {
  const { ask, reports } = clock();
  for (const difference of [900, 35_000, 36_000, 35_000, 10, 0, -2000, 0]) ask(difference);
  expect(reports).toEqual([
    [true, 35_000],
    [false, 10],
    [true, -2000],
    [false, 0],
  ]);
});
