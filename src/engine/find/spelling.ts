// Spellings of one name: with mistakes, as a plural or a singular, of a man or a woman.
import { editDistance } from '../text/edit-distance.js';

/** The largest distance of words that were joined or split. */
const SHORTEST_JOINED = 2;

/**
 * Mistyped names: the distance of a name from the query, if it can be the same name at all. Undefined if it is another name. Each
 * word is charged for its own mistakes: many in one word make another word of it.
 */
export function namesApart(typed: string, name: string, most: number): number | undefined {
  const distance = editDistance(typed, name, most);
  if (distance === undefined || distance <= 1) return distance;
  const [one, other] = [typed.split(' '), name.split(' ')];
  if (one.length !== other.length) return distance <= SHORTEST_JOINED ? distance : undefined;
  const isSame = one.every((word, at) => editDistance(word, other[at] as string, mostIn(word)) !== undefined);
  return isSame ? distance : undefined;
}

const mostIn = ({ length }: string): number => 1 + Math.floor(length / 5);

/** The same word as a plural or as a singular. */
export const otherNumber = (word: string): readonly string[] =>
  word.length < 4
    ? []
    : [
        `${word}s`,
        `${word}es`,
        ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
      ];

/** The same word in the other number, and of a man: `caleñas` is `caleño`. */
export const joinedForms = (word: string): readonly string[] =>
  [...otherNumber(word), word.replace(/as?$/, 'o')].filter((other) => other !== word);
