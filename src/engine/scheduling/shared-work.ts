// Values and work that all requests share. Shared work runs in steps, and each request does the next step in its turn.
import { runToEnd, type YieldingWork } from './yielding-work.js';

export interface SharedWork<Value> {
  readonly isMade: () => boolean;
  /** Waits for the value in steps, together with the others. */
  readonly inSteps: () => YieldingWork<Value>;
  /** Finishes the value at once from its current state. */
  readonly now: () => Value;
}

let steps = 0;

/** The number of shared steps so far. No client pays for values that all requests share. */
export const sharedSteps = (): number => steps;

/** After a failure, the next request starts again. */
export function sharedWork<Value>(make: () => YieldingWork<Value>): SharedWork<Value> {
  let made: { readonly value: Value } | undefined;
  let begun: YieldingWork<Value> | undefined;

  /** Does one step. */
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

/** Values that are computed once for each owner and key, and are released with their owner. */
export function memo<Owner extends object, Value, Key = string>(): (
  owner: Owner,
  key: Key,
  make: () => Value,
) => Value {
  const made = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key, make) => {
    const known = made.get(owner)?.get(key);
    if (known !== undefined) return known;
    const values = made.get(owner) ?? new Map<Key, Value>();
    made.set(owner, values);
    const value = make();
    values.set(key, value);
    return value;
  };
}
