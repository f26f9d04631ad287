// Messages that are made of others.
import type { Language, Localized } from '../text/localized.js';

/** A further sentence after another, if there is one. */
export const followedBy = (further: Localized | undefined, language: Language): string =>
  further === undefined ? '' : ` ${further[language]}`;

export const together = (sentences: readonly Localized[]): Localized => ({
  en: sentences.map(({ en }) => en).join(' '),
  es: sentences.map(({ es }) => es).join(' '),
});
