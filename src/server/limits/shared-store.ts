// The port over which several servers share one budget: a counter for each client and window, to which each server adds.

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
