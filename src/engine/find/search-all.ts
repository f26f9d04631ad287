// Finds records of all families by a typed query: the name itself, its beginning, its words, or a similar name.
import { addBegun, addNames, addSimilarNames } from './add-names.js';
import { addOfKind, addSeats } from './add-of-kind.js';
import { addWords } from './add-words.js';
import type { FindIndex } from './find-index.js';
import { kindIn } from './query-kind.js';
import { add, type Board, boardOf, type Matches, readBoard } from './score-board.js';

interface Wanted {
  readonly offset: number;
  readonly limit: number;
  readonly isWanted?: ((at: number) => boolean) | undefined;
}

/** A longer query is not a name. */
const LONGEST = 120;

export function searchAll(index: FindIndex, text: string, { offset, limit, isWanted }: Wanted): Matches {
  const query = index.queryKey(text.slice(0, LONGEST));
  const board = boardOf(index, isWanted);
  const codes = addCodes(index, board, text);
  if (index.prefixes.isLong(query)) {
    const { total, first } = index.prefixes.beginning(query, offset + limit, isWanted);
    for (const at of first) addBegun(index, board, at, query);
    const found = readBoard(board, codes, index, offset, limit);
    return { ...found, total: Math.max(total, found.total) };
  }
  if (query !== '') {
    const isFound = addNames(index, board, query);
    const areWords = addWords(index, board, query);
    if (!isFound) addSeats(index, board, query);
    const kind = isFound ? undefined : kindIn(index.families, query);
    if (kind !== undefined) addOfKind(index, board, kind);
    else if (!isFound && codes.size === 0) addSimilarNames(index, board, query, areWords ? 0.85 : 1);
  }
  return readBoard(board, codes, index, offset, limit);
}

/** A code in capitals or digits is meant as one; in small letters it may be the beginning of a word. */
function addCodes(index: FindIndex, board: Board, text: string): ReadonlyMap<number, string> {
  const isMeant = text === text.toUpperCase();
  const codes = new Map<number, string>();
  for (const { family, ordinal, field } of index.codes.find(text)) {
    const at = index.positionOf(family, ordinal);
    if (at === undefined) continue;
    codes.set(at, field);
    add(board, at, isMeant ? 1.02 : 0.9955 + (board.minus[at] as number));
  }
  return codes;
}
