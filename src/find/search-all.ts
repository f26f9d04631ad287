// Finds records of all families by what somebody typed: the name itself, its beginning, its words, or something like it.
import { editDistance } from './edit-distance.js';
import type { FindIndex } from './find-index.js';
import { queryKey, wordsOf } from './find-key.js';
import { rangeOf } from './sorted-texts.js';

export interface Match {
  /** The position of the record in the index. */
  readonly at: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The key of the name that matched as a whole, or the field of the code; undefined where words matched. */
  readonly name?: string;
  readonly code?: string;
}

export interface Matches {
  readonly total: number;
  readonly matches: readonly Match[];
}

/** Beyond this nobody types a name. */
const LONGEST = 120;
const MOST_WORDS = 12;
/** Names and words that are compared letter by letter. */
const [SIMILAR_NAMES, SIMILAR_WORDS] = [60, 25];
/** Scores are told apart to a thousandth; among equals the order of the records decides. */
const STEPS = 1000;
/** What is worth less than this part of the best is not told. */
const WORTH_TELLING = 0.55;

export function searchAll(
  index: FindIndex,
  text: string,
  { offset, limit, isWanted }: { offset: number; limit: number; isWanted?: (at: number) => boolean },
): Matches {
  const query = queryKey(text.slice(0, LONGEST));
  const board = new Board(index, isWanted);
  const isFound = query !== '' && addNames(index, board, query);
  addCodes(index, board, text);
  if (query !== '') {
    addWords(index, board, query);
    addSimilarNames(index, board, query, isFound);
  }
  return board.read(offset, limit);
}

/** What a search writes down of every record, cleared after each: searches run one at a time. */
interface Scratch {
  readonly scores: Float64Array;
  readonly weights: Float64Array;
  readonly inName: Uint8Array;
  readonly counted: Uint8Array;
  readonly seen: Uint8Array;
}

const scratches = new WeakMap<FindIndex, Scratch>();

function scratchOf(index: FindIndex): Scratch {
  const { length } = index.records;
  const scratch = scratches.get(index) ?? {
    scores: new Float64Array(length),
    weights: new Float64Array(length),
    inName: new Uint8Array(length),
    counted: new Uint8Array(length),
    seen: new Uint8Array(length),
  };
  scratches.set(index, scratch);
  return scratch;
}

/** The best score of every record that was found. */
class Board {
  readonly scratch: Scratch;
  readonly #found: number[] = [];
  readonly #names = new Map<number, string>();
  readonly #codes = new Map<number, string>();

  constructor(
    readonly index: FindIndex,
    readonly isWanted: ((at: number) => boolean) | undefined,
  ) {
    this.scratch = scratchOf(index);
  }

  add(at: number, score: number, by: { readonly name?: string; readonly code?: string } = {}): void {
    const record = this.index.records[at];
    if (record === undefined || this.isWanted?.(at) === false) return;
    const worth = score - 0.004 * (record.find.order - 1);
    const { scores } = this.scratch;
    const known = scores[at] as number;
    if (worth <= known) return;
    if (known === 0) this.#found.push(at);
    scores[at] = worth;
    this.#names.delete(at);
    this.#codes.delete(at);
    if (by.name !== undefined) this.#names.set(at, by.name);
    if (by.code !== undefined) this.#codes.set(at, by.code);
  }

  read(offset: number, limit: number): Matches {
    const { scores } = this.scratch;
    let best = 0;
    for (const at of this.#found) best = Math.max(best, scores[at] as number);
    const told = this.#found.filter((at) => (scores[at] as number) >= best * WORTH_TELLING);
    const step = (at: number) => Math.round((scores[at] as number) * STEPS);
    const page = firstOf(told, offset + limit, (a, b) => step(b) - step(a) || a - b).slice(offset);
    const matches = page.map((at): Match => {
      const [name, code] = [this.#names.get(at), this.#codes.get(at)];
      return {
        at,
        score: Math.min(1, Math.round((scores[at] as number) * 100) / 100),
        ...(name === undefined ? {} : { name }),
        ...(code === undefined ? {} : { code }),
      };
    });
    for (const at of this.#found) scores[at] = 0;
    return { total: told.length, matches };
  }
}

/** The first of a list in an order; only a part of a long list is sorted. */
function firstOf(list: readonly number[], count: number, order: (a: number, b: number) => number): number[] {
  if (list.length <= 4 * count) return [...list].sort(order).slice(0, count);
  let kept: number[] = [];
  let worst: number | undefined;
  for (const item of list) {
    if (worst !== undefined && order(item, worst) >= 0) continue;
    kept.push(item);
    if (kept.length < 4 * count) continue;
    kept = kept.sort(order).slice(0, count);
    worst = kept.at(-1);
  }
  return kept.sort(order).slice(0, count);
}

/** Names that are the query, and those that begin with it. Tells whether an important record has the very name. */
function addNames(index: FindIndex, board: Board, query: string): boolean {
  const { names, recordsNamed, records } = index;
  const [from, to] = rangeOf(names, query);
  let isFound = false;
  for (let at = from; at < to; at++) {
    const name = names[at] as string;
    const isWhole = name === query;
    const score = isWhole ? 1 : 0.85 + (0.07 * query.length) / name.length;
    for (const record of recordsNamed.of(at)) {
      if (isWhole && (records[record]?.find.order as number) <= 3) isFound = true;
      board.add(record, score - minusOf(index, record, name), { name });
    }
  }
  return isFound;
}

function minusOf({ records }: FindIndex, at: number, name: string): number {
  return records[at]?.names.find(({ key }) => key === name)?.minus ?? 0;
}

/** A code in capitals or with digits is meant as one; in small letters it may be the beginning of a word. */
function addCodes(index: FindIndex, board: Board, text: string): void {
  const isMeant = text === text.toUpperCase();
  for (const { family, ordinal, field } of index.codes.find(text)) {
    const at = index.positionOf(family, ordinal);
    const { find } = family;
    if (at !== undefined && find !== undefined)
      board.add(at, isMeant ? 1.02 : 0.9955 + 0.004 * (find.order - 1), { code: field });
  }
}

/** Names that were mistyped as a whole. */
function addSimilarNames(index: FindIndex, board: Board, query: string, isFound: boolean): void {
  if (query.length < 3) return;
  const { names, recordsNamed, similarNames } = index;
  for (const at of similarNames.similar(query, SIMILAR_NAMES)) {
    const name = names[at] as string;
    const longer = Math.max(name.length, query.length);
    const distance = editDistance(query, name, Math.min(8, 1 + Math.floor(longer / 5)));
    if (distance === undefined || distance === 0) continue;
    const likeness = 1 - distance / longer;
    // Who typed a name that exists meant that one.
    const score = (0.53 + 0.43 * likeness) * (isFound ? 0.7 : 1);
    for (const record of recordsNamed.of(at))
      board.add(record, score - minusOf(index, record, name), { name });
  }
}

/** Records that have the words of the query, in a name or in what and where they are. */
function addWords(index: FindIndex, board: Board, query: string): void {
  const { recordsWith, recordsAbout, nameLengths } = index;
  const { weights, inName, counted, seen } = board.scratch;
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const found: number[] = [];
  for (const [position, word] of words.entries()) {
    for (const { at, weight } of formsOf(index, word, position === words.length - 1)) {
      count(recordsWith.of(at), weight, position + 1, 1);
      count(recordsAbout.of(at), weight, position + 1, 0);
    }
  }
  for (const at of found) {
    const named = (inName[at] as number) / words.length;
    const covered = Math.min(1, (inName[at] as number) / Math.max(1, nameLengths[at] as number));
    const weight = (weights[at] as number) / words.length;
    const share = Math.sqrt((counted[at] as number) / words.length);
    board.add(at, (0.62 * weight + 0.1 * named + 0.22 * covered) * share);
    weights[at] = inName[at] = counted[at] = seen[at] = 0;
  }

  /** Forms come from the best to the worst, and a record counts a word once. */
  function count(list: Int32Array, weight: number, position: number, isInName: 0 | 1): void {
    for (const at of list) {
      if (seen[at] === position) continue;
      if (seen[at] === 0) found.push(at);
      seen[at] = position;
      weights[at] = (weights[at] as number) + weight;
      counted[at] = (counted[at] as number) + 1;
      inName[at] = (inName[at] as number) + isInName;
    }
  }
}

interface Form {
  readonly at: number;
  readonly weight: number;
}

/** The word itself, words that begin with it and, where there are none, words like it; the best first. */
function formsOf(index: FindIndex, word: string, isLast: boolean): readonly Form[] {
  const { words, wordAt, similarWords } = index;
  const forms: Form[] = [];
  const itself = wordAt.get(word);
  if (itself !== undefined) forms.push({ at: itself, weight: 1 });
  if (word.length >= 3 || isLast) {
    const [from, to] = rangeOf(words, word);
    for (let at = from; at < to; at++) if (at !== itself) forms.push({ at, weight: isLast ? 0.9 : 0.85 });
  }
  if (forms.length > 0 || word.length < 4) return forms;
  for (const at of similarWords.similar(word, SIMILAR_WORDS)) {
    const other = words[at] as string;
    const longer = Math.max(other.length, word.length);
    const distance = editDistance(word, other, longer >= 7 ? 2 : 1);
    if (distance !== undefined) forms.push({ at, weight: 1 - (1.2 * distance) / longer });
  }
  return forms.sort((a, b) => b.weight - a.weight);
}
