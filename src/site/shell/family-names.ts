// What people call the records of a family, in every language.
import type { ModelFamily } from '../../engine/model/model.js';
import { wordsOf } from '../search/find-pages.js';

export function familyNames({ record, title, noun, synonyms, find }: ModelFamily): readonly string[] {
  const apart = [record, ...synonyms].map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...Object.values(title), ...Object.values(noun), ...apart, ...(find?.words ?? [])];
}

const ARTICLE = /^(an?|the|un|una|el|la|los|las) /i;

/** Those of a single word: names of several have some that mean other things as well. */
export function familySynonyms(family: ModelFamily): readonly string[] {
  const names = familyNames(family).map((name) => wordsOf(name.replace(ARTICLE, '')));
  return [...new Set(names.flatMap((words) => (words.length === 1 ? words : [])))];
}
