// Composes a description for every city that has none by hand: a few plain sentences from its data.
import type { RuleData } from '../data-rules/data-rule.js';
import { cityFacts } from './city-facts.js';
import { citySentences } from './city-sentences.js';

/** By city id, for those not written by hand. */
export function composeDescriptions(
  data: RuleData,
  byHand: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const cities = cityFacts(data).filter(({ id, population }) => !byHand.has(id) && population !== null);
  return new Map(cities.map((facts) => [facts.id, citySentences(facts).join(' ')]));
}
