// The scores of a search: for every record the best score, and the name that gave it. The best of them are read at its end.
import { memo } from '../scheduling/memo.js';
import type { FindIndex } from './find-index.js';

export interface Match {
  /** The position of the record in the index. */
  readonly at: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The key of the name that matched as a whole; undefined if a code or words did. */
  readonly name?: string;
  /** The field of the code that matched. */
  readonly code?: string;
}

export interface Matches {
  readonly total: number;
  readonly matches: readonly Match[];
}

/** Scores are distinguished to a thousandth; among equals the order of the records decides. */
const STEPS = 1000;
/** A hit below this part of the best score is not returned. */
const WORTH_TELLING = 0.55;
/** How much less a match of the next order is worth. */
const BY_ORDER = 0.004;
const NONE = -1;

/** The scores of one search for every record, cleared after each: searches run one at a time. */
interface Scratch {
  readonly scores: Float64Array;
  /** The name that gave the score. */
  readonly names: Int32Array;
  readonly weights: Float64Array;
  readonly inName: Uint8Array;
  readonly counted: Uint8Array;
  readonly seen: Uint8Array;
  readonly minus: Float64Array;
  /** The first of them, `count` in number, are the records found. */
  readonly found: Int32Array;
  readonly met: Int32Array;
  count: number;
}

export interface Board extends Scratch {
  readonly isWanted: ((at: number) => boolean) | undefined;
}

const scratches = memo<FindIndex, Scratch, undefined>();

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
  codes: ReadonlyMap<number, string>,
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
    // Rounded here once, so that they sort in the order of the response.
    if ((scores[at] as number) >= least) hits.push(at);
    scores[at] = Math.round((scores[at] as number) * STEPS);
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

/** The first of a list in an order; only a part of a long list is sorted. */
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
