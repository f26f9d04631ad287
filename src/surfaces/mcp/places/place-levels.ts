// The levels of places: the families whose records are areas, from the one that contains all others to the smallest.
import type { Model, ModelFamily } from '../../../engine/model/model.js';
import { isLarger, type Steps, toOnePaths } from '../../../engine/model/to-one-paths.js';

export function levelsOf({ levels }: Model): readonly ModelFamily[] {
  if (levels === undefined) return [];
  const { drawn, groups, whole } = levels;
  return [...(whole === undefined ? [] : [whole]), ...groups.toReversed(), drawn].filter(({ find }) => find);
}

/** How records lead to the place of a level that they are in; undefined if they do not. */
export function pathToLevel(family: ModelFamily, level: ModelFamily): Steps | undefined {
  if (family.boundary !== undefined && !isLarger(level, family)) return undefined;
  const { locatedIn } = family;
  return locatedIn?.target === level ? [locatedIn] : toOnePaths(family).get(level);
}

/** Words for the level of a name, in any language. */
export const levelWords = ({ record, path, synonyms, noun }: ModelFamily): readonly string[] => [
  record,
  path,
  ...synonyms,
  ...Object.values(noun.bare),
];
