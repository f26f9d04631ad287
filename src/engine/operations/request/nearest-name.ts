// Adds the most likely name to an error message, as a question.
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { nearest } from '../../text/nearest.js';

export function nearestName(given: string, names: readonly string[]): Localized | undefined {
  const name = nearest(given, names);
  return name === undefined ? undefined : messages.didYouMean(name);
}
