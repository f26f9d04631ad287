// Compares the clock of this machine with that of the shared store, so that all servers count in the same windows.

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
