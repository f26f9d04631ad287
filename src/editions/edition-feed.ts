// Where a server learns which edition is the current one.

export interface EditionListener {
  /** Undefined where nothing was published yet. Called as often as somebody looked. */
  readonly current: (id: string | undefined) => void;
  readonly unreachable: (reason: string) => void;
}

export interface EditionFeed {
  /** Until the function that comes back is called. */
  readonly follow: (listener: EditionListener) => () => void;
}
