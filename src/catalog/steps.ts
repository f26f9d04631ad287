// Work in steps: long work that lets others have their turn after each step, or is done in one go.

export type Steps<Result> = Generator<void, Result, void>;

/** Records that are dealt with in one step: a few milliseconds of work. */
export const RECORDS_IN_A_STEP = 100;

export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
