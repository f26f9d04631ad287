// Random choices that follow from a seed and the number of a request alone, so that any request can be made again by itself.

export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

export function randomOf(seed: number, index: number): Random {
  let state = mix(mix(seed) ^ index);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[integer(0, items.length - 1)] as Item;
    },
  };
}

/** Spreads the bits of a number over all of it. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
