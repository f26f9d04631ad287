// Simulated servers share one budget. The tests check how far a flood exceeds the limit, and the behaviour without the store.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientCount, createRequestCounter, type SharedStore } from './request-counter.js';
import { createSharedCounter, type SharedCounter, SYNC_MS } from './shared-counter.js';

const WINDOW = 60_000;
const START = 1_750_000_020_000 - (1_750_000_020_000 % WINDOW);
/** Long enough for an idle server to notice that the store has gone or returned. */
const NOTICED = 3000;

const counters: SharedCounter[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  for (const counter of counters.splice(0)) counter.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A message takes `delay` milliseconds in each direction. */
function simulateStore(delay: number) {
  const totals = new Map<string, number>();
  const nameOf = ({ key, window }: Omit<ClientCount, 'requests'>) => `${window} ${key}`;
  const simulated = {
    isDown: false,
    delay,
    sizes: [] as number[],
    total: (key: string, window = START) => totals.get(nameOf({ key, window })) ?? 0,
    add: async (counts: readonly ClientCount[]) => {
      simulated.sizes.push(counts.length);
      await wait(simulated.delay);
      if (simulated.isDown) throw new Error('down');
      for (const count of counts)
        totals.set(nameOf(count), simulated.total(count.key, count.window) + count.requests);
      const answer = counts.map(({ key, window }) => simulated.total(key, window));
      await wait(simulated.delay);
      return answer;
    },
    close: () => {},
  };
  return simulated;
}

interface Rules {
  readonly limit: number;
  readonly mostClients?: number;
  readonly changed?: (isShared: boolean, reason: unknown) => void;
}

function create(store: SharedStore | undefined, rules: Rules): SharedCounter {
  const counter = createSharedCounter({ windowMs: WINDOW, changed: () => {}, ...rules, store });
  counters.push(counter);
  return counter;
}

async function createPair(store: SharedStore, rules: Rules): Promise<[SharedCounter, SharedCounter]> {
  const pair: [SharedCounter, SharedCounter] = [create(store, rules), create(store, rules)];
  await pass(100);
  return pair;
}

/** The number of accepted requests if `requests` arrive at once. */
const burst = (counter: SharedCounter, requests: number, key = 'a') =>
  Array.from({ length: requests }, () => counter.take(key)).filter((left) => left >= 0).length;

describe('a flood', () => {
  it.each([
    { servers: 1, limit: 600, perMs: 10, delay: 1 },
    { servers: 2, limit: 10, perMs: 1, delay: 1 },
    { servers: 2, limit: 600, perMs: 1, delay: 1 },
    { servers: 2, limit: 6000, perMs: 5, delay: 20 },
    { servers: 3, limit: 600, perMs: 1, delay: 3 },
    { servers: 8, limit: 5000, perMs: 1, delay: 1 },
  ])('limits $servers servers with $perMs requests per ms each to the bound of $limit', async (flood) => {
    const { servers, limit, perMs, delay } = flood;
    const store = simulateStore(delay);
    const all = Array.from({ length: servers }, () => create(store, { limit }));
    await pass(100);
    let accepted = 0;
    for (let millisecond = 0; millisecond < 3000; millisecond++) {
      for (const server of all) accepted += burst(server, perMs);
      await pass(1);
    }
    const unknownFor = 2 * SYNC_MS + 6 * delay;
    expect(accepted).toBeGreaterThanOrEqual(limit);
    expect(accepted).toBeLessThanOrEqual(limit + (servers - 1) * Math.min(limit, perMs * unknownFor));
    expect(store.total('a')).toBe(accepted);
  });
});

describe('a client', () => {
  it('has no budget at a second server once it has used that of the first', async () => {
    const [first, second] = await createPair(simulateStore(1), { limit: 100 });
    expect(burst(first, 150)).toBe(100);
    expect(burst(second, 1)).toBe(1);
    await pass(SYNC_MS * 3);
    expect(burst(second, 1)).toBe(0);
    expect(second.retryAfter('a')).toBeGreaterThan(1);
    expect(burst(second, 1, 'b')).toBe(1);
  });

  it('pays at all servers for the work of its responses at one', async () => {
    const store = simulateStore(1);
    const [one, other] = await createPair(store, { limit: 20 });
    one.take('a');
    expect(one.charge('a', 14)).toBe(5);
    await pass(4 * SYNC_MS);
    other.take('a');
    other.charge('a', 9);
    await pass(4 * SYNC_MS);
    expect([other.charge('a', 0), other.take('a'), other.charge('a', -1)]).toEqual([-5, -1, -4]);
    await pass(4 * SYNC_MS);
    expect(store.total('a')).toBe(24);
  });

  it('is recognised by its requests elsewhere in the last window', async () => {
    const [first, second] = await createPair(simulateStore(1), { limit: 100 });
    burst(first, 100);
    await pass(WINDOW);
    expect(burst(second, 1)).toBe(1);
    await pass(SYNC_MS * 3);
    expect(burst(second, 1)).toBe(0);
  });
});

describe('a distant store', () => {
  it('is not reported as shared, because others receive requests too late, but counts even so', async () => {
    const reasons: unknown[] = [];
    const store = simulateStore(50);
    const rules = { limit: 100, changed: (_: boolean, reason: unknown) => reasons.push(reason) };
    const [first, second] = await createPair(store, rules);
    // The bound allows this distance, so it must not be reported as one shared budget.
    expect(burst(first, 200) + burst(second, 200)).toBe(200);
    await pass(10 * WINDOW);
    expect([first.isShared(), second.isShared()]).toEqual([false, false]);
    // Reported once for each server, not for each exchange.
    expect(reasons).toEqual([expect.any(Error), expect.any(Error)]);
    expect(String(reasons[0])).toContain('takes 100 ms to respond; the limit is 50 ms');
    burst(first, 60);
    await pass(1000);
    burst(second, 1);
    await pass(1000);
    expect(burst(second, 100)).toBe(39);
  });

  it('is reported as shared up to a certain delay, also after a short delay beyond it', async () => {
    const changes: boolean[] = [];
    const store = simulateStore(20);
    const server = create(store, { limit: 100, changed: (isShared) => changes.push(isShared) });
    await pass(10_000);
    store.delay = 200;
    await pass(5000);
    store.delay = 20;
    await pass(10 * WINDOW);
    expect(server.isShared()).toBe(true);
    expect(changes).toEqual([true]);
  });
});

it('reports a store that fails again and again less and less often', async () => {
  const changes: boolean[] = [];
  const store = simulateStore(1);
  create(store, { limit: 100, changed: (isShared) => changes.push(isShared) });
  for (let turn = 0; turn < 300; turn++) {
    store.isDown = turn % 2 === 1;
    await pass(NOTICED);
  }
  expect(changes.slice(0, 4)).toEqual([true, false, true, false]);
  expect(changes).toHaveLength(4);
  store.isDown = false;
  await pass(NOTICED + 5000);
  expect(changes.at(-1)).toBe(true);
});

describe('a store that is down', () => {
  it('leaves each server with its own limit, exactly as if there were no others', async () => {
    const changes: boolean[] = [];
    const store = simulateStore(1);
    store.isDown = true;
    const server = create(store, { limit: 10, changed: (isShared) => changes.push(isShared) });
    const single = createRequestCounter({ limit: 10, windowMs: WINDOW });
    for (let request = 0; request < 200; request++) {
      expect(server.take('a')).toBe(single.take('a'));
      expect(server.retryAfter('a')).toBe(single.retryAfter('a'));
      await pass(700);
    }
    expect(server.isShared()).toBe(false);
    // Reported once, not for each attempt.
    expect(changes).toEqual([false]);
    expect(store.sizes.length).toBeGreaterThan(100);
    store.isDown = false;
    await pass(NOTICED);
    // Counts older than the last window do not matter.
    expect(store.total('a')).toBe(0);
  });

  it('receives the requests accepted meanwhile when it is back', async () => {
    const changes: boolean[] = [];
    const store = simulateStore(1);
    const rules = { limit: 100, changed: (isShared: boolean) => changes.push(isShared) };
    const [first, second] = await createPair(store, rules);
    burst(first, 30);
    await pass(NOTICED);
    store.isDown = true;
    burst(first, 30);
    await pass(NOTICED);
    expect([first.isShared(), second.isShared()]).toEqual([false, false]);
    store.isDown = false;
    await pass(NOTICED);
    expect([first.isShared(), second.isShared()]).toEqual([true, true]);
    expect(store.total('a')).toBe(60);
    burst(second, 1);
    await pass(SYNC_MS * 3);
    expect(burst(second, 100)).toBe(39);
    expect(changes).toEqual([true, true, false, false, true, true]);
  });

  it('loses no counted request if it restarts empty', async () => {
    const stores = [simulateStore(1), simulateStore(1)] as const;
    let current: SharedStore = stores[0];
    const server = create({ add: (counts) => current.add(counts), close: () => {} }, { limit: 100 });
    await pass(100);
    burst(server, 60);
    await pass(SYNC_MS * 3);
    current = stores[1];
    burst(server, 10);
    await pass(SYNC_MS * 3);
    expect(burst(server, 100)).toBe(30);
  });

  it('receives no more reports than there is room for, and in parts', async () => {
    const store = simulateStore(1);
    store.isDown = true;
    const server = create(store, { limit: 10, mostClients: 250 });
    for (let client = 0; client < 5000; client++) burst(server, 1, `client ${client}`);
    store.isDown = false;
    await pass(NOTICED);
    const reported = store.sizes.slice(-4);
    // Two counts for each client, for this window and the last.
    expect(Math.max(...reported)).toBe(200);
    expect(reported.reduce((sum, size) => sum + size)).toBe(500);
  });
});

it('gives workers of two machines one budget, which each applies from its second request on', async () => {
  const store = simulateStore(1);
  const machines = [create(store, { limit: 40 }), create(store, { limit: 40 })];
  const workers = machines.flatMap((primary) =>
    [1, 2].map(() => create({ add: async (counts) => primary.add(counts), close: () => {} }, { limit: 40 })),
  );
  await pass(100);
  let accepted = 0;
  for (let request = 0; request < 200; request++) {
    accepted += burst(workers[request % 4] as SharedCounter, 1);
    await pass(SYNC_MS * 3);
  }
  expect(accepted).toBeGreaterThanOrEqual(40);
  expect(accepted).toBeLessThanOrEqual(40 + 3 * 2);
  expect(store.total('a')).toBe(accepted);
});

it('adds up the reports of the workers in a primary without a store', () => {
  const primary = create(undefined, { limit: 10 });
  const report = (requests: number, window = START) => primary.add([{ key: 'a', window, requests }]);
  expect([report(3), report(2), report(0)]).toEqual([[3], [5], [5]]);
  expect(report(4, START - WINDOW)).toEqual([4]);
  expect(report(4, START - 5 * WINDOW)).toEqual([0]);
  expect(primary.isShared()).toBe(false);
});
