// Words for the records of a family that mean the same.
import type { ModelFamily } from '../../engine/model/model.js';
import { familyNames } from '../shell/family-names.js';
import { wordsOf } from './find-pages.js';

const ARTICLE = /^(an?|the|un|una|el|la|los|las) /i;

/** Those of a single word: names of several have some that mean other things as well. */
export function familySynonyms(family: ModelFamily): readonly string[] {
  const names = familyNames(family).map((name) => wordsOf(name.replace(ARTICLE, '')));
  return [...new Set(names.flatMap((words) => (words.length === 1 ? words : [])))];
}
