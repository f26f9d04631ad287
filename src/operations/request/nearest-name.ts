// The name that somebody most likely meant, as a question to put behind an error; nothing where none is like it.
import { distance } from 'fastest-levenshtein';
import type { Phrase } from '../../problems/problem.js';

/** A name may be wrong by a third of its letters, and nobody mistypes more than so many. */
const TOLERANCE = 1 / 3;
const LONGEST = 100;
/** The same letters in another order are nearer than others. */
const HALF = 0.5;

export function nearestName(given: string, names: readonly string[]): Phrase | undefined {
  if (given.length > LONGEST) return undefined;
  let best: { name: string; off: number } | undefined;
  for (const name of names) {
    const off = distance(given.toLowerCase(), name.toLowerCase()) - (isShuffled(given, name) ? HALF : 0);
    const most = Math.ceil(Math.max(given.length, name.length) * TOLERANCE);
    if (off <= most && (best === undefined || off < best.off)) best = { name, off };
  }
  const nearest = best?.name;
  return nearest === undefined ? undefined : (words) => words.didYouMean(nearest);
}

function isShuffled(one: string, other: string): boolean {
  const letters = (name: string) => [...name.toLowerCase()].sort().join('');
  return one.length === other.length && letters(one) === letters(other);
}
