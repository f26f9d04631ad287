// A text as a segment of a URL: small letters, digits and hyphens.
import { fold, withoutArticle } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';

/** As many characters as are read at a glance. */
const LONGEST = 60;

/** Empty if nothing of the text can be written that way. */
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

/** Of a title, in the words of each language. */
export const titleSlug = (title: Localized): Localized => ({
  en: slugOf(withoutArticle(title.en)),
  es: slugOf(withoutArticle(title.es)),
});
