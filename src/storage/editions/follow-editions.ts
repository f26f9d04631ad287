// Follows the current edition: loads it while the last one is served, shows it if it is good, and keeps the last one if it is not.
import type { EditionFeed, EditionPointer } from './edition-feed.js';

/** The edition itself is bad: to try it again is of no use until the pointer is moved. */
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
  /** The edition that is served. */
  readonly served: () => string;
  /** Loads an edition, checks it and shows it; rejects with `DamagedEdition` if it is bad, with another error if it is unavailable. */
  readonly show: (pointer: EditionPointer) => Promise<void>;
  readonly status: FollowStatus;
  /** The edition that was found damaged before, such as at the start. */
  readonly damaged?: DamagedEdition | undefined;
  readonly now?: () => number;
}

/** Events are reported here, as often as they happen. */
export interface FollowStatus {
  /** The served edition is the current one. */
  readonly upToDate: () => void;
  /** Another edition has been the current one for `seconds`. */
  readonly behind: (seconds: number) => void;
  readonly shown: (id: string) => void;
  readonly refused: (id: string, reason: string) => void;
  /** The current edition is one that was refused before. */
  readonly stillRefused: (id: string, reason: string) => void;
  readonly unreachable: (reason: string) => void;
}

/** Exponential backoff between attempts to load an edition that could not be had. */
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
      // Once the database answers again, the next attempt may follow.
      failed = undefined;
      status.unreachable(reason);
    },
  });
}
