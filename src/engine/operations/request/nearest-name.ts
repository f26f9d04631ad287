// The name that was probably meant, as a question that follows an error message.
import type { Phrase } from '../../problems/problem.js';
import { nearest } from '../../text/nearest.js';

export function nearestName(given: string, names: readonly string[]): Phrase | undefined {
  const name = nearest(given, names);
  return name === undefined ? undefined : (words) => words.didYouMean(name);
}
