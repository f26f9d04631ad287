// Compares spellings of a name, such as typos, plurals and masculine or feminine forms.
import { editDistance } from '../text/edit-distance.js';

/** The largest distance at which words can be joined or split. */
const SHORTEST_JOINED = 2;

/**
 * The distance between a name and the query, or undefined if they cannot be the same name. Each word has its own limit, because many typos
 * in one word make another word.
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

/** The word in the other number or the masculine form, such as `caleño` for `caleñas`. */
export const joinedForms = (word: string): readonly string[] =>
  [...otherNumber(word), word.replace(/as?$/, 'o')].filter((other) => other !== word);
