// Finds records of all families by a typed query: the name itself, its beginning, its words, or a similar name.

import type { ModelFamily } from '../model/model.js';
import { type Point, pointOf } from '../model/read-row.js';
import { JOINING } from '../names/name-key.js';
import { certaintyOf, IMPORTANT, isTimeOf } from './certainty.js';
import type { FindIndex } from './find-index.js';
import { kindIn, phraseIn, phrasesOf, type QueryKind } from './findable.js';
import { rangeOf } from './posting-lists.js';
import type { CodeHit } from './prefix-table.js';
import type { readQuery } from './reading.js';
import { add, addWords, boardOf, readBoard } from './score-board.js';
import { joinedForms, namesApart } from './spelling.js';

type Board = ReturnType<typeof boardOf>;
type Match = ReturnType<typeof readBoard>['matches'][number];
type Reading = ReturnType<typeof readQuery>;

/** Names that are compared letter by letter, in the group that equals the query, begins with it or resembles it. */
const SIMILAR_NAMES = 60;

/** A plural or a feminine form is the same name in other words. */
const [SHORTEST_FORM, OTHER_FORM] = [5, 0.99];

/** Scores names that equal the query or begin with it. Returns whether an important record has exactly this name. */
function addNames(index: FindIndex, board: Board, query: string): boolean {
  const { names, records } = index;
  const [from, to] = rangeOf(names, query);
  let isFound = false;
  for (const other of query.length < SHORTEST_FORM ? [] : joinedForms(query)) {
    const [at] = rangeOf(names, other);
    if (names[at] === other) addNamed(index, board, at, OTHER_FORM);
  }
  for (let at = from; at < to; at++) {
    const name = names[at] as string;
    const isWhole = name === query;
    // A long name can lack its last letter. A short text is the beginning of something.
    const isNearlyWhole = query.length > 4 && name.length - query.length === 1;
    addNamed(index, board, at, isWhole ? 1 : !isNearlyWhole ? 0.9 : query.length > 7 ? 0.925 : 0.905);
    if (isWhole)
      isFound = index.recordsNamed.of(at).some((record) => (records[record]?.find.order ?? 9) <= IMPORTANT);
  }
  return isFound;
}

/** Scores a name that equals the query or begins with it, or else one with a word that does. */
function addBegun(index: FindIndex, board: Board, at: number, query: string): void {
  const { names } = index.records[at] as FindIndex['records'][number];
  for (const { key, minus, at: name } of names)
    if (key.startsWith(query)) add(board, at, (key === query ? 1 : 0.9) - minus, name);
  add(board, at, 0.79);
}

/** Scores all records with that name or alias. */
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

/** The number of wrong letters that a name may have. */
const mistakesIn = (length: number): number => Math.min(8, 1 + Math.floor(length / 5));

/** Scores names with typos. */
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
 * Scores of records of a kind: the name equals or begins with the remaining text, or the record lies in a place with that name or, times
 * `similar`, a similar one.
 */
const OF_KIND = { named: 0.985, begun: 0.93, there: 0.96, nearby: 0.88, similar: 0.97 };

/** Scores records of the requested kind if the remaining words are their name, place or time. */
function addOfKind(index: FindIndex, board: Board, { families, rest }: QueryKind): void {
  const { names, records, around, alsoIn } = index;
  const isOf = (at: number) => families.has((records[at] as (typeof records)[number]).family);
  for (const key of [rest, ...namesWith(families, rest)]) {
    const [from, to] = rangeOf(names, key);
    for (let at = from; at < to; at++)
      addNamed(index, board, at, names[at] === key ? OF_KIND.named : OF_KIND.begun, isOf);
  }
  addSimilarNames(index, board, rest, OF_KIND.similar, isOf);
  const places = placesCalled(index, rest);
  for (let at = 0; at < records.length; at++) {
    if (!isOf(at)) continue;
    add(board, at, inTime(records[at] as (typeof records)[number], rest));
    for (const nearest of [around[at] as number, alsoIn.get(at) ?? -1]) {
      let place = nearest;
      while (place >= 0 && !places.has(place)) place = around[place] as number;
      if (place >= 0) add(board, at, places.get(place) as number);
    }
  }
}

/** Adds the word for the kind to the remaining text, so `u cauca` finds Universidad del Cauca. */
const namesWith = (families: ReadonlySet<ModelFamily>, rest: string): readonly string[] =>
  [...families].flatMap((family) =>
    phrasesOf(family).flatMap((phrase) => JOINING.map((joint) => `${phrase} ${joint}${rest}`)),
  );

/** Scores the seat of the named area, as in `capital of Antioquia`. */
function addSeats({ seats, names, recordsNamed, families }: FindIndex, board: Board, query: string): void {
  const { rest = '' } = phraseIn(query, (phrase) => seats.words.has(phrase)) ?? {};
  const area = kindIn(families, rest)?.rest ?? rest;
  const [at] = rangeOf(names, area);
  if (area === '' || names[at] !== area) return;
  for (const area of recordsNamed.of(at)) {
    const seat = seats.of.get(area);
    if (seat !== undefined) add(board, seat, OF_KIND.named);
  }
}

/** The score of a record that is active in the year, or today. It is highest if the record began in that year. */
function inTime(record: FindIndex['records'][number], time: string): number {
  if (!isTimeOf(record, time)) return 0;
  const { family, row } = record;
  const isLater = /^\d/.test(time) && !String(row[family.period?.from ?? '']).startsWith(time);
  return isLater ? OF_KIND.there : OF_KIND.named;
}

/** Records with the name, or else the most similar ones, and the score for lying in them. */
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

interface WantedHits {
  readonly offset: number;
  readonly limit: number;
  readonly isWanted?: ((at: number) => boolean) | undefined;
}

export interface FoundMatch extends Match {
  readonly certain: boolean;
}

interface FoundPart {
  readonly total: number;
  readonly matches: readonly FoundMatch[];
  /** The query is about something outside the data. */
  readonly isOutside?: boolean;
}

export function findAll(
  index: FindIndex,
  reading: Reading,
  { offset, limit, isWanted }: WantedHits,
): FoundPart {
  const { text, query, near } = reading;
  // Certain hits come first, so those of a later part depend on them.
  if (
    reading.isOutside &&
    !findAll(index, { ...reading, isOutside: false }, { offset: 0, limit: 1, isWanted }).matches[0]?.certain
  )
    return { total: 0, matches: [], isOutside: true };
  const place = near && nearbyPlace(index, query);
  const board = boardOf(index, isWanted);
  const isCertain = place === undefined ? certaintyOf(index, query) : () => place.certain;
  const codes = reading.codes.length > 0 ? addCodes(index, board, reading.codes, true) : undefined;
  if (codes === undefined && near !== undefined && place !== undefined)
    addNearby(index, board, near, place.at);
  else if (codes === undefined) return searchNamed();
  return read(codes ?? new Map());

  function searchNamed(): FoundPart {
    const bare = index.codes.find(text).filter(({ family, field }) => !family.knownBy[field]?.beside);
    const codes = addCodes(index, board, bare, text === text.toUpperCase());
    if (index.prefixes.isLong(query)) {
      const { total, first } = index.prefixes.beginning(query, offset + limit, isWanted);
      for (const at of first) addBegun(index, board, at, query);
      const found = read(codes);
      return { ...found, total: Math.max(total, found.total) };
    }
    if (query !== '') addQuery(codes.size > 0);
    return read(codes);
  }

  function addQuery(isCode: boolean): void {
    const isFound = addNames(index, board, query);
    const areWords = addWords(index, board, query);
    if (!isFound) addSeats(index, board, query);
    const kind = isFound ? undefined : kindIn(index.families, query);
    if (kind !== undefined) addOfKind(index, board, kind);
    else if (!isFound && !isCode) addSimilarNames(index, board, query, areWords ? 0.85 : 1);
  }

  function read(codes: ReadonlyMap<number, CodeHit>): FoundPart {
    const { total, matches } = readBoard(board, codes, index, offset, limit);
    return {
      total,
      matches: matches.map((match) => ({
        ...match,
        certain: match.code !== undefined || isCertain(match.at),
      })),
    };
  }
}

/** A code in capitals or digits is meant as a code. Small letters can be the beginning of a word. */
function addCodes(
  index: FindIndex,
  board: Board,
  coded: readonly CodeHit[],
  isMeant: boolean,
): ReadonlyMap<number, CodeHit> {
  const codes = new Map<number, CodeHit>();
  for (const each of coded) {
    const at = index.positionOf(each.family, each.ordinal);
    if (at === undefined) continue;
    codes.set(at, each);
    add(board, at, isMeant ? 1.02 : 0.9955 + (board.minus[at] as number));
  }
  return codes;
}

/** The best place for a name, with a point. */
function nearbyPlace(index: FindIndex, query: string) {
  const isPlace = (at: number) => pointAt(index, at) !== undefined;
  const reading = { text: query, query, codes: [], isOutside: false };
  return findAll(index, reading, { offset: 0, limit: 1, isWanted: isPlace }).matches[0];
}

/** The number of nearest records that count, and how much less each scores than the one before. */
const [NEAREST, FARTHER] = [50, 0.002];

function addNearby(index: FindIndex, board: Board, families: readonly ModelFamily[], place: number): void {
  const from = pointAt(index, place) as Point;
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  const found: { readonly at: number; readonly far: number }[] = [];
  for (const [at, { family }] of index.records.entries()) {
    if (at === place || !families.includes(family)) continue;
    const to = pointAt(index, at);
    if (to === undefined) continue;
    const east = (to.longitude - from.longitude) * narrowing;
    found.push({ at, far: Math.hypot(east, to.latitude - from.latitude) });
  }
  found.sort((one, other) => one.far - other.far);
  for (const [rank, { at }] of found.slice(0, NEAREST).entries())
    add(board, at, OF_KIND.named - FARTHER * rank);
}

/** The point of the record, or of the nearest area around it that has one. */
function pointAt({ records, around }: FindIndex, at: number): Point | undefined {
  for (let place = at; place >= 0; place = around[place] as number) {
    const { family, row } = records[place] as FindIndex['records'][number];
    const point = pointOf(family, row);
    if (point !== undefined) return point;
  }
  return undefined;
}
