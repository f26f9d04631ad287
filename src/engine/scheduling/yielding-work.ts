// Yielding work (cooperative scheduling): long work that pauses after each step, so that it can run to its end or interleaved with others.

export type YieldingWork<Result> = Generator<void, Result, void>;

/** Records that are dealt with in one step: a few milliseconds of work. */
export const RECORDS_IN_A_STEP = 100;
/** The same, of long texts. */
export const LETTERS_IN_A_STEP = 20_000;

export function runToEnd<Result>(work: YieldingWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
