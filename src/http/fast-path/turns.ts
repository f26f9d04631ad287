// Cooperative scheduling with fair queuing (round robin): answers that have to be made take turns on the main thread, one client after
// the other, and between two turns every other socket is read.
import { performance } from 'node:perf_hooks';

export interface Turns {
  /** Does the work now, where this turn of the event loop has time for it, and else in a later one; then it settles when it is done. */
  readonly take: (client: string, work: (hasWaited: boolean) => void) => Promise<void> | undefined;
}

/** How long a turn may last before others are heard, in milliseconds; one piece of work is never cut. */
const LONGEST_TURN = 5;

export function createTurns(now: () => number = () => performance.now()): Turns {
  /** By client, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let spent = 0;
  let isScheduled = false;

  function run(work: () => void): void {
    const started = now();
    try {
      work();
    } finally {
      spent += now() - started;
      schedule();
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
      const work = queue.shift() as () => void;
      waiting.delete(client);
      if (queue.length > 0) waiting.set(client, queue);
      run(work);
      if (spent >= LONGEST_TURN) return;
    }
  }

  return {
    take: (client, work) => {
      if (spent < LONGEST_TURN && waiting.size === 0) {
        run(() => work(false));
        return undefined;
      }
      schedule();
      return new Promise((resolve, reject) => {
        const queue = waiting.get(client) ?? [];
        waiting.set(client, queue);
        queue.push(() => {
          try {
            work(true);
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      });
    },
  };
}
