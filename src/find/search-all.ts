// Finds records of all families by what somebody typed: the name itself, its beginning, its words, or something like it.

import { wordsOf } from '../names/name-key.js';
import { editDistance } from '../text/edit-distance.js';
import { namesApart } from './alike.js';
import type { FindIndex } from './find-index.js';
import { kindIn, phraseIn, type QueryKind } from './query-kind.js';
import { rangeOf } from './sorted-texts.js';

export interface Match {
  /** The position of the record in the index. */
  readonly at: number;
  /** From 0 to 1. */
  readonly score: number;
  /** The key of the name that matched as a whole; undefined where a code or words did. */
  readonly name?: string;
  /** The field of the code that matched. */
  readonly code?: string;
}

export interface Matches {
  readonly total: number;
  readonly matches: readonly Match[];
}

export interface Wanted {
  readonly offset: number;
  readonly limit: number;
  readonly isWanted?: ((at: number) => boolean) | undefined;
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
/** How much less a match of the next order is worth. */
const BY_ORDER = 0.004;
/** Up to this order a name that exists is what was meant. */
const IMPORTANT = 3;
const NONE = -1;

export function searchAll(index: FindIndex, text: string, { offset, limit, isWanted }: Wanted): Matches {
  const query = index.queryKey(text.slice(0, LONGEST));
  const board = boardOf(index, isWanted);
  const codes = addCodes(index, board, text);
  if (index.prefixes.isLong(query)) {
    const { total, first } = index.prefixes.beginning(query, offset + limit, isWanted);
    for (const at of first) addBegun(index, board, at, query);
    const found = read(board, codes, index, offset, limit);
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
  return read(board, codes, index, offset, limit);
}

/** What a search writes down of every record, cleared after each: searches run one at a time. */
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

interface Board extends Scratch {
  readonly isWanted: ((at: number) => boolean) | undefined;
}

const scratches = new WeakMap<FindIndex, Scratch>();

function boardOf(index: FindIndex, isWanted: Board['isWanted']): Board {
  const { length } = index.records;
  const scratch = scratches.get(index) ?? {
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
  };
  scratches.set(index, scratch);
  return { ...scratch, isWanted };
}

/** Keeps the best score of a record. */
function add(board: Board, at: number, score: number, name = NONE): void {
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

function read(
  { scores, names, found, count }: Board,
  codes: ReadonlyMap<number, string>,
  index: FindIndex,
  offset: number,
  limit: number,
): Matches {
  let best = 0;
  for (let place = 0; place < count; place++) best = Math.max(best, scores[found[place] as number] as number);
  const least = best * WORTH_TELLING;
  const told: number[] = [];
  for (let place = 0; place < count; place++) {
    const at = found[place] as number;
    // Rounded here once, so that they sort as they should be told.
    if ((scores[at] as number) >= least) told.push(at);
    scores[at] = Math.round((scores[at] as number) * STEPS);
  }
  const order = (a: number, b: number) => (scores[b] as number) - (scores[a] as number) || a - b;
  const page = firstOf(told, offset + limit, order).slice(offset);
  const matches = page.map((at): Match => {
    const [name, code] = [index.names[names[at] as number], codes.get(at)];
    return {
      at,
      score: Math.min(1, Math.round((scores[at] as number) / 10) / 100),
      ...(code !== undefined ? { code } : name === undefined ? {} : { name }),
    };
  });
  for (let place = 0; place < count; place++) scores[found[place] as number] = 0;
  return { total: told.length, matches };
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
function addBegun(index: FindIndex, board: Board, at: number, query: string): void {
  const { names } = index.records[at] as FindIndex['records'][number];
  for (const { key, minus, at: name } of names)
    if (key.startsWith(query)) add(board, at, (key === query ? 1 : 0.9) - minus, name);
  add(board, at, 0.79);
}

/** All records of that name, or alias. */
function addNamed(
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

/** What a record of a kind is worth whose name is the rest or begins with it, or that lies in a place of that name or of a similar one; of a similar name, a part. */
const OF_KIND = { named: 0.985, begun: 0.93, there: 0.96, nearby: 0.88, similar: 0.97 };

function addOfKind(index: FindIndex, board: Board, { families, rest }: QueryKind): void {
  const { names, records, around } = index;
  const isOf = (at: number) => families.has((records[at] as (typeof records)[number]).family);
  const [from, to] = rangeOf(names, rest);
  for (let at = from; at < to; at++)
    addNamed(index, board, at, names[at] === rest ? OF_KIND.named : OF_KIND.begun, isOf);
  addSimilarNames(index, board, rest, OF_KIND.similar, isOf);
  const places = placesCalled(index, rest);
  for (let at = 0; at < records.length; at++) {
    if (!isOf(at)) continue;
    add(board, at, inTime(records[at] as (typeof records)[number], rest));
    let place = around[at] as number;
    while (place >= 0 && !places.has(place)) place = around[place] as number;
    if (place >= 0) add(board, at, places.get(place) as number);
  }
}

/** The seat of an area that is called so: `capital of Antioquia`. */
function addSeats({ seats, names, recordsNamed }: FindIndex, board: Board, query: string): void {
  const found = phraseIn(query, (phrase) => seats.words.has(phrase));
  const [at] = rangeOf(names, found?.rest ?? '');
  if (found === undefined || names[at] !== found.rest) return;
  for (const area of recordsNamed.of(at)) {
    const seat = seats.of.get(area);
    if (seat !== undefined) add(board, seat, OF_KIND.named);
  }
}

/** What a record is worth that was active in a year, or is now: most if it began in that year. */
function inTime({ family: { period }, row }: FindIndex['records'][number], time: string): number {
  if (period === undefined) return 0;
  const [from, to] = [String(row[period.from]).slice(0, 4), String(row[period.to] ?? '9999').slice(0, 4)];
  if (period.now?.includes(time)) return row[period.to] === null ? OF_KIND.named : 0;
  if (!/^\d{4}$/.test(time) || time < from || time > to) return 0;
  return time === from ? OF_KIND.named : OF_KIND.there;
}

/** Records with the name, or else with the most similar ones, and what lying in them is worth. */
function placesCalled(
  { names, recordsNamed, similarNames }: FindIndex,
  name: string,
): ReadonlyMap<number, number> {
  const [itself] = rangeOf(names, name);
  if (names[itself] === name)
    return new Map(Array.from(recordsNamed.of(itself), (at) => [at, OF_KIND.there]));
  const similar = similarNames.similar(name, mistakesIn(name.length + 1), SIMILAR_NAMES).flatMap((at) => {
    const other = names[at] as string;
    const distance = namesApart(name, other, mistakesIn(other.length));
    return distance === undefined ? [] : [{ at, distance }];
  });
  const least = Math.min(...similar.map(({ distance }) => distance));
  const nearest = similar.filter(({ distance }) => distance === least);
  return new Map(
    nearest.flatMap(({ at }) => Array.from(recordsNamed.of(at), (each) => [each, OF_KIND.nearby])),
  );
}

/** How many letters of a name may be wrong. */
const mistakesIn = (length: number): number => Math.min(8, 1 + Math.floor(length / 5));

/** Names that were mistyped as a whole. */
function addSimilarNames(
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

/**
 * Records that have the words of the query, in a name or in what and where they are. Tells whether one has all of them in its name, as
 * they were typed.
 */
function addWords(index: FindIndex, board: Board, query: string): boolean {
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

/** The word itself, words that begin with it and, where there are none, words like it; the best first. */
function formsOf(index: FindIndex, word: string, isLast: boolean): readonly Form[] {
  const { words, wordAt, similarWords } = index;
  const forms: Form[] = [];
  const itself = wordAt.get(word);
  if (itself !== undefined) forms.push({ at: itself, weight: 1 });
  for (const other of otherNumber(word)) {
    const at = wordAt.get(other);
    if (at !== undefined) forms.push({ at, weight: 0.98 });
  }
  // A word that goes on is being typed, unless another follows it.
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
