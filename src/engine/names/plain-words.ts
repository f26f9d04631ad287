// A name as its words, without accents, letter case and punctuation; and its other possible words.
import type { PlaceWords } from '../model/matching.js';
import { fold } from '../text/fold.js';

export type Words = readonly string[];

/** More words than that are not a name. */
const MOST_WORDS = 16;
const MOST_READINGS = 4;

export function plainWords(text: string): Words {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, MOST_WORDS);
}

/** Every way to write shortened words out; none if there are no such words. */
export function writtenOut(words: Words, { short }: PlaceWords): readonly Words[] {
  if (!words.some((word) => Object.hasOwn(short, word))) return [];
  let readings: Words[] = [[]];
  for (const word of words) {
    const meant = Object.hasOwn(short, word) ? (short[word] as Words) : [word];
    readings = readings.flatMap((reading) => meant.map((each) => [...reading, each])).slice(0, MOST_READINGS);
  }
  return readings;
}

/** The words without the title before the name; undefined if there is no title. */
export function withoutTitle(words: Words, { titles, joining }: PlaceWords): Words | undefined {
  if (words.length < 2 || !titles.includes(words[0] as string)) return undefined;
  const rest = words.slice(1);
  const isJoined = rest.length > 1 && joining.includes(rest[0] as string);
  return isJoined ? rest.slice(1) : rest;
}

export const withoutSmall = (words: Words, { small }: PlaceWords): Words =>
  words.filter((word) => !small.includes(word));

/** The country alone. */
export const isAround = (words: Words, { around }: PlaceWords): boolean =>
  words.length === 1 && around.includes(words[0] as string);

/** Without the country at its end. */
export function withoutAround(words: Words, { around }: PlaceWords): Words {
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && around.includes(last) ? words.slice(0, -1) : words;
}
