// Counts the requests of each client over a sliding window. It uses two fixed windows, of which the last one weighs less as the current one
// passes.

interface StoreClock {
  readonly now: () => number;
  /** Milliseconds by which this machine is ahead of the store, or negative if it is behind. 0 until a difference is certain. */
  readonly ahead: () => number;
  /** The time of the store, read between two times of `now`. */
  readonly compare: (storeTime: number, sent: number, received: number) => void;
}

interface StoreClockOptions {
  readonly now?: () => number;
  /** Called when the clocks start or stop differing by more than a second. */
  readonly changed?: (differs: boolean, ahead: number) => void;
}

/** A smaller difference is ignored, because a clock that is corrected more often would go back more often. */
const TOLERATED_MS = 100;
const FAR_MS = 1000;

/** Compares this machine's clock with that of the shared store, so that all servers use the same windows. */
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

/** The count of a client in a window. Servers that share a budget add their own requests to it. */
export interface ClientCount {
  /** The client, as its requests are counted. */
  readonly key: string;
  /** The start of the window in milliseconds of the store's clock, the same for all servers. */
  readonly window: number;
  /** Requests to add. A negative number gives some back, and 0 only reads. */
  readonly requests: number;
}

export interface SharedStore {
  /**
   * Adds all counts and returns the totals in the same order. Without counts, it only checks whether the store answers. Rejects if the
   * store does not answer in time, although the counts may have been added.
   */
  readonly add: (counts: readonly ClientCount[]) => Promise<readonly number[]>;
  /** Milliseconds by which this machine's clock is ahead of the store's. Left out if the store has no clock. */
  readonly ahead?: () => number;
  readonly close: () => void;
}

interface RequestCounterOptions {
  /** The requests of a client in a window. */
  readonly limit: number;
  readonly windowMs: number;
  /** The most clients in each of the two windows. */
  readonly mostClients?: number;
  readonly now?: () => number;
}

export interface RequestCounter {
  /** Counts a request and returns how many more are allowed now. -1 means that it is refused and not counted. */
  readonly take: (key: string) => number;
  /**
   * Charges a counted request for the work of its response, or gives some back if negative. Returns how many requests are allowed now,
   * which is negative for a client in debt. 0 only reads.
   */
  readonly charge: (key: string, requests: number) => number;
  /** The whole seconds until a request is allowed, at least one, if none is made before. */
  readonly retryAfter: (key: string) => number;
}

/** A counter that also receives requests that were accepted elsewhere. */
interface OpenCounter extends RequestCounter {
  readonly remaining: (key: string) => number;
  /** The start of the window of the last counted request. */
  readonly window: () => number;
  /** The requests of a client in the window that starts at this time. Only the current and the last window are known. */
  readonly count: (key: string, window: number) => number;
  /** Adds requests to that window. */
  readonly add: (key: string, window: number, requests: number) => void;
}

/** Updated in place with one look-up per request, which takes half the time of two maps of numbers. */
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

  /** Clients with requests in this window, and clients with requests only in the last one. */
  let current = new Map<string, Count>();
  let last = new Map<string, Count>();
  // Kept, because a new iterator passes over all deleted entries. Making room takes 2 µs with this one and 27 µs with new ones.
  let oldest = current.keys();
  let start = 0;

  /** Moves to the window of a time, and returns how much of it has passed. */
  function gone(time: number): number {
    const elapsed = time - start;
    if (elapsed >= 0 && elapsed < windowMs) return elapsed;
    // If a clock is set back, the counts stay in their window.
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

  /**
   * The remaining requests in whole milliseconds times requests, so that rounding happens only at the end. Negative for a client in debt.
   */
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

  /** How much of a window must pass until `previous` leaves room for one of `free`. */
  function goneWhenFree(free: number, previous: number): number {
    return previous < free ? 0 : Math.ceil(((previous - free + 1) * windowMs) / previous);
  }
}
