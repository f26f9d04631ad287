// One budget for a simulated fleet: how far it is overshot, that nobody is refused without need, and that nothing counts twice.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seed } from '../../test/contract/seed.js';
import { type Fate, type SimulatedTotals, simulateTotals } from '../../test/limits/simulated-totals.js';
import { createRequestCounter } from './request-counter.js';
import { createSharedCounter, type SharedCounter } from './shared-counter.js';
import type { Totals } from './totals.js';

const WINDOW = 60_000;
const HOUR = 3_600_000;
const START = 1_750_000_020_000 - (1_750_000_020_000 % WINDOW);

const counters: SharedCounter[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
function closeAll(): void {
  for (const counter of counters.splice(0)) counter.close();
}
afterEach(() => {
  closeAll();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Rules {
  readonly limit: number;
  readonly windowMs?: number;
  readonly mostClients?: number;
  readonly changed?: (isShared: boolean) => void;
}

/** The simulated process is idle all the time that passes. */
function create(totals: Totals | undefined, rules: Rules) {
  const defaults = { windowMs: WINDOW, mostClients: 1000, changed: () => {} };
  const counter = createSharedCounter({ ...defaults, ...rules, totals, idle: () => Date.now() });
  counters.push(counter);
  return counter;
}

/** In place of the last one. */
async function fleet(size: number, totals: SimulatedTotals, rules: Rules): Promise<SharedCounter[]> {
  closeAll();
  const servers = Array.from({ length: size }, (_, n) => create(totals.connect(`server ${n}`), rules));
  await pass(100);
  return servers;
}

const fates = (...those: Fate[]) => fc.constantFrom<Fate>(...those);
const accepts = (counter: SharedCounter, key = 'a') => counter.take(key) >= 0;

/** How many of so many requests at once are accepted. */
const burst = (counter: SharedCounter, requests: number, key = 'a') =>
  Array.from({ length: requests }, () => accepts(counter, key)).filter(Boolean).length;

/** What a fleet may accept: a tenth too many, or one for each further server. */
const mostOf = (limit: number, size: number) =>
  limit + (size === 1 ? 0 : Math.max(Math.ceil(limit / 10), size - 1));

describe('a flood', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of %i servers at once gets the limit, and at most a tenth or one for each further server more',
    async (size) => {
      for (const limit of [1, 10, 11, 25, 100, 600, 5000]) {
        for (const [delay, atOnce] of [
          [1, 1],
          [1, 200],
          [3, 5],
          [3, 1000],
        ] as const) {
          vi.setSystemTime(START);
          const totals = simulateTotals(() => delay);
          const servers = await fleet(size, totals, { limit });
          let accepted = 0;
          const floodAll = async () => {
            for (const server of servers) accepted += burst(server, atOnce);
            await pass(1);
          };
          for (let millisecond = 0; millisecond < 5000 && accepted < limit; millisecond++) await floodAll();
          for (let more = 0; more < 10; more++) await floodAll();
          const told = `limit ${limit}, ${delay} ms each way, ${atOnce} requests at once`;
          expect(accepted, told).toBeGreaterThanOrEqual(limit);
          expect(accepted, told).toBeLessThanOrEqual(mostOf(limit, size));
        }
      }
    },
  );

  it('of one server after the other, however long each exchange takes, gets no more than that either', async () => {
    const most = { accepted: 0, allowed: 1 };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(1, 7, 10, 60, 200, 600),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 20, maxLength: 20 }),
        fc.array(
          fc.record({
            server: fc.nat({ max: 7 }),
            requests: fc.integer({ min: 0, max: 60 }),
            wait: fc.constantFrom(0, 0, 1, 10),
          }),
          { minLength: 100, maxLength: 100 },
        ),
        async (size, limit, delays, bursts) => {
          vi.setSystemTime(START);
          let exchanges = 0;
          const totals = simulateTotals(() => delays[exchanges++ % delays.length] as number);
          const servers = await fleet(size, totals, { limit });
          let accepted = 0;
          for (const { server, requests, wait } of bursts) {
            accepted += burst(servers[server % size] as SharedCounter, requests);
            await pass(wait);
          }
          const allowed = mostOf(limit, size);
          expect(accepted).toBeLessThanOrEqual(allowed);
          if (accepted - limit > most.accepted - most.allowed) Object.assign(most, { accepted, allowed });
        },
      ),
      { seed, numRuns: 40 },
    );
    expect(most.accepted).toBeGreaterThan(0);
    console.log(`At most ${most.accepted} were accepted where ${most.allowed} are allowed.`);
  });
});

describe('a client that leaves time for an answer', () => {
  it('is refused only if the fleet has no room, and gets no more than one for each further server beyond it', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.record({ server: fc.nat({ max: 3 }), wait: fc.constantFrom(10, 10, 10, 700, 30_000) }), {
          minLength: 60,
          maxLength: 120,
        }),
        async (size, limit, requests) => {
          vi.setSystemTime(START);
          const servers = await fleet(
            size,
            simulateTotals(() => 2),
            { limit },
          );
          const times: number[] = [];
          const inWindow = (window: number) =>
            times.filter((time) => time >= window && time < window + WINDOW).length;
          for (const { server, wait } of requests) {
            const window = Math.floor(Date.now() / WINDOW) * WINDOW;
            const weight = (WINDOW - (Date.now() - window)) / WINDOW;
            const room = Math.floor(limit - inWindow(window) - inWindow(window - WINDOW) * weight);
            if (accepts(servers[server % size] as SharedCounter)) times.push(Date.now());
            else {
              refused++;
              expect(room).toBeLessThanOrEqual(0);
            }
            expect(inWindow(window)).toBeLessThanOrEqual(limit + size - 1);
            await pass(wait);
          }
        },
      ),
      { seed, numRuns: 25 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('gets all of the limit at once where nobody else shares, and otherwise a tenth in steps', async () => {
    const limit = 600;
    const alone = (await fleet(
      1,
      simulateTotals(() => 1),
      { limit },
    )) as [SharedCounter];
    expect(burst(alone[0], 1000)).toBe(limit);
    for (const [size, step] of [
      [2, 60],
      [3, 30],
      [7, 10],
      [100, 1],
    ] as const) {
      const [server] = (await fleet(
        size,
        simulateTotals(() => 1),
        { limit },
      )) as [SharedCounter];
      for (let more = 0; more < limit / step; more++) {
        expect(burst(server, step + 1)).toBe(Math.min(step, limit - more * step));
        await pass(5);
      }
      expect(burst(server, 1)).toBe(0);
    }
  });

  it('is known in the next window by what it did elsewhere in the last', async () => {
    const [first, second] = (await fleet(
      2,
      simulateTotals(() => 1),
      { limit: 100 },
    )) as [SharedCounter, SharedCounter];
    for (let request = 0; request < 100; request++) {
      expect(accepts(first)).toBe(true);
      await pass(5);
    }
    vi.setSystemTime(START + WINDOW);
    expect(accepts(second)).toBe(true);
    await pass(5);
    expect(accepts(second)).toBe(false);
    expect(second.retryAfter('a')).toBeGreaterThan(0);
  });
});

describe('exchanges that are lost', () => {
  it('count once, whether they were heard or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fates('answered', 'lost before it counts', 'lost after it counts', 'refused'), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 30 }),
        async (some, bursts) => {
          const window = START - (START % HOUR);
          vi.setSystemTime(window);
          const ahead = [...some];
          const totals = simulateTotals(
            () => 2,
            () => ahead.shift() ?? 'answered',
          );
          const servers = await fleet(2, totals, { limit: 1000, windowMs: HOUR });
          let accepted = 0;
          for (const [step, requests] of bursts.entries()) {
            accepted += burst(servers[step % 2] as SharedCounter, requests);
            await pass(300);
          }
          // Longer than it takes to lose all that are to be lost.
          await pass(200_000);
          expect(servers.map(({ isShared }) => isShared())).toEqual([true, true]);
          expect(totals.total('a', window)).toBe(accepted);
        },
      ),
      { seed, numRuns: 25 },
    );
  });

  it('leave each server with a limit of its own, exactly as if there were no others', async () => {
    const limit = 10;
    const changes: boolean[] = [];
    const changed = (isShared: boolean) => changes.push(isShared);
    const totals = simulateTotals(
      () => 1,
      () => 'lost before it counts',
    );
    const servers = await fleet(2, totals, { limit, changed });
    for (const server of servers) {
      vi.setSystemTime(START);
      const single = createRequestCounter({ limit, windowMs: WINDOW, now: Date.now });
      for (let request = 0; request < 200; request++) {
        expect(server.take('a')).toBe(single.take('a'));
        expect(server.retryAfter('a')).toBe(single.retryAfter('a'));
        await pass(700);
      }
    }
    expect(servers.map(({ isShared }) => isShared())).toEqual([false, false]);
    // Once for each server, not for each of many attempts.
    expect(changes).toEqual([false, false]);
    expect(totals.exchanges.length).toBeGreaterThan(10);
  });

  it('are made up for when the others answer again', async () => {
    let fate: Fate = 'answered';
    const changes: boolean[] = [];
    const totals = simulateTotals(
      () => 1,
      () => fate,
    );
    const [first, second] = (await fleet(2, totals, {
      limit: 100,
      changed: (isShared) => changes.push(isShared),
    })) as [SharedCounter, SharedCounter];
    fate = 'lost after it counts';
    for (let request = 0; request < 5; request++) expect(accepts(first)).toBe(true);
    await pass(1000);
    expect(first.isShared()).toBe(false);
    expect(second.isShared()).toBe(true);
    fate = 'answered';
    await pass(8000);
    expect(first.isShared()).toBe(true);
    expect(totals.total('a', START)).toBe(5);
    for (let request = 0; request < 95; request++) {
      expect(accepts(second)).toBe(true);
      await pass(5);
    }
    expect(accepts(second)).toBe(false);
    expect(changes).toEqual([true, true, false, true]);
  });

  it('are tried again less and less often, and for ever', async () => {
    const totals = simulateTotals(
      () => 1,
      () => 'refused',
    );
    const server = create(totals.connect('server'), { limit: 10 });
    await pass(10_000);
    const first = totals.exchanges.length;
    for (let look = 0; look < 600; look++) {
      accepts(server, `client ${look % 7}`);
      await pass(100);
    }
    const more = totals.exchanges.length - first;
    expect(first).toBeGreaterThan(6);
    expect(more).toBeGreaterThanOrEqual(28);
    expect(more).toBeLessThanOrEqual(62);
  });

  it('leave no more to be told than there is room for clients, and a hundred at once', async () => {
    let fate: Fate = 'refused';
    const totals = simulateTotals(
      () => 1,
      () => fate,
    );
    const server = create(totals.connect('server'), { limit: 10, mostClients: 250 });
    await pass(1000);
    for (let client = 0; client < 5000; client++) accepts(server, `client ${client}`);
    fate = 'answered';
    const before = totals.exchanges.length;
    await pass(10_000);
    const sizes = totals.exchanges.slice(before);
    expect(Math.max(...sizes)).toBe(100);
    const told = sizes.reduce((sum, size) => sum + size, 0);
    expect(told).toBeGreaterThanOrEqual(250);
    // In this window and the last, and some that were under way when they had to make room.
    expect(told).toBeLessThanOrEqual(700);
  });
});

describe('one who is told', () => {
  it('counts a telling once, of each teller apart, and answers with what is known of all', () => {
    const primary = create(undefined, { limit: 10 });
    const tell = (teller: string, requests: number, window = START) =>
      primary.tell(teller, [{ key: 'a', window, requests }])[0];
    expect(tell('worker 1', 3)).toBe(3);
    expect(tell('worker 1', 3)).toBe(3);
    expect(tell('worker 2', 2)).toBe(5);
    expect(tell('worker 1', 4)).toBe(6);
    expect(tell('worker 3', 0)).toBe(6);
    expect(tell('worker 1', 5, START - WINDOW)).toBe(5);
    expect(tell('worker 1', 7, START - 5 * WINDOW)).toBe(7);
    expect(primary.take('b')).toBe(9);
    expect(primary.isShared()).toBe(false);
  });

  it('passes it on, and hears for all its tellers: workers of two machines have one budget', async () => {
    const limit = 40;
    const totals = simulateTotals(() => 2);
    const machines = [1, 2].map((machine) => create(totals.connect(`machine ${machine}`), { limit }));
    const workers = machines.flatMap((primary) =>
      ['worker 1', 'worker 2'].map((name) =>
        create(
          {
            exchange: async (spent) => primary.tell(name, spent),
            sharers: () => 2 * primary.sharers(),
            close: () => {},
          },
          { limit },
        ),
      ),
    );
    await pass(100);
    let accepted = 0;
    for (let request = 0; request < 200; request++) {
      if (accepts(workers[request % 4] as SharedCounter)) accepted++;
      await pass(10);
    }
    expect(accepted).toBeGreaterThanOrEqual(limit);
    expect(accepted).toBeLessThanOrEqual(limit + 4);
    expect(totals.total('a', START)).toBe(accepted);
    // In the next window each of them knows what all did in this one.
    vi.setSystemTime(START + WINDOW);
    for (const worker of workers) {
      for (let request = 0; request < 5; request++) {
        if (accepts(worker)) accepted++;
        await pass(10);
      }
    }
    expect(accepted).toBeLessThanOrEqual(limit + 4 + 8);
  });
});
