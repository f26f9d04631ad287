// Follows the current edition, and reports the origin of the served one and any obstacle to a newer one.

/** Explains why an edition of the database cannot be used. */
export class EditionFault extends Error {
  override readonly name = 'EditionFault';
}

export const NOTHING_PUBLISHED =
  'No edition has been published yet; publish one with npx atlas publish-edition.';

export const NOTHING_CURRENT = 'No edition is current; choose one with npx atlas editions --use ID.';

/** The name of the current edition. The same name can return as another pointer, after a repair. */
export interface EditionPointer {
  readonly id: string;
  /** The time of the move, from the database. */
  readonly moved: string;
  /** The seconds since the move, by the clock of the database. */
  readonly movedAgo: number;
}

export interface EditionListener {
  /** Called on every poll. */
  readonly current: (pointer: EditionPointer) => void;
  readonly unreachable: (reason: string) => void;
}

export interface EditionFeed {
  /** Follows until the returned function is called. */
  readonly follow: (listener: EditionListener) => () => void;
}

/** The edition itself is damaged, so trying again is useless until the pointer moves. */
export class DamagedEdition extends Error {
  override readonly name = 'DamagedEdition';
  constructor(
    message: string,
    readonly pointer: EditionPointer,
  ) {
    super(message);
  }
}

interface Followed {
  readonly feed: EditionFeed;
  readonly served: () => string;
  /** Loads, checks and shows an edition. Rejects with `DamagedEdition` if it is damaged, and with another error if it is unavailable. */
  readonly show: (pointer: EditionPointer) => Promise<void>;
  readonly status: FollowStatus;
  /** The edition that was found damaged before, such as at the start. */
  readonly damaged?: DamagedEdition | undefined;
  readonly now?: () => number;
}

/** Receives every event, including repeated ones. */
interface FollowStatus {
  /** The served edition is the current one. */
  readonly upToDate: () => void;
  /** Another edition has been current for `seconds`. */
  readonly behind: (seconds: number) => void;
  readonly shown: (id: string) => void;
  readonly refused: (id: string, reason: string) => void;
  /** The current edition was refused before. */
  readonly stillRefused: (id: string, reason: string) => void;
  readonly unreachable: (reason: string) => void;
}

/** Exponential backoff between attempts to load an unavailable edition. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 30_000];

export function followEditions(followed: Followed): () => void {
  const { feed, served, show, status, now = Date.now } = followed;
  let { damaged } = followed;
  let isLoading = false;
  let failed: { readonly id: string; readonly again: number; readonly pause: number } | undefined;

  async function load(pointer: EditionPointer): Promise<void> {
    isLoading = true;
    try {
      await show(pointer);
      failed = undefined;
      status.shown(pointer.id);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof DamagedEdition) {
        damaged = error;
        status.refused(pointer.id, message);
      } else {
        const pause = failed?.id === pointer.id ? Math.min(failed.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
        failed = { id: pointer.id, pause, again: now() + pause };
        status.unreachable(message);
      }
    } finally {
      isLoading = false;
    }
  }

  return feed.follow({
    current: (pointer) => {
      if (pointer.id === served()) {
        status.upToDate();
        return;
      }
      status.behind(pointer.movedAgo);
      if (damaged?.pointer.id === pointer.id && damaged.pointer.moved === pointer.moved)
        status.stillRefused(pointer.id, damaged.message);
      else if (!isLoading && (failed?.id !== pointer.id || now() >= failed.again)) void load(pointer);
    },
    unreachable: (reason) => {
      // When the database answers again, the next attempt can follow.
      failed = undefined;
      status.unreachable(reason);
    },
  });
}

type EditionOrigin = 'database' | 'last good' | 'files';

export interface EditionStatus extends FollowStatus {
  readonly started: (origin: EditionOrigin) => void;
  /** The loaded edition is on disk for a start without the database. */
  readonly saved: () => void;
  readonly notSaved: (edition: string, folder: string, reason: string) => void;
  /** The details for the operator's view of health. */
  readonly details: () => Readonly<Record<string, string | number>>;
  /** For how long the served edition has not been known as the current one. 0 while it is. */
  readonly behindSeconds: () => number;
  readonly counts: EditionCounts;
}

interface EditionCounts {
  /** Editions that replaced another one. */
  shown: number;
  /** Editions that were loaded and found damaged. */
  refused: number;
  /** Attempts to read the current edition or its name that failed. */
  unreachable: number;
  /** 1 while the served edition is the current one of the database. */
  isCurrent: 0 | 1;
  /** 0 if the last loaded edition could not be written to disk. */
  isSaved: 0 | 1;
}

/** `log` receives only changes. `now` is in milliseconds and never goes back. */
export function createEditionStatus(
  log: (level: 'info' | 'warn', message: string, facts: Readonly<Record<string, string>>) => void,
  now = () => performance.now(),
): EditionStatus {
  const counts: EditionCounts = { shown: 0, refused: 0, unreachable: 0, isCurrent: 0, isSaved: 1 };
  let origin: EditionOrigin = 'files';
  let trouble: string | undefined;
  let unsaved: string | undefined;
  /** The time since which the served edition is not the current one, as far as known. Undefined while it is. */
  let behindSince: number | undefined = now();

  function behind(seconds = 0): void {
    counts.isCurrent = 0;
    const since = now() - seconds * 1000;
    behindSince = Math.min(behindSince ?? since, since);
  }

  function troubled(reason: string, message: string, facts: Readonly<Record<string, string>>): void {
    behind();
    if (trouble === reason) return;
    trouble = reason;
    log('warn', message, facts);
  }

  const refused = (edition: string, reason: string) =>
    troubled(`Edition ${edition} was rejected: ${reason}`, 'edition rejected', { edition, reason });

  function current(): void {
    counts.isCurrent = 1;
    behindSince = undefined;
    if (trouble !== undefined) log('info', 'serving the current edition again', {});
    trouble = undefined;
  }

  const behindSeconds = () => (behindSince === undefined ? 0 : Math.max(0, (now() - behindSince) / 1000));

  return {
    started: (from) => {
      origin = from;
      if (from === 'database') current();
    },
    upToDate: current,
    behind,
    shown: (edition) => {
      counts.shown++;
      origin = 'database';
      log('info', 'serving another edition', { edition });
      trouble = undefined;
      current();
    },
    refused: (edition, reason) => {
      counts.refused++;
      refused(edition, reason);
    },
    stillRefused: refused,
    unreachable: (reason) => {
      counts.unreachable++;
      troubled(
        `Cannot get an edition from the database: ${reason}`,
        'cannot get an edition from the database',
        { reason },
      );
    },
    saved: () => {
      counts.isSaved = 1;
      if (unsaved !== undefined) log('info', 'saving editions to disk again', {});
      unsaved = undefined;
    },
    notSaved: (edition, folder, reason) => {
      counts.isSaved = 0;
      unsaved = `Edition ${edition} could not be saved in ${folder}: ${reason}`;
      log('warn', 'could not save the edition to disk', { edition, folder, reason });
    },
    details: () => {
      const seconds = Math.round(behindSeconds());
      return {
        origin,
        ...(trouble === undefined ? {} : { trouble }),
        ...(unsaved === undefined ? {} : { unsaved }),
        ...(seconds === 0 ? {} : { behindSeconds: seconds }),
      };
    },
    behindSeconds,
    counts,
  };
}
