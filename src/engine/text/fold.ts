// The only definition of a match. Letter case and accents do not count, and ñ equals n.
import type { Localized } from './localized.js';

/** Capitalises the first letter at the start of a sentence or title. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase at the start of a cell or paragraph, in each language. */
export const asSentence = ({ en, es }: Localized): Localized => ({ en: atStart(en), es: atStart(es) });

/** Writes a title inside a sentence. An abbreviation keeps its capitals. */
export const inside = (title: string): string =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const ARTICLE = /^(an?|the|una?|el|la|los|las) /i;

/** A title or noun without its article, in any language. */
export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');

/** Created on first use, because a command that sorts no texts starts faster without it. */
let spanish: Intl.Collator['compare'] | undefined;

/** The only definition of the order of texts. It is Spanish: ñ follows n, and accents and case only decide ties. */
export function collate(a: string, b: string): number {
  spanish ??= new Intl.Collator('es', { usage: 'sort' }).compare;
  return spanish(a, b);
}

const MARKS = /\p{M}/gu;

/** Below this no character changes the one before it, so each can be folded by itself. */
const FIRST_MARK = 0x300;
const FIRST_BEYOND_ASCII = 128;
let letters: readonly string[] | undefined;

export function fold(text: string): string {
  for (let at = 0; at < text.length; at++)
    if (text.charCodeAt(at) >= FIRST_BEYOND_ASCII) return foldedFrom(text, at);
  // Most keywords and half of all names are ASCII and need no decomposition.
  return text.toLowerCase();
}

/** By a table, because an index folds every name, and decomposing them is slow. */
function foldedFrom(text: string, first: number): string {
  letters ??= Array.from({ length: FIRST_MARK }, (_, code) => folded(String.fromCharCode(code)));
  let made = '';
  let copied = 0;
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_BEYOND_ASCII) continue;
    if (code >= FIRST_MARK) return folded(text);
    made += text.slice(copied, at) + letters[code];
    copied = at + 1;
  }
  return (made + text.slice(copied)).toLowerCase();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().normalize('NFC');
}

/** The symbol of each character in an index of folded text. All that are not in the alphabet share the one after the last. */
export function symbolsOf(alphabet: string): Uint8Array {
  const symbols = new Uint8Array(65_536).fill(alphabet.length);
  for (let symbol = 0; symbol < alphabet.length; symbol++) symbols[alphabet.charCodeAt(symbol)] = symbol;
  return symbols;
}

/** Looks up a symbol or a position in such an index: the first in a part of a sorted list that is at least this number. */
export function lowerBound(
  numbers: Int32Array | Uint16Array,
  number: number,
  start: number,
  end: number,
): number {
  let [from, to] = [start, end];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
