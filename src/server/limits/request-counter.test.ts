// Counting requests agrees with a plain model of the same formula, and keeps the guarantees of the formula.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { fewer } from '../../../test/system/size.js';
import { createRequestCounter } from './request-counter.js';

const EPOCH = 1_750_000_000_000;

interface Step {
  readonly wait: number;
  readonly key: string;
}

const settings = fc.record({
  limit: fc.integer({ min: 1, max: 12 }),
  windowMs: fc.constantFrom(1, 7, 100, 999, 1000, 1500, 10_000, 60_000),
});
const keys = fc.constantFrom('a', 'b', 'c');
/** Waits are in hundredths of a window, so that steps reach every part of it, its edges and empty windows. */
const steps = (waits: fc.Arbitrary<number>) =>
  fc.array(fc.record({ wait: waits, key: keys }), { maxLength: 150, size: 'max' });
const waits = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 0, 1, 3) },
  { weight: 3, arbitrary: fc.nat({ max: 100 }) },
  { weight: 1, arbitrary: fc.constantFrom(100, 200, 250, 1000) },
);

/** A counter and the clock that it reads. */
function createCounter(options: Omit<Parameters<typeof createRequestCounter>[0], 'now'>, time = EPOCH) {
  const clock = { time };
  return { clock, counter: createRequestCounter({ ...options, now: () => clock.time }) };
}

/** Keeps the time of every accepted request, and counts all of them again each time. */
function naiveModel(limit: number, windowMs: number) {
  const accepted: { key: string; time: number }[] = [];
  const windowOf = (time: number) => Math.floor(time / windowMs);
  const counted = (key: string, window: number) =>
    accepted.filter((request) => request.key === key && windowOf(request.time) === window).length;
  const remaining = (key: string, time: number) => {
    const window = windowOf(time);
    const left = BigInt(windowMs - (time - window * windowMs));
    const used = BigInt(counted(key, window - 1)) * left + BigInt(counted(key, window) * windowMs);
    const free = BigInt(limit * windowMs) - used;
    return free > 0n ? Number(free / BigInt(windowMs)) : 0;
  };
  return {
    accepted,
    remaining,
    take: (key: string, time: number) => {
      const free = remaining(key, time);
      if (free > 0) accepted.push({ key, time });
      return free - 1;
    },
  };
}

describe('a counter', () => {
  it('follows the formula', () => {
    const all = ['a', 'b', 'c', 'nobody'];
    fc.assert(
      fc.property(settings, steps(waits), ({ limit, windowMs }, some) => {
        const { clock, counter } = createCounter({ limit, windowMs });
        const model = naiveModel(limit, windowMs);
        const answers = some.map(({ wait, key }) => {
          clock.time += Math.floor((wait * windowMs) / 100);
          const modelled = [
            model.take(key, clock.time),
            ...all.map((each) => model.remaining(each, clock.time)),
          ];
          return { modelled, counted: [counter.take(key), ...all.map(counter.remaining)] };
        });
        expect(answers.map(({ counted }) => counted)).toEqual(answers.map(({ modelled }) => modelled));
      }),
      { seed, numRuns: fewer(60, 4) },
    );
  });

  it('allows at most the limit in a window, and at most twice that in any span as long', () => {
    fc.assert(
      fc.property(settings, steps(waits), ({ limit, windowMs }, some) => {
        const { clock, counter } = createCounter({ limit, windowMs });
        const times: number[] = [];
        for (const { wait } of some) {
          clock.time += Math.floor((wait * windowMs) / 100);
          if (counter.take('a') >= 0) times.push(clock.time);
        }
        const within = (from: number) =>
          times.filter((time) => time >= from && time < from + windowMs).length;
        const fixed = times.map((time) => within(Math.floor(time / windowMs) * windowMs));
        expect(Math.max(0, ...fixed)).toBeLessThanOrEqual(limit);
        expect(Math.max(0, ...times.map(within))).toBeLessThanOrEqual(2 * limit);
      }),
      { seed, numRuns: fewer(80, 4) },
    );
  });

  it.each([1, 3, 100])(
    'allows %i requests at once, returns the remaining number and rejects the others',
    (limit) => {
      const { counter } = createCounter({ limit, windowMs: 60_000 });
      expect(counter.remaining('a')).toBe(limit);
      for (let left = limit - 1; left >= 0; left--) expect(counter.take('a')).toBe(left);
      for (let more = 0; more < 5; more++) expect(counter.take('a')).toBe(-1);
      expect(counter.remaining('a')).toBe(0);
      expect(counter.remaining('b')).toBe(limit);
    },
  );

  it('does not count refused requests', () => {
    const { clock, counter } = createCounter({ limit: 2, windowMs: 60_000 }, EPOCH - (EPOCH % 60_000));
    for (let request = 0; request < 100; request++) counter.take('a');
    clock.time += 90_000;
    expect(counter.take('a')).toBe(0);
  });
});

describe('a client in debt', () => {
  it('is refused until it has paid, in the next window too', () => {
    const { clock, counter } = createCounter({ limit: 10, windowMs: 1000 });
    expect(counter.take('a')).toBe(9);
    expect(counter.charge('a', 19)).toBe(-10);
    expect([counter.take('a'), counter.remaining('a')]).toEqual([-1, 0]);
    const waits = counter.retryAfter('a') * 1000;
    clock.time += 1000;
    expect(counter.take('a')).toBe(-1);
    clock.time += waits - 1000;
    expect(counter.take('a')).toBeGreaterThanOrEqual(0);
  });

  it('gets requests back, and never more than the limit', () => {
    const { counter } = createCounter({ limit: 10, windowMs: 1000 });
    counter.take('a');
    expect([counter.charge('a', -1), counter.charge('a', -1)]).toEqual([10, 10]);
  });
});

describe('requests that were accepted elsewhere', () => {
  const start = EPOCH - (EPOCH % 1000);
  const create = () => createCounter({ limit: 10, windowMs: 1000 }, start + 500);

  it.each([
    ['this window, in full', start, 4, 6],
    ['the last, as far as it still counts', start - 1000, 4, 8],
    ['one before, not at all', start - 2000, 4, 10],
    ['one to come, not at all', start + 1000, 4, 10],
    ['this window, more than there is room for', start, 40, 0],
  ])('count in %s', (_, window, requests, left) => {
    const { counter } = create();
    counter.add('a', window, requests);
    expect(counter.remaining('a')).toBe(left);
    expect(counter.take('a')).toBe(left - 1);
    expect(counter.remaining('b')).toBe(10);
  });

  it('count with those of this server, also after the end of the window', () => {
    const { clock, counter } = create();
    for (let request = 0; request < 4; request++) counter.take('a');
    counter.add('a', start, 2);
    expect(counter.remaining('a')).toBe(4);
    clock.time = start + 1500;
    counter.add('a', start, 2);
    expect(counter.remaining('a')).toBe(6);
  });
});

describe('the waiting time', () => {
  it('ends exactly when a request is allowed again', () => {
    let refused = 0;
    fc.assert(
      fc.property(settings, steps(waits), ({ limit, windowMs }, some) => {
        const { clock, counter } = createCounter({ limit, windowMs });
        const model = naiveModel(limit, windowMs);
        for (const { wait, key } of some) {
          clock.time += Math.floor((wait * windowMs) / 100);
          const allowed = counter.take(key) >= 0;
          model.take(key, clock.time);
          const seconds = counter.retryAfter(key);
          const allowedAfter = (wait: number) => model.remaining(key, clock.time + wait * 1000) > 0;
          expect([seconds, allowedAfter(seconds)]).toEqual([Math.max(1, Math.round(seconds)), true]);
          expect(seconds).toBeLessThanOrEqual(Math.ceil((2 * windowMs) / 1000));
          if (!allowed || seconds > 1) expect(allowedAfter(seconds - 1)).toBe(false);
          if (!allowed) refused++;
        }
      }),
      { seed, numRuns: fewer(80, 4) },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it.each([
    // The position in the window at which the limit is reached, and the time until there is room again.
    [1, 0, 120],
    [1, 59, 61],
    [2, 0, 90],
    [60, 0, 61],
    [60, 30, 31],
  ])('is, for a limit of %i used up after %i seconds of a minute, %i seconds', (limit, second, seconds) => {
    const { clock, counter } = createCounter(
      { limit, windowMs: 60_000 },
      EPOCH - (EPOCH % 60_000) + second * 1000,
    );
    while (counter.take('a') >= 0);
    expect(counter.retryAfter('a')).toBe(seconds);
    clock.time += seconds * 1000 - 1000;
    expect(counter.take('a')).toBe(-1);
    expect(counter.retryAfter('a')).toBe(1);
    clock.time += 1000;
    expect(counter.take('a')).toBe(0);
  });

  it('is a second for a client that may send a request now', () => {
    const counter = createRequestCounter({ limit: 1, windowMs: 60_000, now: () => EPOCH });
    expect(counter.retryAfter('a')).toBe(1);
  });
});

describe('a clock that is set back', () => {
  it('neither raises nor lowers the limit', () => {
    const anyWait = fc.oneof(waits, fc.integer({ min: -300, max: 0 }), fc.constant(-1_000_000));
    fc.assert(
      fc.property(settings, steps(anyWait), ({ limit, windowMs }, some: readonly Step[]) => {
        const { clock, counter } = createCounter({ limit, windowMs });
        let inARow = 0;
        for (const { wait } of some) {
          clock.time += Math.floor((wait * windowMs) / 100);
          if (wait > 0) inARow = 0;
          const left = counter.take('a');
          expect(left).toBe(Math.max(-1, Math.min(left, limit - 1)));
          if (left >= 0) inARow++;
          expect(inARow).toBeLessThanOrEqual(limit);
          expect(counter.remaining('a')).toBe(Math.max(0, left));
          const seconds = counter.retryAfter('a');
          expect(seconds).toBeLessThanOrEqual(Math.ceil((2 * windowMs) / 1000));
        }
        clock.time += counter.retryAfter('a') * 1000;
        expect(counter.take('a')).toBeGreaterThanOrEqual(0);
        clock.time += 2 * windowMs;
        expect(counter.remaining('a')).toBe(limit);
      }),
      { seed, numRuns: fewer(80, 4) },
    );
  });

  it('locks no client out for a year if it is a year', () => {
    const { clock, counter } = createCounter({ limit: 2, windowMs: 1000 });
    while (counter.take('a') >= 0);
    clock.time -= 365 * 86_400_000;
    expect(counter.take('a')).toBe(-1);
    expect(counter.take('b')).toBe(1);
    clock.time += 2000;
    expect(counter.take('a')).toBe(1);
  });
});

it.each([
  ['limit', 0],
  ['limit', 1.5],
  ['limit', Number.NaN],
  ['windowMs', -1],
  ['windowMs', Number.POSITIVE_INFINITY],
  ['mostClients', 0],
])('%s may not be %d', (name, value) => {
  const create = () => createRequestCounter({ limit: 1, windowMs: 1000, [name]: value });
  expect(create).toThrow(`${name} must be a positive integer, not ${value}.`);
});
