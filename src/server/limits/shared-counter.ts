// Counts requests as one budget with other servers. A request never waits for them. A server decides by the last known total and its own
// accepted requests since, and adds those to the shared store every SYNC_MS.
import {
  type ClientCount,
  createRequestCounter,
  type RequestCounter,
  type SharedStore,
} from './request-counter.js';

interface SharedCounterOptions extends Readonly<Parameters<typeof createRequestCounter>[0]> {
  /** Undefined for the primary of a single machine, which only adds up the reports of its workers. */
  readonly store: SharedStore | undefined;
  /** Called when sharing starts or ends. `reason` explains the end. */
  readonly changed: (isShared: boolean, reason: unknown) => void;
}

export interface SharedCounter extends RequestCounter {
  /** Counts the accepted requests of others and returns the totals known here. This is the shared store of the machine's workers. */
  readonly add: (counts: readonly ClientCount[]) => readonly number[];
  /** Whether the others receive accepted requests in time. False while the store does not answer or is too far away. */
  readonly isShared: () => boolean;
  /** Milliseconds by which this machine's clock is ahead of the store's. */
  readonly ahead: () => number;
  readonly close: () => void;
}

/** The excess of a flood over the limit grows with this (docs/decisions/17-one-budget.md). */
export const SYNC_MS = 50;
/** A longer exchange counts as late, because the bound of `isShared` holds only within this distance. */
const NEAR_MS = 50;
/** The store is too far away if every exchange was late for this long. A single one may have waited for a busy processor. */
const LATE_FOR_MS = 10_000;
/** Sharing that ends soon after its start will probably end again, so it counts only after a pause, which grows each time. */
const [SETTLED_MS, FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [60_000, 5000, 300_000];
/** A server without requests still notices that the store has gone or returned. */
const [IDLE_MS, RETRY_MS] = [2000, 1000];
/** Clients in one exchange. The commands for 100 take some milliseconds to write, in which no request is answered. */
const MOST_COUNTED_AT_ONCE = 100;

export function createSharedCounter(options: SharedCounterOptions): SharedCounter {
  const { windowMs, mostClients = 100_000, store, changed, now = Date.now } = options;
  const ahead = () => store?.ahead?.() ?? 0;
  const counter = createRequestCounter({ ...options, now: () => now() - ahead() });
  /** Accepted requests that are not yet in the store, by window and client. */
  const pending = new Map<number, Map<string, number>>();
  const pendingOf = (key: string, window: number) => pending.get(window)?.get(key) ?? 0;
  /** Undefined until one exchange was in time or all were late for long enough. */
  let isShared: boolean | undefined;
  let [sharedSince, pause]: [number, number | undefined] = [0, undefined];
  /** The time since which exchanges are in time, or late. The other one is undefined. */
  let [nearSince, lateSince]: (number | undefined)[] = [];
  let [doesAnswer, isSyncing] = [false, false];
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function note(key: string, window: number, requests: number): void {
    if (store === undefined || requests === 0) return;
    if (pending.size === 0 && doesAnswer && !isSyncing) syncIn(SYNC_MS);
    const clients = pending.get(window) ?? new Map<string, number>();
    pending.set(window, clients);
    if (clients.size < mostClients || clients.has(key)) clients.set(key, (clients.get(key) ?? 0) + requests);
  }

  function takePending(): readonly ClientCount[] {
    const taken: ClientCount[] = [];
    for (const [window, clients] of pending) {
      if (window < counter.window() - windowMs) clients.clear();
      for (const [key, requests] of clients) {
        if (taken.length === MOST_COUNTED_AT_ONCE) return taken;
        taken.push({ key, window, requests });
        clients.delete(key);
      }
      pending.delete(window);
    }
    return taken;
  }

  async function exchange(to: SharedStore): Promise<void> {
    const taken = takePending();
    // The last window still counts, and a server may not have seen the client in it.
    const read = taken.map((count) => ({ ...count, window: count.window - windowMs, requests: 0 }));
    const all = [...taken, ...read];
    try {
      const totals = await to.add(all);
      for (const [index, { key, window }] of all.entries()) {
        const known = counter.count(key, window) - pendingOf(key, window);
        // A restarted store has lost some counts, so the local counts stay.
        counter.add(key, window, Math.max(0, (totals[index] as number) - known));
      }
    } catch (error) {
      for (const { key, window, requests } of taken) note(key, window, requests);
      throw error;
    }
  }

  async function sync(): Promise<void> {
    isSyncing = true;
    try {
      do {
        const began = performance.now();
        await exchange(store as SharedStore);
        answered(performance.now() - began);
      } while ([...pending.values()].some(({ size }) => size >= MOST_COUNTED_AT_ONCE));
      doesAnswer = true;
    } catch (error) {
      doesAnswer = false;
      lateSince = undefined;
      endSharing(error);
    }
    isSyncing = false;
    if (doesAnswer) syncIn(pending.size > 0 ? SYNC_MS : IDLE_MS);
    else syncIn(RETRY_MS);
  }

  function answered(milliseconds: number): void {
    const now = performance.now();
    if (milliseconds <= NEAR_MS) {
      lateSince = undefined;
      nearSince ??= now;
      if (!isShared && now - nearSince >= (pause ?? 0)) beginSharing(now);
      return;
    }
    lateSince ??= now;
    if (now - lateSince < LATE_FOR_MS) return;
    const reason = `the shared store takes ${Math.round(milliseconds)} ms to respond; the limit is ${NEAR_MS} ms`;
    endSharing(new Error(reason));
  }

  function beginSharing(now: number): void {
    sharedSince = now;
    isShared = true;
    if (!isClosed) changed(true, undefined);
  }

  /** Exponential backoff from the second end on. */
  function endSharing(reason: unknown): void {
    nearSince = undefined;
    if (isShared) {
      const isSettled = performance.now() - sharedSince >= SETTLED_MS;
      if (isSettled) pause = undefined;
      else pause = pause === undefined ? 0 : Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    }
    if (isShared === false || isClosed) return;
    isShared = false;
    changed(false, reason);
  }

  function syncIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(sync, milliseconds).unref();
  }

  if (store !== undefined) sync();
  return {
    take: (key) => {
      const left = counter.take(key);
      if (left >= 0) note(key, counter.window(), 1);
      return left;
    },
    charge: (key, requests) => {
      const left = counter.charge(key, requests);
      note(key, counter.window(), requests);
      return left;
    },
    retryAfter: counter.retryAfter,
    add: (counts) =>
      counts.map(({ key, window, requests }) => {
        counter.add(key, window, requests);
        note(key, window, requests);
        return counter.count(key, window);
      }),
    isShared: () => isShared === true,
    ahead,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      store?.close();
    },
  };
}
