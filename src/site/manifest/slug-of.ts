// A text as a segment of an address: small letters, digits and hyphens.
import { fold } from '../../engine/text/fold.js';
import type { Language, Localized } from '../../engine/text/localized.js';

/** As many characters as are read at a glance. */
const LONGEST = 60;

/** Empty where nothing of the text can be written that way. */
export function slugOf(text: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= LONGEST) return slug;
  return slug
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST);
}

const ARTICLES: Readonly<Record<Language, RegExp>> = { en: /^the /i, es: /^(el|la|los|las) /i };

/** Of a title, in the words of each language. */
export const titleSlug = (title: Localized): Localized => ({
  en: slugOf(title.en.replace(ARTICLES.en, '')),
  es: slugOf(title.es.replace(ARTICLES.es, '')),
});
