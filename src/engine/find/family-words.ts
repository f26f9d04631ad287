// Everyday names of families, in every language: `volcano`, `volcanes`, `código postal`.

import type { Model, ModelFamily } from '../model/model.js';
import { nameKey, wordsOf } from '../names/name-key.js';
import { addToList } from '../scheduling/add-to-list.js';
import { withoutArticle } from '../text/without-article.js';

/** Phrases by which a family is meant, as keys. */
export function phrasesOf({ record, title, noun, synonyms, find }: ModelFamily): readonly string[] {
  const camel = [record, ...synonyms].map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const phrases = [
    ...Object.values(title).map(withoutArticle),
    ...Object.values(noun.bare),
    ...camel,
    ...(find?.words ?? []),
  ];
  return [...new Set(phrases.map((phrase) => nameKey(phrase)))];
}

export function familiesByPhrase({ families }: Model): ReadonlyMap<string, readonly ModelFamily[]> {
  const byPhrase = new Map<string, ModelFamily[]>();
  // A family without its own records to count is not a place to begin.
  for (const family of families.filter(({ find, calendar }) => find ?? calendar))
    for (const phrase of phrasesOf(family)) addToList(byPhrase, phrase, family);
  return byPhrase;
}

export const familyWords = (family: ModelFamily): readonly string[] => [
  ...new Set(phrasesOf(family).flatMap(wordsOf)),
];
