// The port over which several servers share one budget: each tells what it has accepted and hears what all of them have.

export interface Spent {
  /** The client, as requests are counted by it. */
  readonly key: string;
  /** When the window began, in milliseconds of the clock: the same for all who share. */
  readonly window: number;
  /** All that the teller has accepted in this window so far, so that what is told twice counts once; 0 only asks. */
  readonly requests: number;
}

export interface Totals {
  /**
   * What everybody has accepted, in the order of what is told; nothing is told to find out whether anybody answers.
   * It rejects where nobody does. Once the signal is given nobody waits for the answer any more.
   */
  readonly exchange: (spent: readonly Spent[], signal: AbortSignal) => Promise<readonly number[]>;
  /** How many share, this one among them, by the last answer; 1 until there is one. */
  readonly sharers: () => number;
  readonly close: () => void;
}
