// Follows the current edition: loads it beside what is served, shows it if it is good, and goes on with what there is if it is not.
import type { EditionFeed } from './edition-feed.js';

export interface Followed {
  readonly feed: EditionFeed;
  /** The edition that is served. */
  readonly served: () => string;
  /** Loads an edition, checks it and shows it; rejects where it is bad or cannot be had. */
  readonly show: (id: string) => Promise<void>;
  readonly status: FollowStatus;
  readonly now?: () => number;
}

/** What happened is told here, once for as often as it happens in a row. */
export interface FollowStatus {
  /** What is served is the current edition. */
  readonly upToDate: () => void;
  /** Another edition is the current one; it is being loaded. */
  readonly behind: () => void;
  readonly shown: (id: string) => void;
  readonly refused: (id: string, reason: string) => void;
  readonly unreachable: (reason: string) => void;
}

/** A bad edition is looked at again ever more seldom: what failed may have been the way to it. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 300_000];
const NOTHING_PUBLISHED = 'nothing has been published yet';

export function followEditions({ feed, served, show, status, now = Date.now }: Followed): () => void {
  let isLoading = false;
  let bad: { readonly id: string; readonly again: number; readonly pause: number } | undefined;

  async function load(id: string): Promise<void> {
    isLoading = true;
    status.behind();
    try {
      await show(id);
      bad = undefined;
      status.shown(id);
    } catch (error) {
      const pause = bad?.id === id ? Math.min(bad.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      bad = { id, pause, again: now() + pause };
      status.refused(id, (error as Error).message);
    } finally {
      isLoading = false;
    }
  }

  return feed.follow({
    current: (id) => {
      if (id === undefined) status.unreachable(NOTHING_PUBLISHED);
      else if (id === served()) {
        bad = undefined;
        status.upToDate();
      } else if (!isLoading && (bad?.id !== id || now() >= bad.again)) void load(id);
    },
    unreachable: status.unreachable,
  });
}
