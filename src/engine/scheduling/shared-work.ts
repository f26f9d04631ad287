// Values and work that are made once for all requests. Shared work is done in steps: each request does the next one in its turn, for all.
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

/** Values that are worked out once, for each owner and key, and are gone with their owner. */
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
