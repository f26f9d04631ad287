// Pauses by the amount of work that was done, for items that differ much in size.
import type { YieldingWork } from './yielding-work.js';

/** Reports work that was done, in any unit. */
export type Pace = (done: number) => YieldingWork<void>;

/** Pauses whenever at least so much has been reported since the last pause. */
export function createPace(inAStep: number): Pace {
  let sum = 0;
  return function* pace(done) {
    sum += done;
    if (sum < inAStep) return;
    sum = 0;
    yield;
  };
}
