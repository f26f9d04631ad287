// Cooperative scheduling with fair queuing (round robin): uncached responses take turns on the main thread, one client after the other,
// long ones in slices, and between two turns every other socket is read.
import type { YieldingWork } from './yielding-work.js';

export interface Turns {
  /** Does the work now, as far as this turn of the event loop has time for it, and else in later ones; then it settles when it is done. */
  readonly take: (
    client: string,
    begin: (hasWaited: boolean) => YieldingWork<void>,
  ) => Promise<void> | undefined;
}

/** How long a turn may last before others are heard, in milliseconds; one step is never cut. */
const LONGEST_TURN = 2;

interface Waiting {
  work: YieldingWork<void> | undefined;
  readonly begin: () => YieldingWork<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** `now` is in milliseconds. */
export function createTurns(now: () => number): Turns {
  /** By client, in the order of their turns; each has one response in progress. */
  const waiting = new Map<string, Waiting[]>();
  let spent = 0;
  let isScheduled = false;

  /** Returns whether it is done; if not, the turn is over. */
  function advance(work: YieldingWork<void>): boolean {
    schedule();
    for (;;) {
      const started = now();
      try {
        if (work.next().done === true) return true;
      } finally {
        spent += now() - started;
      }
      if (spent >= LONGEST_TURN) return false;
    }
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    isScheduled = false;
    spent = 0;
    for (const [client, queue] of waiting) {
      const first = queue[0] as Waiting;
      waiting.delete(client);
      try {
        first.work ??= first.begin();
        if (advance(first.work)) {
          queue.shift();
          first.resolve();
        }
      } catch (error) {
        queue.shift();
        first.reject(error);
      }
      if (queue.length > 0) waiting.set(client, queue);
      if (spent >= LONGEST_TURN) return;
    }
  }

  return {
    take: (client, begin) => {
      let work: YieldingWork<void> | undefined;
      if (spent < LONGEST_TURN && waiting.size === 0) {
        work = begin(false);
        if (advance(work)) return undefined;
      }
      schedule();
      return new Promise((resolve, reject) => {
        const queue = waiting.get(client) ?? [];
        waiting.set(client, queue);
        queue.push({ work, begin: () => begin(true), resolve, reject });
      });
    },
  };
}
