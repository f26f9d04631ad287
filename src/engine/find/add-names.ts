// Names that equal the query, begin with it, or are similar to it.
import { namesApart } from './alike.js';
import type { FindIndex } from './find-index.js';
import { add, type Board } from './score-board.js';
import { rangeOf } from './sorted-texts.js';

/** Names that are compared letter by letter. */
export const SIMILAR_NAMES = 60;
/** Up to this order, an existing name is taken as meant. */
const IMPORTANT = 3;

/** Names that are the query, and those that begin with it. Returns whether an important record has exactly this name. */
export function addNames(index: FindIndex, board: Board, query: string): boolean {
  const { names, records } = index;
  const [from, to] = rangeOf(names, query);
  let isFound = false;
  for (let at = from; at < to; at++) {
    const name = names[at] as string;
    const isWhole = name === query;
    // Of a long name the last letter was left out; a short text is the beginning of something.
    const isNearlyWhole = query.length > 4 && name.length - query.length === 1;
    addNamed(index, board, at, isWhole ? 1 : !isNearlyWhole ? 0.9 : query.length > 7 ? 0.925 : 0.905);
    if (isWhole)
      isFound = index.recordsNamed.of(at).some((record) => (records[record]?.find.order ?? 9) <= IMPORTANT);
  }
  return isFound;
}

/** A name that is the query or begins with it, else one that has a word that does. */
export function addBegun(index: FindIndex, board: Board, at: number, query: string): void {
  const { names } = index.records[at] as FindIndex['records'][number];
  for (const { key, minus, at: name } of names)
    if (key.startsWith(query)) add(board, at, (key === query ? 1 : 0.9) - minus, name);
  add(board, at, 0.79);
}

/** All records of that name, or alias. */
export function addNamed(
  { recordsNamed, records }: FindIndex,
  board: Board,
  name: number,
  score: number,
  isMeant?: (at: number) => boolean,
): void {
  for (const at of recordsNamed.of(name))
    if (isMeant?.(at) !== false) add(board, at, score - minusOf(at), name);

  function minusOf(at: number): number {
    const { names } = records[at] as (typeof records)[number];
    return names.length === 1 ? 0 : (names.find((each) => each.at === name)?.minus ?? 0);
  }
}

/** How many letters of a name may be wrong. */
export const mistakesIn = (length: number): number => Math.min(8, 1 + Math.floor(length / 5));

/** Names that were mistyped as a whole. */
export function addSimilarNames(
  index: FindIndex,
  board: Board,
  query: string,
  worth: number,
  isMeant?: (at: number) => boolean,
): void {
  if (query.length < 3) return;
  const { names, similarNames } = index;
  for (const at of similarNames.similar(query, mistakesIn(query.length + 1), SIMILAR_NAMES)) {
    const name = names[at] as string;
    const longer = Math.max(name.length, query.length);
    const distance = namesApart(query, name, mistakesIn(longer));
    if (distance === undefined || distance === 0) continue;
    addNamed(index, board, at, (0.53 + 0.43 * (1 - distance / longer)) * worth, isMeant);
  }
}
