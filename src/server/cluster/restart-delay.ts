// Exponential backoff: the first restart is immediate, and each further one in a row waits twice as long.

const [FIRST_MS, LONGEST_MS] = [1000, 30_000];

/** In milliseconds, after a number of workers in a row that exited soon after they were started. */
export const restartDelay = (earlyExits: number): number =>
  earlyExits < 2 ? 0 : Math.min(FIRST_MS * 2 ** (earlyExits - 2), LONGEST_MS);
