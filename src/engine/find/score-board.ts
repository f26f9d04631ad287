// Keeps the best score of every record in a search, and the name behind it. The best records are read at the end.

import { wordsOf } from '../names/name-key.js';
import { memo } from '../scheduling/shared-work.js';
import { editDistance } from '../text/edit-distance.js';
import type { FindIndex } from './find-index.js';
import { rangeOf } from './posting-lists.js';
import type { CodeHit } from './prefix-table.js';
import { otherNumber } from './spelling.js';

const MOST_WORDS = 12;
/** Words that are compared letter by letter. */
const SIMILAR_WORDS = 25;

/**
 * Scores records by the words of the query in their name, kind or place. Returns whether one has all of them in its name as they were
 * typed.
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
      // Three letters begin too many places.
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

  /** Forms come best first, so a record counts a word once. */
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

interface WordForm {
  readonly at: number;
  readonly weight: number;
}

/** The forms of a word: the word itself, then words that begin with it or, if there are none, similar words. */
function formsOf(index: FindIndex, word: string, isLast: boolean): readonly WordForm[] {
  const { words, wordAt, similarWords } = index;
  const forms: WordForm[] = [];
  const itself = wordAt.get(word);
  if (itself !== undefined) forms.push({ at: itself, weight: 1 });
  for (const other of otherNumber(word)) {
    const at = wordAt.get(other);
    if (at !== undefined) forms.push({ at, weight: 0.98 });
  }
  // The last word can be unfinished. An earlier word is complete.
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

interface Match {
  /** The position of the record in the index. */
  readonly at: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The key of the whole name that matched, or undefined if a code or words matched. */
  readonly name?: string;
  readonly code?: CodeHit;
}

interface Matches {
  readonly total: number;
  readonly matches: readonly Match[];
}

/** Scores are rounded to a thousandth, and ties keep the order of the records. */
const SCORE_STEPS = 1000;
/** Hits below this share of the best score are left out. */
const WORTH_TELLING = 0.55;
/** The score decreases by this much from one order to the next. */
const BY_ORDER = 0.004;
const NONE = -1;

/** The scores of one search, cleared after it. Searches run one at a time. */
interface BoardScratch {
  readonly scores: Float64Array;
  /** The name behind each score. */
  readonly names: Int32Array;
  readonly weights: Float64Array;
  readonly inName: Uint8Array;
  readonly counted: Uint8Array;
  readonly seen: Uint8Array;
  readonly minus: Float64Array;
  /** The first `count` entries are the records found. */
  readonly found: Int32Array;
  readonly met: Int32Array;
  count: number;
}

interface Board extends BoardScratch {
  readonly isWanted: ((at: number) => boolean) | undefined;
}

const scratches = memo<FindIndex, BoardScratch, undefined>();

export function boardOf(index: FindIndex, isWanted: Board['isWanted']): Board {
  const { length } = index.records;
  const scratch = scratches(index, undefined, () => ({
    scores: new Float64Array(length),
    names: new Int32Array(length),
    weights: new Float64Array(length),
    inName: new Uint8Array(length),
    counted: new Uint8Array(length),
    seen: new Uint8Array(length),
    minus: Float64Array.from(index.records, ({ find }) => BY_ORDER * (find.order - 1)),
    found: new Int32Array(length),
    met: new Int32Array(length),
    count: 0,
  }));
  return { ...scratch, isWanted };
}

/** Keeps the best score of a record. */
export function add(board: Board, at: number, score: number, name = NONE): void {
  const worth = score - (board.minus[at] as number);
  const known = board.scores[at] as number;
  if (worth <= known) return;
  if (known === 0) {
    if (board.isWanted?.(at) === false) return;
    board.found[board.count++] = at;
  }
  board.scores[at] = worth;
  board.names[at] = name;
}

export function readBoard(
  { scores, names, found, count }: Board,
  codes: ReadonlyMap<number, CodeHit>,
  index: FindIndex,
  offset: number,
  limit: number,
): Matches {
  let best = 0;
  for (let place = 0; place < count; place++) best = Math.max(best, scores[found[place] as number] as number);
  const least = best * WORTH_TELLING;
  const hits: number[] = [];
  for (let place = 0; place < count; place++) {
    const at = found[place] as number;
    // Scores are rounded here once, so that they sort in the order of the response.
    if ((scores[at] as number) >= least) hits.push(at);
    scores[at] = Math.round((scores[at] as number) * SCORE_STEPS);
  }
  const order = (a: number, b: number) => (scores[b] as number) - (scores[a] as number) || a - b;
  const page = firstOf(hits, offset + limit, order).slice(offset);
  const matches = page.map((at): Match => {
    const [name, code] = [index.names[names[at] as number], codes.get(at)];
    return {
      at,
      score: Math.min(1, Math.round((scores[at] as number) / 10) / 100),
      ...(code !== undefined ? { code } : name === undefined ? {} : { name }),
    };
  });
  for (let place = 0; place < count; place++) scores[found[place] as number] = 0;
  return { total: hits.length, matches };
}

/** The first of a list in an order. Only a part of a long list is sorted. */
function firstOf(list: readonly number[], count: number, order: (a: number, b: number) => number): number[] {
  if (list.length <= 4 * count) return [...list].sort(order).slice(0, count);
  let best: number[] = [];
  let worst: number | undefined;
  for (const item of list) {
    if (worst !== undefined && order(item, worst) >= 0) continue;
    best.push(item);
    if (best.length < 4 * count) continue;
    best = best.sort(order).slice(0, count);
    worst = best.at(-1);
  }
  return best.sort(order).slice(0, count);
}
