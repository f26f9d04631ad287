// The languages of the site, and the addresses of a page in them.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What a reader gets who asks for neither. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Cookie in which the switch remembers the reader's choice. */
export const LANGUAGE_COOKIE = 'language';

/** A page is named by its address without a language, such as `/docs/guides/paging`; the tree of a language holds it too. */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;
