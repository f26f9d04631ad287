// The description of a city is the handwritten one, or else the one composed from its current facts.
import { composeDescriptions } from '../compose/compose-descriptions.js';
import { type DataRule, differs, finding, type RuleData, rowsOf } from './data-rule.js';

/** A handwritten text always wins. */
export function describeCities(data: RuleData): ReadonlyMap<number, string> {
  const byHand = new Map(data.cityTexts.map(({ id, description }) => [Number(id), String(description)]));
  return new Map([...composeDescriptions(data, new Set(byHand.keys())), ...byHand]);
}

export const cityDescriptions: DataRule = {
  name: 'city-descriptions',
  about:
    'The description of a city is the one in data/prose/cities.json, or else the one that `npm run data:compose` writes.',
  *check(data) {
    const texts = describeCities(data);
    for (const row of rowsOf(data, 'city')) {
      const expected = texts.get(Number(row.id)) ?? null;
      if (row.description !== expected) {
        yield finding(data.model.family('city'), row, 'description', differs(expected, row.description));
      }
    }
  },
};
