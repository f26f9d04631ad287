// Words for the records of a family that mean the same.
import type { ModelFamily } from '../../engine/model/model.js';
import { withoutArticle } from '../../engine/text/without-article.js';
import { familyNames } from '../shell/family-names.js';
import { wordsOf } from './find-pages.js';

/** Those of a single word: names of several have some that mean other things as well. */
export function familySynonyms(family: ModelFamily): readonly string[] {
  const names = familyNames(family).map((name) => wordsOf(withoutArticle(name)));
  return [...new Set(names.flatMap((words) => (words.length === 1 ? words : [])))];
}
