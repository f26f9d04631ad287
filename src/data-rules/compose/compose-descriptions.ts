// Composes a description for every city that has none by hand: one sentence on its subregion and its neighbours.
import type { RuleData } from '../data-rule.js';
import { type CityFacts, cityFacts } from './city-facts.js';
import { ofDepartment, spanishList } from './spanish.js';

/** Undefined if there is nothing to say that its fields do not. */
export function citySentence({
  name,
  noun,
  department,
  subregion,
  neighbours,
}: CityFacts): string | undefined {
  const of = ofDepartment(department);
  const borders = neighbours.length === 0 ? undefined : `limita con ${spanishList(neighbours)}`;
  if (subregion === undefined)
    return borders === undefined ? undefined : `${name}, ${noun} ${of}, ${borders}.`;
  const belongs = `${name} pertenece a ${subregion} ${of}`;
  return borders === undefined ? `${belongs}.` : `${belongs} y ${borders}.`;
}

/** By city id, for those not written by hand. */
export function composeDescriptions(
  data: RuleData,
  byHand: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const composed = new Map<number, string>();
  for (const facts of cityFacts(data, (id) => !byHand.has(id))) {
    const sentence = citySentence(facts);
    if (sentence !== undefined) composed.set(facts.id, sentence);
  }
  return composed;
}
