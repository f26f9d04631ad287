// The size of a run. By default a test runs a part of the similar cases, and all of them with `ATLAS_SIZE=full`.
import { seed } from '../contract/seed.js';

export const isFull = process.env.ATLAS_SIZE === 'full';

/**
 * A part of the cases, at least one. Tests that try the same cases in different ways take different turns, so that together they
 * try all. The turns move with the seed.
 */
export function part<Case>(cases: readonly Case[], oneIn: number, turn = 0): Case[] {
  const step = Math.min(oneIn, cases.length);
  return isFull ? [...cases] : cases.filter((_, index) => index % step === (turn + seed) % step);
}

/** A part of the cases of each kind, so that every kind occurs. */
export function partOfEach<Case>(
  cases: readonly Case[],
  kindOf: (one: Case) => unknown,
  oneIn: number,
  turn = 0,
): Case[] {
  const kinds = new Map<unknown, Case[]>();
  for (const one of cases) {
    const kind = kindOf(one);
    const alike = kinds.get(kind);
    if (alike === undefined) kinds.set(kind, [one]);
    else alike.push(one);
  }
  const taken = new Set([...kinds.values()].flatMap((alike) => part(alike, oneIn, turn)));
  return cases.filter((one) => taken.has(one));
}

/** The number of runs of a property, or records of a sample, in a full run; otherwise fewer. */
export const fewer = (all: number, oneIn = 4): number => (isFull ? all : Math.ceil(all / oneIn));
