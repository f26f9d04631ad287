// What names begin with, for suggestions at every keystroke: a sorted table of all names from each of their words on. Beginnings that
// very many names share are answered ahead.
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { isSmall } from './find-key.js';
import type { Findable } from './findable.js';
import { sortedInSteps } from './sorted-in-steps.js';
import { rangeOf } from './sorted-texts.js';

export interface Beginnings {
  readonly total: number;
  /** Positions of records: names that are the text, then those that begin with it, then those with a word that does. */
  readonly first: readonly number[];
}

export interface PrefixTable {
  /** So many names begin with it that the first of them say enough. */
  readonly isLong: (text: string) => boolean;
  /** At most `most` of them are told; `isWanted` says which count at all. */
  readonly beginning: (text: string, most: number, isWanted?: (at: number) => boolean) => Beginnings;
}

/** A range this long is worth answering ahead. */
const LONG = 300;
/** How many are told ahead: as many as can be asked for in one page. */
const AHEAD = 50;
const LONGEST_AHEAD = 16;
const NAMES_IN_A_STEP = 300;
/** Ranges of names that are looked at in a step. */
const RANGES_IN_A_STEP = 1000;
const [EXACT, WHOLE, INNER] = [0, 1, 2];
/** Rank and position in one number, so that numbers sort as they should be told. */
const TIER = 2 ** 24;

export function* buildPrefixTable(records: readonly Findable[]): YieldingWork<PrefixTable> {
  const unsorted: { readonly text: string; readonly rank: number }[] = [];
  for (const [at, { names }] of records.entries()) {
    if (at % NAMES_IN_A_STEP === 0) yield;
    const [name] = names;
    for (const { key } of names) {
      unsorted.push({ text: key, rank: WHOLE * TIER + at });
      if (key !== name?.key) continue;
      for (let blank = key.indexOf(' '); blank > 0; blank = key.indexOf(' ', blank + 1)) {
        const rest = key.slice(blank + 1);
        if (!isSmall(rest.split(' ', 1)[0] as string)) unsorted.push({ text: rest, rank: INNER * TIER + at });
      }
    }
  }
  const starts = yield* sortedInSteps(unsorted, ({ text }) => text);
  yield;
  const texts = starts.map(({ text }) => text);
  const ranks = Int32Array.from(starts, ({ rank }) => rank);
  const ahead = new Map<string, Beginnings>();
  /** The last turn in which a record was told; a set of thousands would take ten times as long. */
  const seen = new Int32Array(records.length);
  let turn = 0;
  let ranges = 0;
  for (let length = 1; length <= LONGEST_AHEAD; length++) {
    for (let from = 0; from < texts.length; ) {
      if (++ranges % RANGES_IN_A_STEP === 0) yield;
      const text = (texts[from] as string).slice(0, length);
      if (text.length < length) {
        from++;
        continue;
      }
      const to = rangeOf(texts, text)[1];
      if (to - from > LONG) {
        yield;
        ahead.set(text, among(text, from, to, AHEAD));
      }
      from = to;
    }
  }
  return {
    isLong: (text) => ahead.has(text),
    beginning: (text, most, isWanted) => {
      const known = isWanted === undefined ? ahead.get(text) : undefined;
      if (known !== undefined && most <= AHEAD) return { ...known, first: known.first.slice(0, most) };
      const [from, to] = rangeOf(texts, text);
      return among(text, from, to, most, isWanted);
    },
  };

  function among(
    text: string,
    from: number,
    to: number,
    most: number,
    isWanted?: (at: number) => boolean,
  ): Beginnings {
    const found = ranks.slice(from, to);
    // The text itself is the first of those that begin with it.
    for (let at = 0; at < found.length && texts[from + at] === text; at++)
      if ((found[at] as number) < INNER * TIER) found[at] = ((found[at] as number) % TIER) + EXACT * TIER;
    found.sort();
    turn++;
    const first: number[] = [];
    let total = 0;
    for (const rank of found) {
      const at = rank % TIER;
      if (seen[at] === turn || (isWanted !== undefined && !isWanted(at))) continue;
      seen[at] = turn;
      total++;
      if (first.length < most) first.push(at);
    }
    return { total, first };
  }
}
