// Reports editions to the operator: the origin of the served one, and the obstacle to a newer one.
import type { FollowStatus } from './follow-editions.js';

/** The origin of the served edition. */
type EditionOrigin = 'database' | 'last good' | 'files';

export interface EditionStatus extends FollowStatus {
  readonly started: (origin: EditionOrigin) => void;
  /** The edition that was loaded is on disk, for a start without the database. */
  readonly saved: () => void;
  readonly notSaved: (edition: string, folder: string, reason: string) => void;
  /** For the operator's view of health. */
  readonly details: () => Readonly<Record<string, string | number>>;
  /** For how long the served edition has not been known to be the current one; 0 while it is. */
  readonly behindSeconds: () => number;
  readonly counts: EditionCounts;
}

interface EditionCounts {
  /** Editions that were shown instead of another. */
  shown: number;
  /** Editions that were loaded and found damaged. */
  refused: number;
  /** Attempts to get the current edition, or its name, that the database failed. */
  unreachable: number;
  /** 1 while the served edition is the current one of the database. */
  isCurrent: 0 | 1;
  /** 0 if the edition that was loaded last could not be written to disk. */
  isSaved: 0 | 1;
}

/** `log` receives changes, not repetitions; `now` is in milliseconds, and never goes back. */
export function createEditionStatus(
  log: (level: 'info' | 'warn', message: string, facts: Readonly<Record<string, string>>) => void,
  now = () => performance.now(),
): EditionStatus {
  const counts: EditionCounts = { shown: 0, refused: 0, unreachable: 0, isCurrent: 0, isSaved: 1 };
  let origin: EditionOrigin = 'files';
  let trouble: string | undefined;
  let unsaved: string | undefined;
  /** When the served edition ceased to be the current one, as far as is known; undefined while it is. */
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
