// Turns a text into a URL segment of lower-case letters, digits and hyphens.
import { fold, withoutArticle } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';

/** A longer segment cannot be read at a glance. */
const LONGEST = 60;

/** Empty if no character of the text is allowed. */
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

/** The segment of a title in each language. */
export const titleSlug = (title: Localized): Localized => ({
  en: slugOf(withoutArticle(title.en)),
  es: slugOf(withoutArticle(title.es)),
});
