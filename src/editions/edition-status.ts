// What the operator is told about editions: where the served one came from, and what keeps a newer one away.
import type { FollowStatus } from './follow-editions.js';

/** Where the edition that is served came from. */
export type EditionOrigin = 'database' | 'last good' | 'files';

export interface EditionStatus extends FollowStatus {
  readonly started: (origin: EditionOrigin) => void;
  /** For the operator's view of health. */
  readonly details: () => Readonly<Record<string, string>>;
  readonly tally: EditionTally;
}

export interface EditionTally {
  /** Editions that were shown in place of another. */
  shown: number;
  /** Editions that were loaded and found damaged. */
  refused: number;
  /** Attempts to get the current edition, or its name, that the database failed. */
  unreachable: number;
  /** 1 while what is served is what the database names as current. */
  isCurrent: 0 | 1;
}

/** `log` is told of changes, not of repetitions. */
export function createEditionStatus(
  log: (level: 'info' | 'warn', message: string, facts: Readonly<Record<string, string>>) => void,
): EditionStatus {
  const tally: EditionTally = { shown: 0, refused: 0, unreachable: 0, isCurrent: 0 };
  let origin: EditionOrigin = 'files';
  let trouble: string | undefined;

  function troubled(reason: string, message: string, facts: Readonly<Record<string, string>>): void {
    tally.isCurrent = 0;
    if (trouble === reason) return;
    trouble = reason;
    log('warn', message, facts);
  }

  const refused = (edition: string, reason: string) =>
    troubled(`Edition ${edition} was refused: ${reason}`, 'edition refused', { edition, reason });

  function current(): void {
    tally.isCurrent = 1;
    if (trouble !== undefined) log('info', 'serving the current edition again', {});
    trouble = undefined;
  }

  return {
    started: (from) => {
      origin = from;
      if (from === 'database') current();
    },
    upToDate: current,
    behind: () => {
      tally.isCurrent = 0;
    },
    shown: (edition) => {
      tally.shown++;
      origin = 'database';
      log('info', 'serving another edition', { edition });
      trouble = undefined;
      tally.isCurrent = 1;
    },
    refused: (edition, reason) => {
      tally.refused++;
      refused(edition, reason);
    },
    stillRefused: refused,
    unreachable: (reason) => {
      tally.unreachable++;
      troubled(
        `Cannot get an edition from the database: ${reason}`,
        'cannot get an edition from the database',
        { reason },
      );
    },
    details: () => ({ origin, ...(trouble === undefined ? {} : { trouble }) }),
    tally,
  };
}
