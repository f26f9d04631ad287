// Records with the words of the query, in their name, their kind or their place.
import { wordsOf } from '../names/name-key.js';
import { editDistance } from '../text/edit-distance.js';
import type { FindIndex } from './find-index.js';
import { rangeOf } from './posting-lists.js';
import { add, type Board } from './score-board.js';

const MOST_WORDS = 12;
/** Words that are compared letter by letter. */
const SIMILAR_WORDS = 25;

/**
 * Records with the words of the query, in their name, their kind or their place. Returns whether one has all of them in its name, as they
 * were typed.
 */
export function addWords(index: FindIndex, board: Board, query: string): boolean {
  const { recordsWith, recordsAbout, nameLengths } = index;
  const { weights, inName, counted, seen, met } = board;
  const words = wordsOf(query).slice(0, MOST_WORDS);
  let many = 0;
  let isNamed = false;
  for (const [position, word] of words.entries()) {
    for (const { at, weight } of formsOf(index, word, position === words.length - 1)) {
      count(recordsWith.of(at), weight, position + 1, 1);
      // Three letters are the beginning of too many places.
      if (weight === 1 || word.length > 3) count(recordsAbout.of(at), weight, position + 1, 0);
    }
  }
  for (let place = 0; place < many; place++) {
    const at = met[place] as number;
    const named = (inName[at] as number) / words.length;
    const covered = Math.min(1, (inName[at] as number) / Math.max(1, nameLengths[at] as number));
    const weight = (weights[at] as number) / words.length;
    const share = Math.sqrt((counted[at] as number) / words.length);
    add(board, at, (0.62 * weight + 0.1 * named + 0.22 * covered) * share);
    if (named === 1 && weight === 1) isNamed = true;
    weights[at] = inName[at] = counted[at] = seen[at] = 0;
  }
  return isNamed;

  /** Forms come from the best to the worst, and a record counts a word once. */
  function count(list: Int32Array, weight: number, position: number, isInName: 0 | 1): void {
    for (const at of list) {
      if (seen[at] === position) continue;
      if (seen[at] === 0) met[many++] = at;
      seen[at] = position;
      weights[at] = (weights[at] as number) + weight;
      counted[at] = (counted[at] as number) + 1;
      inName[at] = (inName[at] as number) + isInName;
    }
  }
}

/** The same word as a plural or as a singular. */
const otherNumber = (word: string): readonly string[] =>
  word.length < 4
    ? []
    : [
        `${word}s`,
        `${word}es`,
        ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
      ];

interface Form {
  readonly at: number;
  readonly weight: number;
}

/** The word itself, words that begin with it and, if there are none, similar words; the best first. */
function formsOf(index: FindIndex, word: string, isLast: boolean): readonly Form[] {
  const { words, wordAt, similarWords } = index;
  const forms: Form[] = [];
  const itself = wordAt.get(word);
  if (itself !== undefined) forms.push({ at: itself, weight: 1 });
  for (const other of otherNumber(word)) {
    const at = wordAt.get(other);
    if (at !== undefined) forms.push({ at, weight: 0.98 });
  }
  // An unfinished word is being typed, unless another follows it.
  if (isLast || (itself === undefined && word.length >= 3)) {
    const [from, to] = rangeOf(words, word);
    for (let at = from; at < to; at++)
      if (forms.every((form) => form.at !== at)) forms.push({ at, weight: isLast ? 0.9 : 0.85 });
  }
  if (forms.length > 0 || word.length < 4) return forms;
  for (const at of similarWords.similar(word, word.length >= 6 ? 2 : 1, SIMILAR_WORDS)) {
    const other = words[at] as string;
    const longer = Math.max(other.length, word.length);
    const distance = editDistance(word, other, longer >= 7 ? 2 : 1);
    if (distance !== undefined) forms.push({ at, weight: 1 - (1.2 * distance) / longer });
  }
  return forms.sort((a, b) => b.weight - a.weight);
}
