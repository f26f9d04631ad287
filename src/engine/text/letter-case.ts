// The first letter of a text: a capital at the start of a sentence or a title, a small letter inside one.
import type { Localized } from './localized.js';

export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase at the start of a cell or a paragraph, in each language. */
export const asSentence = ({ en, es }: Localized): Localized => ({ en: atStart(en), es: atStart(es) });

/** An abbreviation keeps its capitals. */
export const inside = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
