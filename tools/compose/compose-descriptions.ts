// Composes a description for every city: what is worth mentioning, and no pattern twice in a department.
import type { RuleData } from '../data-rules/data-rule.js';
import { type CityFacts, cityFacts } from './city-facts.js';
import { featureSentences, neighbourSentences } from './feature-sentences.js';
import { climateSentences, landSentences, peopleSentences } from './land-sentences.js';
import { maskNames } from './mask-names.js';
import { placeSentences } from './place-sentences.js';

/** By city id, for those not written by hand. The same data gives the same texts. */
export function composeDescriptions(
  data: RuleData,
  byHand: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  const cities = cityFacts(data).filter(({ id, population }) => !byHand.has(id) && population !== null);
  // There is less to say about a city without a height, so it chooses first.
  const first = cities.filter(({ elevation }) => elevation === null);
  const texts = new Map(
    [...first, ...cities.filter((city) => !first.includes(city))].map((city) => [
      city.id,
      compose(city, taken),
    ]),
  );
  return new Map(cities.map(({ id }) => [id, texts.get(id) as string]));
}

function compose(facts: CityFacts, taken: Set<string>): string {
  const take = (purpose: string, ...groups: readonly (readonly string[])[]): string[] => {
    const sentence = choose(groups, facts, purpose, taken);
    if (sentence === undefined) return [];
    taken.add(patternIn(facts, sentence));
    return [sentence];
  };
  const isFree = (alternatives: readonly string[]) =>
    alternatives.some((sentence) => !taken.has(patternIn(facts, sentence)));
  const feature = take('feature', ...featureSentences(facts));
  const around = feature.length > 0 ? [] : take('neighbours', neighbourSentences(facts));
  const place = take('place', placeSentences(facts, around.length > 0 ? 'capital only' : 'neighbours too'));
  const apart =
    seed(facts, 'land') % 2 === 0 && [climateSentences(facts), peopleSentences(facts)].every(isFree);
  const land = apart
    ? [...take('climate', climateSentences(facts)), ...take('people', peopleSentences(facts))]
    : take('land', landSentences(facts), peopleSentences(facts));
  const parts =
    seed(facts, 'order') % 2 === 0 ? [place, land, feature, around] : [place, feature, around, land];
  return seatOf(facts, parts.flat().join(' '));
}

/** An alternative whose pattern no city of the department uses yet, from the first group that has one. */
function choose(
  groups: readonly (readonly string[])[],
  facts: CityFacts,
  purpose: string,
  taken: ReadonlySet<string>,
): string | undefined {
  for (const alternatives of groups) {
    const start = seed(facts, purpose) % Math.max(1, alternatives.length);
    const turned = [...alternatives.slice(start), ...alternatives.slice(0, start)];
    const free = turned.find((sentence) => !taken.has(patternIn(facts, sentence)));
    if (free !== undefined) return free;
  }
  return undefined;
}

/** Only a municipality has a seat by that name. */
const seatOf = ({ noun }: CityFacts, text: string) =>
  noun === 'municipio' ? text : text.replaceAll('cabecera', 'localidad principal');

const patternIn = ({ departmentId }: CityFacts, sentence: string) => `${departmentId} ${maskNames(sentence)}`;

/** FNV-1a: looks random, and is always the same for the same city and purpose. */
function seed({ id }: CityFacts, purpose: string): number {
  let hash = 2166136261;
  for (const character of `${id} ${purpose}`) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
