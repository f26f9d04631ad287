// The nouns for the records of a family, in every language.
import type { ModelFamily } from '../../engine/model/model.js';

export function familyNames({ record, title, noun, synonyms, find }: ModelFamily): readonly string[] {
  const apart = [record, ...synonyms].map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return [...Object.values(title), ...Object.values(noun.withArticle), ...apart, ...(find?.words ?? [])];
}
