// The source from which a server learns the current edition.

/** Why an edition of the database cannot be used. */
export class EditionFault extends Error {
  override readonly name = 'EditionFault';
}

export const NOTHING_PUBLISHED =
  'No edition has been published yet; publish one with npx atlas publish-edition.';

export const NOTHING_CURRENT = 'No edition is current; choose one with npx atlas editions --use ID.';

/** The name of the current edition. Naming the same one again is another pointer: the edition may have been repaired. */
export interface EditionPointer {
  readonly id: string;
  /** The time of the move, from the database. */
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
