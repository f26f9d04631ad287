// Finds beginnings of names for suggestions at every keystroke, in a sorted table of every name from each of its words on. Beginnings that
// many names share are prepared.

import type { Catalog, Ordinal } from '../catalog/catalog.js';
import { historyOf } from '../history/history-of.js';
import type { Model, ModelFamily } from '../model/model.js';
import { codeKey, isSmall } from '../names/name-key.js';
import { addToList } from '../scheduling/lists.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { numberedTexts } from './bigram-index.js';
import type { Findable } from './findable.js';
import { type PostingLists, postings, rangeOf } from './posting-lists.js';

/** Every code that is known, and the records that have it. */
export interface CodeHit {
  readonly family: ModelFamily;
  readonly ordinal: Ordinal;
  readonly field: string;
  /** The requested code, if the record has another one today. */
  readonly former?: string;
}

const RECORDS_IN_A_STEP = 200;

export function* buildCodeTable(
  { families }: Model,
  catalog: Catalog,
): YieldingWork<{ readonly find: (code: string) => readonly CodeHit[] }> {
  const codes = new Map<string, CodeHit[]>();
  for (const family of families) {
    const fields = Object.keys(family.knownBy);
    if (fields.length === 0) continue;
    for (const [ordinal, row] of catalog.table(family).rows.entries()) {
      if (ordinal % RECORDS_IN_A_STEP === 0) yield;
      for (const field of fields) {
        const key = codeKey(String(row[field] ?? ''));
        if (key !== '') addToList(codes, key, { family, ordinal, field });
      }
    }
    const field = family.history?.code;
    if (field !== undefined && fields.includes(field))
      for (const { ordinal, text } of historyOf(catalog, family).codes)
        addToList(codes, codeKey(text), { family, ordinal, field, former: text });
  }
  return {
    find: (code) => {
      const key = codeKey(code);
      // Spreadsheets drop the leading zero of codes.
      const padded = /^\d+$/.test(key) ? codes.get(`0${key}`) : undefined;
      return [...(codes.get(key) ?? []), ...(padded ?? [])];
    },
  };
}

interface Beginnings {
  readonly total: number;
  /**
   * Positions of records in order of their match: equal names, names that begin with the text with seats of areas first, then aliases that
   * do, then names with such a word.
   */
  readonly first: readonly number[];
}

interface PrefixTable {
  /** Whether the names that begin with it are more than a page needs. */
  readonly isLong: (text: string) => boolean;
  /** Whether a name, or a later word of one, begins with the text. */
  readonly begins: (text: string) => boolean;
  /** Returns at most `most` records. `isWanted` selects them. */
  readonly beginning: (text: string, most: number, isWanted?: (at: number) => boolean) => Beginnings;
}

/** Longer ranges than this are prepared. */
const LONG_LIST = 300;
/** The number of prepared records, which is the largest page. */
const AHEAD = 50;
const LONGEST_AHEAD = 16;
const NAMES_IN_A_STEP = 500;
/** Texts that are compared with their neighbours in one step. */
const TEXTS_IN_A_STEP = 3000;
const [EXACT, SEAT, WHOLE, ALSO, INNER] = [0, 1, 2, 3, 4];
/** Rank and position in one number, so that sorting the numbers gives the order of the response. */
const TIER = 2 ** 24;

export function* buildPrefixTable(
  records: readonly Findable[],
  seats: ReadonlySet<number>,
): YieldingWork<PrefixTable> {
  const numbered = numberedTexts();
  const ranks = postings();
  for (const [at, { names }] of records.entries()) {
    if (at % NAMES_IN_A_STEP === 0) yield;
    const [name] = names;
    for (const { key, isAlso } of names) {
      const tier = isAlso ? ALSO : seats.has(at) ? SEAT : WHOLE;
      ranks.add(numbered.numberOf(key), tier * TIER + at);
      if (key !== name?.key) continue;
      for (let blank = key.indexOf(' '); blank > 0; blank = key.indexOf(' ', blank + 1)) {
        const next = key.indexOf(' ', blank + 1);
        if (!isSmall(key.slice(blank + 1, next < 0 ? undefined : next)))
          ranks.add(numbered.numberOf(key.slice(blank + 1)), INNER * TIER + at);
      }
    }
  }
  const { texts, placeOf } = yield* numbered.sorted();
  return yield* prefixTable(texts, yield* ranks.packed(placeOf), records.length);
}

function* prefixTable(
  texts: readonly string[],
  ranks: PostingLists,
  count: number,
): YieldingWork<PrefixTable> {
  const ahead = new Map<string, Beginnings>();
  /** The last turn in which each record was returned. A set of thousands would take ten times as long. */
  const seen = new Int32Array(count);
  let turn = 0;
  for (const [text, from, to] of yield* longRanges(texts, ranks)) {
    yield;
    ahead.set(text, among(text, from, to, AHEAD));
  }
  return {
    isLong: (text) => ahead.has(text),
    begins: (text) => {
      const [from, to] = rangeOf(texts, text);
      return from < to;
    },
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
    const found = ranks.between(from, to).slice();
    // The text itself sorts before those that begin with it.
    const exact = texts[from] === text ? ranks.of(from).length : 0;
    for (let at = 0; at < exact; at++)
      if ((found[at] as number) < ALSO * TIER) found[at] = ((found[at] as number) % TIER) + EXACT * TIER;
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

type PrefixRange = readonly [start: string, from: number, to: number];

/** Finds beginnings that many names share. Each text is compared with the one before, and ends the ranges that it does not belong to. */
function* longRanges(texts: readonly string[], ranks: PostingLists): YieldingWork<readonly PrefixRange[]> {
  const found: PrefixRange[] = [];
  /** Where the range of each length begins. */
  const begun = new Int32Array(LONGEST_AHEAD + 1);
  let [before, longest] = ['', 0];
  for (let at = 0; at <= texts.length; at++) {
    if (at % TEXTS_IN_A_STEP === 0) yield;
    const text = texts[at] ?? '';
    const shared = sharedStart(before, text);
    for (let length = shared + 1; length <= longest; length++) {
      const from = begun[length] as number;
      if (ranks.countBetween(from, at) > LONG_LIST) found.push([before.slice(0, length), from, at]);
    }
    longest = Math.min(text.length, LONGEST_AHEAD);
    for (let length = shared + 1; length <= longest; length++) begun[length] = at;
    before = text;
  }
  return found;
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length, LONGEST_AHEAD);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}
