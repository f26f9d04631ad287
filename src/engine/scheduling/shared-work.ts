// Work that several may need at once and that is done once: whoever has a turn does the next step of it, for all of them.
import { runToEnd, type YieldingWork } from './yielding-work.js';

export interface SharedWork<Value> {
  readonly isMade: () => boolean;
  /** In steps, together with the others. */
  readonly inSteps: () => YieldingWork<Value>;
  /** At once, from where it stands. */
  readonly now: () => Value;
}

let steps = 0;

/** Steps of shared work so far: no client pays for what is made once for all. */
export const sharedSteps = (): number => steps;

/** What fails is begun again by the next. */
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
