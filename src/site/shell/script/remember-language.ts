// The switch of languages is a link. This keeps the query and the place in the page, and makes the URLs without a language remember the choice.
import { LANGUAGE_COOKIE } from '../language.js';

const A_YEAR = 365 * 24 * 60 * 60;

export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language'))
    link.addEventListener('click', () => {
      // Pages made once for all have no query in this link, and scripts change the query of others.
      link.search = location.search;
      link.hash = location.hash;
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the other interface
      document.cookie = `${LANGUAGE_COOKIE}=${link.hreflang}; path=/; max-age=${A_YEAR}; samesite=lax`;
    });
}
