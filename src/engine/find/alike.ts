// Mistyped names: the distance of a name from the query, if it can be the same name at all.
import { editDistance } from '../text/edit-distance.js';

/** The largest distance of words that were joined or split. */
const JOINED = 2;

/** Undefined if it is another name. Each word is charged for its own mistakes: many in one word make another word of it. */
export function namesApart(typed: string, name: string, most: number): number | undefined {
  const distance = editDistance(typed, name, most);
  if (distance === undefined || distance <= 1) return distance;
  const [one, other] = [typed.split(' '), name.split(' ')];
  if (one.length !== other.length) return distance <= JOINED ? distance : undefined;
  const isSame = one.every((word, at) => editDistance(word, other[at] as string, mostIn(word)) !== undefined);
  return isSame ? distance : undefined;
}

const mostIn = ({ length }: string): number => 1 + Math.floor(length / 5);
