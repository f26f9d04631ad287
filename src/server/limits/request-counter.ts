// Counts the requests of each client over a window that slides: two fixed windows, the last one weighing less the more of this one is gone.

interface StoreClock {
  readonly now: () => number;
  /** Milliseconds by which this machine is ahead of the store, below zero if it is behind; 0 until something else is certain. */
  readonly ahead: () => number;
  /** The store's time, read between two times of `now`. */
  readonly compare: (storeTime: number, sent: number, received: number) => void;
}

interface StoreClockOptions {
  readonly now?: () => number;
  /** Called when the clocks begin or cease to differ by more than a second. */
  readonly changed?: (differs: boolean, ahead: number) => void;
}

/** Windows that begin this far apart are as good as equal; a clock that is corrected more often would go back more often. */
const TOLERATED_MS = 100;
const FAR_MS = 1000;

/** Compares the clock of this machine with that of the shared store, so that all servers count in the same windows. */
export function createStoreClock({ now = Date.now, changed }: StoreClockOptions = {}): StoreClock {
  let ahead = 0;
  let differs = false;
  return {
    now,
    ahead: () => ahead,
    compare: (storeTime, sent, received) => {
      const measured = (sent + received) / 2 - storeTime;
      const uncertainty = Math.abs(received - sent) / 2;
      if (Math.abs(measured - ahead) <= TOLERATED_MS + uncertainty) return;
      ahead = Math.round(measured);
      if (differs === Math.abs(ahead) > FAR_MS) return;
      differs = !differs;
      changed?.(differs, ahead);
    },
  };
}

/** The port over which several servers share one budget: a counter for each client and window, to which each server adds. */
export interface ClientCount {
  /** The client, as its requests are counted. */
  readonly key: string;
  /** When the window began, in milliseconds of the store's clock: the same for all servers. */
  readonly window: number;
  /** Requests to add, below zero if some are given back; 0 only reads. */
  readonly requests: number;
}

export interface SharedStore {
  /**
   * Adds all counts and returns the totals in the same order; without any, it only finds out whether the store answers.
   * It rejects when the store does not answer within a time that suits it. The counts may have been added even so.
   */
  readonly add: (counts: readonly ClientCount[]) => Promise<readonly number[]>;
  /** Milliseconds by which the clock of this machine is ahead of the store's; left out if the store has no clock. */
  readonly ahead?: () => number;
  readonly close: () => void;
}

interface RequestCounterOptions {
  /** Requests a client may make in a window. */
  readonly limit: number;
  readonly windowMs: number;
  /** Clients that are known at once, for each of the two windows. */
  readonly mostClients?: number;
  readonly now?: () => number;
}

export interface RequestCounter {
  /** Counts a request and returns how many more are allowed right now; -1 for one that is refused, and not counted. */
  readonly take: (key: string) => number;
  /**
   * Counts more (or, below zero, gives back) for a request that was counted before, by the work of its response. Returns how many are
   * allowed right now, below zero for a client that has used more than that; 0 only reads the number.
   */
  readonly charge: (key: string, requests: number) => number;
  /** Whole seconds, at least one, until a request is allowed if none is made before. */
  readonly retryAfter: (key: string) => number;
}

/** One that can also be notified of requests that were accepted elsewhere. */
interface OpenCounter extends RequestCounter {
  readonly remaining: (key: string) => number;
  /** When the window began in which the last request was counted. */
  readonly window: () => number;
  /** Requests counted in the window that began at a time; only this one and the last are known. */
  readonly count: (key: string, window: number) => number;
  /** Adds to that window. */
  readonly add: (key: string, window: number, requests: number) => void;
}

/** Changed in place: one look-up for each request, half the time of two Maps of numbers. */
interface Count {
  current: number;
  previous: number;
}

export function createRequestCounter(options: RequestCounterOptions): OpenCounter {
  const { limit, windowMs, mostClients = 100_000, now = Date.now } = options;
  for (const [name, value] of Object.entries({ limit, windowMs, mostClients })) {
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`${name} must be a positive integer, not ${value}.`);
  }

  /** Clients with requests in this window; those with requests in the last one only. */
  let current = new Map<string, Count>();
  let last = new Map<string, Count>();
  // Stored, because a new iterator passes over all that was deleted before it: 2 µs to make room with this one, 27 µs with new ones.
  let oldest = current.keys();
  let start = 0;

  /** How much of this window is gone, after turning to it. */
  function gone(time: number): number {
    const elapsed = time - start;
    if (elapsed >= 0 && elapsed < windowMs) return elapsed;
    // A clock that was set back keeps the counts, as of the window it is now.
    if (elapsed > 0) {
      last = elapsed < 2 * windowMs ? current : new Map();
      current = new Map();
      oldest = current.keys();
    }
    start = Math.floor(time / windowMs) * windowMs;
    return time - start;
  }

  function countOf(key: string): Count {
    const known = current.get(key);
    if (known !== undefined) return known;
    if (current.size >= mostClients) current.delete(oldest.next().value as string);
    let count = last.get(key);
    if (count === undefined) {
      count = { current: 0, previous: 0 };
    } else {
      last.delete(key);
      count.previous = count.current;
      count.current = 0;
    }
    current.set(key, count);
    return count;
  }

  /** In whole milliseconds times requests, so that nothing is rounded before the end; below zero for a client in debt. */
  function room(counted: number, previous: number, elapsed: number): number {
    return Math.floor(((limit - counted) * windowMs - previous * (windowMs - elapsed)) / windowMs);
  }

  const inThis = (key: string) => current.get(key)?.current ?? 0;
  const inLast = (key: string) => current.get(key)?.previous ?? last.get(key)?.current ?? 0;

  return {
    take: (key) => {
      const elapsed = gone(now());
      const count = countOf(key);
      const free = room(count.current, count.previous, elapsed);
      if (free <= 0) return -1;
      count.current++;
      return free - 1;
    },
    charge: (key, requests) => {
      const elapsed = gone(now());
      if (requests !== 0) {
        const count = countOf(key);
        count.current = Math.max(0, count.current + requests);
      }
      return room(inThis(key), inLast(key), elapsed);
    },
    remaining: (key) => {
      const elapsed = gone(now());
      return Math.max(0, room(inThis(key), inLast(key), elapsed));
    },
    window: () => start,
    count: (key, window) => {
      gone(now());
      if (window === start) return inThis(key);
      return window === start - windowMs ? inLast(key) : 0;
    },
    add: (key, window, requests) => {
      gone(now());
      if (requests === 0) return;
      if (window === start) countOf(key).current += requests;
      else if (window === start - windowMs) countOf(key).previous += requests;
    },
    retryAfter: (key) => {
      const elapsed = gone(now());
      const counted = inThis(key);
      const wait =
        counted < limit
          ? goneWhenFree(limit - counted, inLast(key)) - elapsed
          : windowMs - elapsed + goneWhenFree(limit, counted);
      return Math.max(1, Math.ceil(wait / 1000));
    },
  };

  /** How much of a window is gone when `previous` leaves room for one of `free`. */
  function goneWhenFree(free: number, previous: number): number {
    return previous < free ? 0 : Math.ceil(((previous - free + 1) * windowMs) / previous);
  }
}
