// What this server and the others have accepted, for each client in this window and in the last; older ones do not count.

export interface Tally {
  readonly key: string;
  readonly window: number;
  /** Accepted here, and by those who tell this server. */
  own: number;
  /** How much of that is told, and how much of what is told was answered. */
  told: number;
  answered: number;
  /** Accepted by everybody else, as far as that is known. */
  others: number;
  /** How often this window has been told. */
  tellings: number;
  /** What each of those who tell this server has told it. */
  tellers: Map<string, number> | undefined;
}

export interface Tallies {
  /** Undefined for a window that does not count. */
  readonly of: (key: string, window: number) => Tally | undefined;
  /** Makes the window that a time is in the current one, and says when it began. */
  readonly turnTo: (time: number) => number;
  readonly counts: (tally: Tally) => boolean;
}

interface Window {
  readonly byKey: Map<string, Tally>;
  /** Kept, since a new iterator passes over all that was deleted before it. */
  readonly oldest: Iterator<Tally>;
}

function begin(): Window {
  const byKey = new Map<string, Tally>();
  return { byKey, oldest: byKey.values() };
}

/** `forget` hears of tallies that make room for others. */
export function createTallies(
  windowMs: number,
  mostClients: number,
  forget: (tally: Tally) => void,
): Tallies {
  let start = 0;
  let current = begin();
  let last = begin();

  function find({ byKey, oldest }: Window, key: string, window: number): Tally {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    if (byKey.size >= mostClients) {
      const first = oldest.next().value as Tally;
      byKey.delete(first.key);
      forget(first);
    }
    const tally: Tally = {
      key,
      window,
      own: 0,
      told: 0,
      answered: 0,
      others: 0,
      tellings: 0,
      tellers: undefined,
    };
    byKey.set(key, tally);
    return tally;
  }

  return {
    of: (key, window) => {
      if (window === start) return find(current, key, window);
      if (window === start - windowMs) return find(last, key, window);
      return undefined;
    },
    turnTo: (time) => {
      const window = Math.floor(time / windowMs) * windowMs;
      if (window !== start) {
        last = window === start + windowMs ? current : begin();
        current = begin();
        start = window;
      }
      return start;
    },
    counts: ({ window }) => window === start || window === start - windowMs,
  };
}
