// The form in which names are compared when something is looked for: no accents, capitals or signs, words one space apart.
import type { Model } from '../model/model.js';
import { fold } from '../text/fold.js';

/** Signs inside a word: `D.C.` is `dc` and `U'wa` is `uwa`. */
const INSIDE = /[.'’`´]/g;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

export function nameKey(text: string): string {
  return fold(text).replace(INSIDE, '').replace(BETWEEN, ' ').trim();
}

/** Words without a meaning by themselves; names contain them, and people leave them out. */
const SMALL: ReadonlySet<string> = new Set(
  'a al and at de del e el en for in la las lo los of on the y'.split(' '),
);

/** Words between a kind and a name: `Universidad del Valle`, `University of Cauca`. */
export const JOINING: readonly string[] = [
  '',
  'de ',
  'del ',
  'de la ',
  'de los ',
  'de las ',
  'of ',
  'of the ',
];

/** The key of a typed text, with abbreviations written out. */
export type QueryKey = (text: string) => string;

/** An abbreviation with several meanings stays as it is. */
export function queryKeyIn({ families }: Model): QueryKey {
  const short = families.flatMap(({ matching }) => Object.entries(matching?.words.short ?? {}));
  const longForms = new Map(
    short.flatMap(([word, [long, other]]) => (other === undefined ? [[word, long]] : [])),
  );
  return (text) =>
    nameKey(text)
      .split(' ')
      .map((word) => longForms.get(word) ?? word)
      .join(' ');
}

export const isSmall = (word: string): boolean => SMALL.has(word);

/** The words that count; all of them if only small ones are left. */
export function wordsOf(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word !== '');
  const counting = words.filter((word) => !SMALL.has(word));
  return counting.length > 0 ? counting : words;
}

/** Codes are written with and without signs: `CO-ANT`, `co ant`. */
export const codeKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
