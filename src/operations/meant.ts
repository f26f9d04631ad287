// The question that stands behind an error: was it this name that somebody meant? Undefined where none is like theirs.
import type { Phrase } from '../problems/problem.js';
import { nearestName } from './nearest-name.js';

export function meant(given: string, names: readonly string[]): Phrase | undefined {
  const nearest = nearestName(given, names);
  return nearest === undefined ? undefined : (words) => words.didYouMean(nearest);
}
