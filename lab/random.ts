// Pseudorandom numbers from a seed (mulberry32), so that a run can be repeated.

export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** From 0 up to, but not including, `end`. */
  readonly below: (end: number) => number;
  /** From `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    integer: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('The list to pick from is empty.');
      return items[below(items.length)] as never;
    },
  };
}
