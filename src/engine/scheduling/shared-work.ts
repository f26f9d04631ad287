// Work that several requests may need at once and that is done once: each request does the next step in its turn, for all of them.
import { runToEnd, type YieldingWork } from './yielding-work.js';

export interface SharedWork<Value> {
  readonly isMade: () => boolean;
  /** In steps, together with the others. */
  readonly inSteps: () => YieldingWork<Value>;
  /** At once, from its present state. */
  readonly now: () => Value;
}

let steps = 0;

/** Steps of shared work so far: no client pays for values made once for all. */
export const sharedSteps = (): number => steps;

/** After a failure, the next request begins again. */
export function sharedWork<Value>(make: () => YieldingWork<Value>): SharedWork<Value> {
  let made: { readonly value: Value } | undefined;
  let begun: YieldingWork<Value> | undefined;

  /** Does a step. */
  function advance(): void {
    begun ??= make();
    steps++;
    try {
      const { done, value } = begun.next();
      if (done === true) made = { value };
    } catch (error) {
      begun = undefined;
      throw error;
    }
    if (made !== undefined) begun = undefined;
  }

  function* inSteps(): YieldingWork<Value> {
    for (;;) {
      if (made !== undefined) return made.value;
      advance();
      if (made === undefined) yield;
    }
  }

  return {
    isMade: () => made !== undefined,
    inSteps,
    now: () => (made === undefined ? runToEnd(inSteps()) : made.value),
  };
}
