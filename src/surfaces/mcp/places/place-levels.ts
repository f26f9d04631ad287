// The levels of places: the families whose records are areas, from the one that contains all others to the smallest.
import type { Model, ModelFamily } from '../../../engine/model/model.js';
import { isLarger, type Steps, toOnePaths } from '../../../engine/model/to-one-paths.js';

export function levelsOf({ families }: Model): readonly ModelFamily[] {
  const isWhole = ({ only }: ModelFamily) => Number(only !== undefined);
  const length = ({ boundary }: ModelFamily) => boundary?.path.length ?? 0;
  return families
    .filter(({ find, boundary }) => find !== undefined && boundary !== undefined)
    .sort((a, b) => isWhole(b) - isWhole(a) || length(b) - length(a));
}

/** How records lead to the place of a level that they are in; undefined if they do not. */
export function pathToLevel(family: ModelFamily, level: ModelFamily): Steps | undefined {
  if (family.boundary !== undefined && !isLarger(level, family)) return undefined;
  return toOnePaths(family).get(level);
}

const ARTICLE = /^(an?|the|un|una|el|la) /;

/** One of a level without its article: `municipality`. */
export const levelNoun = ({ noun }: ModelFamily): string => noun.en.replace(ARTICLE, '');

/** Words that say of which level a name is, in any language. */
export const levelWords = ({ record, path, synonyms, noun }: ModelFamily): readonly string[] => [
  record,
  path,
  ...synonyms,
  ...Object.values(noun).map((each) => each.replace(ARTICLE, '')),
];
