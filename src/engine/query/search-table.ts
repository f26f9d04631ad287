// Finds the records that hold a text, those whose name it matches best first. The index of a set of fields is made once.
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

/** The fields in which a family is searched: by keyword, by name and by code. Worked out once. */
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
  // Names come first in the texts of keywords, so that one index finds parts of them, too.
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
/** How well a keyword matches the name of a record: the less, the better. Clients take the first hit. */
export const RANKS = 5;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The name is `text[1, nameEnd)`, a second name follows it, and `at` is where the keyword comes first. */
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

/** Folded text is small letters, digits and signs, with few exceptions. */
function isLetterOrDigit(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return LETTER_OR_DIGIT.test(String.fromCharCode(code));
}

/** Names end with a character that no keyword has. */
const equals = (text: string, start: number, keyword: string) =>
  text.startsWith(keyword, start) && text.charCodeAt(start + keyword.length) === 0;

/** The texts of a search. */
export interface Searched {
  /** Distinguishes its index from those of other searches of the table. */
  readonly key: string;
  /** Fields that together are the name, by which hits are ranked; none if hits stay in id order. */
  readonly name: readonly string[];
  readonly otherName: string | undefined;
  readonly others: readonly SearchField[];
}

/** Anywhere in a field, anywhere in the name, or all of a field. */
export type MatchExtent = 'part' | 'part of the name' | 'whole';

/** Stands between and around the fields of a record, so that no match reaches from one into the next. */
export const EDGE = '\u0000';

interface SearchIndex {
  /** `EDGE name EDGE other name EDGE field EDGE ...` */
  readonly texts: readonly string[];
  /** Where the name ends in each text. */
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

/** The hits of the search at hand, and their ranks: to allocate both for each search would cost as much as the search. */
let found = new Int32Array(1024);
let ranks = new Uint8Array(1024);

/** A counting sort: linear in the hits, and stable, so that those of one rank stay in id order. */
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

/** Makes the index of these fields in steps; undefined if it is made. */
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
    // The edges fold to themselves, so that all fields are folded together.
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

/** Makes the indexes for searches of a family, by words and by coordinates, before the first request. */
export function* prepareSearches(catalog: Catalog, family: ModelFamily): YieldingWork<void> {
  for (const searched of Object.values(searchesOf(family)))
    if (searched.name.length + searched.others.length > 0)
      yield* prepareSearch(catalog, catalog.table(family), searched) ?? [];
  if (family.coordinates === undefined) return;
  yield;
  pointIndex(catalog.table(family));
}
