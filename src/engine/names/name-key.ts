// The form in which names are compared: without accents, capitals and signs, with one space between words.

import type { PlaceWords } from '../model/matching.js';
import type { Model } from '../model/model.js';
import { fold } from '../text/fold.js';

/** A name as its words, without accents, letter case and punctuation. */
export type Words = readonly string[];

/** A text with more words is not a name. */
const MOST_WORDS = 16;
const MOST_READINGS = 4;

/** A letter of a word that a program has lost; from the private use area of Unicode, so that no text has it. */
export const UNKNOWN = '\ue000';

export const hasUnknown = (words: Words): boolean => words.some((word) => word.includes(UNKNOWN));

export function plainWords(text: string): Words {
  return (fold(text).match(/[a-z0-9\ue000]+/g) ?? []).slice(0, MOST_WORDS);
}

/** Every way to write out the abbreviations. Empty if there are none. */
export function writtenOut(words: Words, { short }: PlaceWords): readonly Words[] {
  if (!words.some((word) => Object.hasOwn(short, word))) return [];
  let readings: Words[] = [[]];
  for (const word of words) {
    const meant = Object.hasOwn(short, word) ? (short[word] as Words) : [word];
    readings = readings.flatMap((reading) => meant.map((each) => [...reading, each])).slice(0, MOST_READINGS);
  }
  return readings;
}

/** The words without the title before the name. Undefined if there is no title. */
export function withoutTitle(words: Words, { titles, joining }: PlaceWords): Words | undefined {
  const text = words.join(' ');
  const title = titles.find((each) => text.startsWith(`${each} `));
  if (title === undefined) return undefined;
  const rest = words.slice(title.split(' ').length);
  const isJoined = rest.length > 1 && joining.includes(rest[0] as string);
  return isJoined ? rest.slice(1) : rest;
}

/** The words without the legal status behind the name; undefined if there is none. */
export function withoutStatus(words: Words, { status }: PlaceWords): Words | undefined {
  const text = words.join(' ');
  const name = text.replace(status, '');
  return name === text || name === '' ? undefined : name.split(' ');
}

/** "Total", "no data": words of tables, none of which names a place. */
export const isNothing = (words: Words, { nothing }: PlaceWords): boolean =>
  words.length > 0 && words.every((word) => nothing.includes(word));

export const withoutSmall = (words: Words, { small }: PlaceWords): Words =>
  words.filter((word) => !small.includes(word));

/** Whether the words name only the country. */
export const isAround = (words: Words, { around }: PlaceWords): boolean =>
  words.length === 1 && around.includes(words[0] as string);

/** The words without the country at the end. */
export function withoutAround(words: Words, { around }: PlaceWords): Words {
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && around.includes(last) ? words.slice(0, -1) : words;
}

/** Signs inside a word, so that `D.C.` is `dc` and `U'wa` is `uwa`. */
const INSIDE = /[.'’`´]/g;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/** Most folded names are already plain, and the replacements would take most of the time. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

export function nameKey(text: string): string {
  const folded = fold(text);
  return PLAIN.test(folded) ? folded : folded.replace(INSIDE, '').replace(BETWEEN, ' ').trim();
}

/** Words that mean nothing alone. Names contain them, and people leave them out. */
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

/** Returns the key of a typed text, with abbreviations written out. */
export type QueryKey = (text: string) => string;

/** An abbreviation with several meanings stays unchanged. */
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

/** The significant words, or all of them if only small words exist. */
export function wordsOf(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word !== '');
  const counting = words.filter((word) => !SMALL.has(word));
  return counting.length > 0 ? counting : words;
}

/** Codes are written with and without signs, such as `CO-ANT` and `co ant`. */
export const codeKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
