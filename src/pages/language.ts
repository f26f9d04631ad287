// The languages of the site, and the addresses of a page in them.
import { type Language, languages } from '../text/localized.js';

export { type Language, languages };

/** For readers who ask for none of them. */
export const DEFAULT_LANGUAGE: Language = languages[0];

/** Cookie in which the switch remembers the reader's choice. */
export const LANGUAGE_COOKIE = 'language';

/** A page is named by its address without a language, such as `/docs/guides/paging`; the tree of a language holds it too. */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;
