// Where a server learns which edition is the current one.

/** What names the current edition. Naming the same one again is another pointer: something about it may have been repaired. */
export interface EditionPointer {
  readonly id: string;
  /** When it was moved there, as the database says it. */
  readonly moved: string;
  /** How many seconds ago that was, by the clock of the database. */
  readonly movedAgo: number;
}

export interface EditionListener {
  /** Called on every poll. */
  readonly current: (pointer: EditionPointer) => void;
  readonly unreachable: (reason: string) => void;
}

export interface EditionFeed {
  /** Until the function that comes back is called. */
  readonly follow: (listener: EditionListener) => () => void;
}
