// How long a worker is waited for that takes the place of one that ended: not at all, unless they end again and again.

const [FIRST, LONGEST] = [1000, 30_000];

/** In milliseconds, after so many in a row that ended before they had served for long. */
export const restartDelay = (earlyEnds: number): number =>
  earlyEnds < 2 ? 0 : Math.min(FIRST * 2 ** (earlyEnds - 2), LONGEST);
