// Pseudorandom numbers from a seed (mulberry32), so that a run can be repeated.

export interface Random {
  /** From 0 up to, but not including, `below`. */
  readonly integer: (below: number) => number;
  readonly of: <Item>(items: readonly Item[]) => Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return { integer, of: (items) => items[integer(items.length)] as never };
}
