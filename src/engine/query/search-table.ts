// Finds the records that contain a text, those with the best match of their name first. The index of a set of fields is built once.
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import { pointIndex } from '../geo/point-index.js';
import type { ModelFamily, Row, SearchField } from '../model/model.js';
import { memo, type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import {
  LETTERS_IN_A_STEP,
  type MadeBy,
  RECORDS_IN_A_STEP,
  type YieldingWork,
} from '../scheduling/yielding-work.js';
import { fold } from '../text/fold.js';
import { buildTrigramIndex } from './trigram-index.js';

interface Searches {
  readonly byKeyword: Searched;
  readonly byName: Searched;
  readonly byCode: Searched;
}

const known = memo<ModelFamily, Searches, undefined>();

/** The fields in which a family is searched by keyword, name and code. Computed once. */
export const searchesOf = (family: ModelFamily): Searches =>
  known(family, undefined, () => makeSearches(family));

function makeSearches({ search, nameFields, otherName, codes }: ModelFamily): Searches {
  const isSearched = (name: string) =>
    search.some(({ through, field }) => through === undefined && field === name);
  const name = nameFields.every(isSearched) ? nameFields : [];
  const second = otherName !== undefined && isSearched(otherName) ? otherName : undefined;
  const others = search.filter(
    ({ through, field }) => through !== undefined || !(name.includes(field) || field === second),
  );
  const byKeyword = { key: 'keyword', name, otherName: second, others };
  // Names come first in the texts of keywords, so one index also finds parts of names.
  const hasNames = name === nameFields && second === otherName;
  return {
    byKeyword,
    byName: hasNames ? byKeyword : { key: 'name', name: nameFields, otherName, others: [] },
    byCode: {
      key: 'code',
      name: [],
      otherName: undefined,
      others: codes.map((field) => ({ through: undefined, field })),
    },
  };
}

const [EQUAL, BEGINS, WORD_BEGINS, WITHIN, ELSEWHERE] = [0, 1, 2, 3, 4];
/** The rank of a match in the name of a record. A lower rank is better, because clients use the first hit. */
export const RANKS = 5;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The name is `text[1, nameEnd)` and a second name follows. `at` is the first position of the keyword. */
export function rankInName(
  text: string,
  nameEnd: number,
  keyword: string,
  at: number,
  hasOtherName: boolean,
): number {
  if (hasOtherName && equals(text, nameEnd + 1, keyword)) return EQUAL;
  if (at >= nameEnd) return ELSEWHERE;
  if (at === 1) return keyword.length === nameEnd - 1 ? EQUAL : BEGINS;
  for (let next = at; next >= 0 && next < nameEnd; next = text.indexOf(keyword, next + 1))
    if (!isLetterOrDigit(text.charCodeAt(next - 1))) return WORD_BEGINS;
  return WITHIN;
}

/** Folded text is lower-case letters, digits and signs, with few exceptions. */
function isLetterOrDigit(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return LETTER_OR_DIGIT.test(String.fromCharCode(code));
}

/** A name ends with a character that no keyword contains. */
const equals = (text: string, start: number, keyword: string) =>
  text.startsWith(keyword, start) && text.charCodeAt(start + keyword.length) === 0;

/** The texts that a search reads. */
export interface Searched {
  /** Distinguishes its index from those of other searches of the table. */
  readonly key: string;
  /** The fields that form the name, by which hits are ranked. If empty, hits stay in id order. */
  readonly name: readonly string[];
  readonly otherName: string | undefined;
  readonly others: readonly SearchField[];
}

/** Anywhere in a field, anywhere in the name, or a whole field. */
export type MatchExtent = 'part' | 'part of the name' | 'whole';

/** Separates and surrounds the fields of a record, so that no match spans two of them. */
export const EDGE = '\u0000';

interface SearchIndex {
  /** `EDGE name EDGE other name EDGE field EDGE ...` */
  readonly texts: readonly string[];
  /** The end of the name in each text. */
  readonly nameEnds: Int32Array;
  readonly trigrams: MadeBy<typeof buildTrigramIndex>;
}

const indexes = memo<Table, SharedWork<SearchIndex>>();

export function searchTable(
  catalog: Catalog,
  table: Table,
  searched: Searched,
  text: string,
  extent: MatchExtent,
): Ordinals {
  const folded = fold(text.trim());
  if (folded === '' || folded.includes(EDGE)) return new Int32Array(0);
  const needle = extent === 'whole' ? `${EDGE}${folded}${EDGE}` : folded;
  const { texts, nameEnds, trigrams } = searchIndexOf(catalog, table, searched).now();
  const candidates = trigrams.candidates(needle) ?? table.all;
  const isRanked = searched.name.length > 0;
  if (candidates.length > found.length) {
    found = new Int32Array(2 * candidates.length);
    ranks = new Uint8Array(2 * candidates.length);
  }
  let count = 0;
  for (let index = 0; index < candidates.length; index++) {
    const ordinal = candidates[index] as Ordinal;
    const held = texts[ordinal] as string;
    const at = held.indexOf(needle);
    if (at < 0) continue;
    if (isRanked) {
      const nameEnd = nameEnds[ordinal] as number;
      if (extent === 'part of the name' && at >= nameEnd) continue;
      ranks[count] = rankInName(held, nameEnd, needle, at, searched.otherName !== undefined);
    }
    found[count++] = ordinal;
  }
  return isRanked ? byRank(count) : found.slice(0, count);
}

/** The hits of the current search and their ranks. Allocating both for each search would cost as much as the search. */
let found = new Int32Array(1024);
let ranks = new Uint8Array(1024);

/** A counting sort, which is linear and stable, so hits of one rank stay in id order. */
function byRank(count: number): Int32Array {
  const ends = new Int32Array(RANKS + 1);
  for (let index = 0; index < count; index++) {
    const after = (ranks[index] as number) + 1;
    ends[after] = (ends[after] as number) + 1;
  }
  for (let rank = 0; rank < RANKS; rank++)
    ends[rank + 1] = (ends[rank + 1] as number) + (ends[rank] as number);
  const sorted = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const rank = ranks[index] as number;
    const at = ends[rank] as number;
    sorted[at] = found[index] as number;
    ends[rank] = at + 1;
  }
  return sorted;
}

const searchIndexOf = (catalog: Catalog, table: Table, searched: Searched): SharedWork<SearchIndex> =>
  indexes(table, searched.key, () => sharedWork(() => buildIndex(catalog, table, searched)));

/** Builds the index of these fields in steps. Undefined if it exists. */
export function prepareSearch(
  catalog: Catalog,
  table: Table,
  searched: Searched,
): YieldingWork<unknown> | undefined {
  const index = searchIndexOf(catalog, table, searched);
  return index.isMade() ? undefined : index.inSteps();
}

function* buildIndex(catalog: Catalog, table: Table, searched: Searched): YieldingWork<SearchIndex> {
  const { name, otherName, others } = searched;
  const isRanked = name.length > 0;
  const texts: string[] = [];
  const nameEnds = new Int32Array(table.rows.length);
  let length = 0;
  for (const [ordinal, row] of table.rows.entries()) {
    if (ordinal % RECORDS_IN_A_STEP === 0 || length > LETTERS_IN_A_STEP) {
      yield;
      length = 0;
    }
    // The edges do not change when folded, so all fields are folded together.
    let text = EDGE;
    if (isRanked) text += textOf(row, name) + EDGE;
    if (otherName !== undefined) text += textOf(row, [otherName]) + EDGE;
    text += fieldsOf(catalog, row, ordinal, others).join(EDGE) + EDGE;
    const folded = fold(text);
    nameEnds[ordinal] = isRanked ? folded.indexOf(EDGE, 1) : 0;
    texts.push(folded);
    length += folded.length;
  }
  return { texts, nameEnds, trigrams: yield* buildTrigramIndex(texts) };
}

const textOf = (row: Row, fields: readonly string[]) =>
  fields
    .map((field) => row[field])
    .filter((value) => value !== null)
    .join(' ');

function fieldsOf(catalog: Catalog, row: Row, ordinal: number, fields: readonly SearchField[]): unknown[] {
  const values: unknown[] = [];
  for (const { through, field } of fields) {
    const target = through === undefined ? undefined : catalog.one(through, ordinal);
    const source =
      through === undefined
        ? row
        : target === undefined
          ? undefined
          : (catalog.table(through.target).rows[target] as Row);
    const value = source?.[field] ?? null;
    if (value !== null) values.push(value);
  }
  return values;
}

/** Builds the indexes of a family for words and coordinates before the first request. */
export function* prepareSearches(catalog: Catalog, family: ModelFamily): YieldingWork<void> {
  for (const searched of Object.values(searchesOf(family)))
    if (searched.name.length + searched.others.length > 0)
      yield* prepareSearch(catalog, catalog.table(family), searched) ?? [];
  if (family.coordinates === undefined) return;
  yield;
  pointIndex(catalog.table(family));
}
