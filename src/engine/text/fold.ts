// The single definition of "matches": letter case and accents do not count, and ñ is n.
import type { Localized } from './localized.js';

/** The first letter of a text: a capital at the start of a sentence or a title, a small letter inside one. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase at the start of a cell or a paragraph, in each language. */
export const asSentence = ({ en, es }: Localized): Localized => ({ en: atStart(en), es: atStart(es) });

/** An abbreviation keeps its capitals. */
export const inside = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const ARTICLE = /^(an?|the|una?|el|la|los|las) /i;

/** A title or a noun without the article that it begins with, in any language. */
export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');

/** Made when texts are sorted, because a command that sorts none starts sooner without it. */
let spanish: Intl.Collator['compare'] | undefined;

/** The single definition of "sorts before" for texts: Spanish, where ñ follows n and accents and case only break ties. */
export function collate(a: string, b: string): number {
  spanish ??= new Intl.Collator('es', { usage: 'sort' }).compare;
  return spanish(a, b);
}

const MARKS = /\p{M}/gu;

export function fold(text: string): string {
  return isAscii(text) ? text.toLowerCase() : folded(text);
}

/** Most keywords and half of all names are, and have nothing to decompose. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().normalize('NFC');
}
