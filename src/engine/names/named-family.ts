// Finds the family that a word names in either language, in the singular or plural, in any letter case.

import type { ModelFamily } from '../model/model.js';
import { nearest } from '../text/nearest.js';
import { nameKey } from './name-key.js';

/** Words may be joined or separate, as in `PlatoTipico` and `plato típico`. */
const squashed = (name: string) => nameKey(name).replaceAll(' ', '');

const names = (family: ModelFamily) => [family.path, family.record, family.name, ...family.synonyms];

/** The other words for its records. */
const words = ({ title, noun, find }: ModelFamily) => [
  ...Object.values(title),
  ...Object.values(noun.bare),
  ...(find?.words ?? []),
];

export function namedFamily(families: readonly ModelFamily[], given: string): ModelFamily | undefined {
  const wanted = squashed(given);
  const isWanted = (name: string) => squashed(name) === wanted;
  return (
    families.find((each) => names(each).some(isWanted)) ?? families.find((each) => words(each).some(isWanted))
  );
}

/** The family that a misspelt word probably means. */
export function nearestFamily(families: readonly ModelFamily[], given: string): ModelFamily | undefined {
  const known = families.flatMap((each) =>
    [...names(each), ...words(each)].map((name) => ({ each, name: squashed(name) })),
  );
  const meant = nearest(
    squashed(given),
    known.map(({ name }) => name),
  );
  return known.find(({ name }) => name === meant)?.each;
}
