// Totals in memory for a simulated fleet: exchanges take as long as a test wants, and get lost on the way there or back.
import type { Spent, Totals } from '../../src/limits/totals.js';

export type Fate = 'answered' | 'lost before it counts' | 'lost after it counts' | 'refused';

export interface SimulatedTotals {
  readonly connect: (server: string) => Totals;
  readonly total: (key: string, window: number) => number;
  /** How many clients each exchange was about. */
  readonly exchanges: readonly number[];
}

/** The timers of whoever simulates time. */
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Each way takes `delay()` milliseconds. */
export function simulateTotals(delay: () => number, fate: () => Fate = () => 'answered'): SimulatedTotals {
  const counts = new Map<string, Map<string, number>>();
  const exchanges: number[] = [];
  const servers = new Set<string>();
  const nameOf = (key: string, window: number) => `${window} ${key}`;
  const total = (key: string, window: number) =>
    [...(counts.get(nameOf(key, window))?.values() ?? [])].reduce((sum, count) => sum + count, 0);

  function count(server: string, { key, window, requests }: Spent): void {
    const name = nameOf(key, window);
    const servers = counts.get(name) ?? new Map<string, number>();
    counts.set(name, servers.set(server, requests));
  }

  return {
    total,
    exchanges,
    connect: (server) => ({
      sharers: () => servers.size,
      exchange: async (spent) => {
        exchanges.push(spent.length);
        servers.add(server);
        const what = fate();
        await pass(delay());
        if (what === 'refused') throw new Error('refused');
        if (what !== 'lost before it counts') for (const each of spent) count(server, each);
        const totals = spent.map(({ key, window }) => total(key, window));
        if (what !== 'answered') return new Promise(() => undefined);
        await pass(delay());
        return totals;
      },
      close: () => undefined,
    }),
  };
}
