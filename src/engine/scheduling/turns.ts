// Schedules uncached responses fairly (round robin). They take turns on the main thread, one client after the other and long ones in
// slices, and between two turns all other sockets are read.
import type { YieldingWork } from './yielding-work.js';

export interface Turns {
  /** Starts the work in this turn of the event loop if there is time, and continues it in later ones. It settles when the work is done. */
  readonly take: (
    client: string,
    begin: (hasWaited: boolean) => YieldingWork<void>,
  ) => Promise<void> | undefined;
}

/** The longest turn in milliseconds before others are served. A step is never interrupted. */
const LONGEST_TURN = 2;

interface Waiting {
  work: YieldingWork<void> | undefined;
  readonly begin: () => YieldingWork<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** `now` is in milliseconds. */
export function createTurns(now: () => number): Turns {
  /** Clients in the order of their turns. Each has one response in progress. */
  const waiting = new Map<string, Waiting[]>();
  let spent = 0;
  let isScheduled = false;

  /** Returns whether the work is done. If not, the turn is over. */
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
