// The languages of the site, and the URLs of a page in them.
import { type Language, type Localized, languages } from '../../engine/text/localized.js';

export { type Language, languages };

/** For readers whose browser accepts none of them. */
export const DEFAULT_LANGUAGE: Language = languages[0];

/** Cookie in which the switch remembers the reader's choice. */
export const LANGUAGE_COOKIE = 'language';

/** A page is named by its URL without a language, such as `/docs/guides/paging`, in the words of each language if they differ. */
export type Address = string | Localized;

/** As it is without a language. */
export const addressIn = (language: Language, address: Address): string =>
  typeof address === 'string' ? address : address[language];

/** In the tree of a language. */
export function inLanguage(language: Language, address: Address): string {
  const path = addressIn(language, address);
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
