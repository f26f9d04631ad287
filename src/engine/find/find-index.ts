// The index of names, words and codes for searching. It is built once for an edition.

import type { Catalog } from '../catalog/catalog.js';
import type { AskingWords } from '../model/asking.js';
import type { Model, ModelFamily, Row, ToOne } from '../model/model.js';
import { containerOf, containers } from '../model/read-row.js';
import { nameKey, type QueryKey, queryKeyIn, wordsOf } from '../names/name-key.js';
import { memo, type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import { type MadeBy, mapInSteps, type YieldingWork } from '../scheduling/yielding-work.js';
import type { Localized } from '../text/localized.js';
import { buildBigramIndex, numberedTexts } from './bigram-index.js';
import { type Findable, familiesByPhrase, familyWords, findables, nameOf } from './findable.js';
import { type PostingLists, postings } from './posting-lists.js';
import { buildCodeTable, buildPrefixTable } from './prefix-table.js';

export interface FindIndex {
  /** Important records come first. The rest of the index refers to them by position. */
  readonly records: readonly Findable[];
  readonly positionOf: (family: ModelFamily, ordinal: number) => number | undefined;
  /** The position of the area around each record; -1 if unknown. */
  readonly around: Int32Array;
  /** The position of the area that a record lies in, if it is not that one. */
  readonly alsoIn: ReadonlyMap<number, number>;
  /** Words for the seat of an area as keys, and the position of each seat by the position of its area. */
  readonly seats: { readonly words: ReadonlySet<string>; readonly of: ReadonlyMap<number, number> };
  /** Every different name, sorted. */
  readonly names: readonly string[];
  readonly recordsNamed: PostingLists;
  readonly similarNames: MadeBy<typeof buildBigramIndex>;
  /** Every different word, from names, places and kinds, sorted. */
  readonly words: readonly string[];
  readonly wordAt: ReadonlyMap<string, number>;
  readonly similarWords: MadeBy<typeof buildBigramIndex>;
  /** Records that have the word in a name. */
  readonly recordsWith: PostingLists;
  /** Records that have the word in their place, their kind or an alias. */
  readonly recordsAbout: PostingLists;
  /** The number of significant words in each record's shortest name. */
  readonly nameLengths: Uint8Array;
  readonly prefixes: MadeBy<typeof buildPrefixTable>;
  readonly codes: MadeBy<typeof buildCodeTable>;
  readonly families: ReadonlyMap<string, readonly ModelFamily[]>;
  readonly queryKey: QueryKey;
  readonly asking: AskingWords;
}

const RECORDS_IN_A_STEP = 200;
const NOWHERE = -1;

const indexes = memo<Catalog, SharedWork<FindIndex>, undefined>();

/** Built in steps on first use, and shared by all requests that wait for it. */
export function findIndexOf(model: Model, catalog: Catalog): YieldingWork<FindIndex> {
  return indexes(catalog, undefined, () => sharedWork(() => buildFindIndex(model, catalog))).inSteps();
}

const codeTables = memo<Catalog, SharedWork<FindIndex['codes']>, undefined>();

/** The codes alone, which need no names. */
export const codesOf = (model: Model, catalog: Catalog): YieldingWork<FindIndex['codes']> =>
  codeTables(catalog, undefined, () => sharedWork(() => buildCodeTable(model, catalog))).inSteps();

function* buildFindIndex(model: Model, catalog: Catalog): YieldingWork<FindIndex> {
  const records = yield* findables(model, catalog);
  const { names, words, nameLengths } = yield* indexNames(catalog, records);
  const positionOf = yield* wordPositions(model, catalog, records);
  const seats = seatsOf(model, catalog, positionOf);
  const prefixes = yield* buildPrefixTable(records, new Set(seats.of.values()));
  const written = queryKeyIn(model);
  /** An unfinished word can be the beginning of a name, so it is not expanded as an abbreviation. */
  const queryKey: QueryKey = (text) => {
    const key = nameKey(text);
    return prefixes.begins(key) ? key : written(key);
  };
  return {
    records,
    positionOf,
    around: Int32Array.from(
      yield* mapInSteps(records, RECORDS_IN_A_STEP * 10, ({ find: { within }, row }) => {
        const ordinal = within && catalog.table(within.family).ordinal(row[within.key] as number);
        if (within === undefined || ordinal === undefined) return NOWHERE;
        return positionOf(within.family, ordinal) ?? NOWHERE;
      }),
    ),
    alsoIn: otherAreas(catalog, records, positionOf),
    seats,
    names: names.texts,
    recordsNamed: names.records,
    similarNames: yield* buildBigramIndex(names.texts),
    words: words.texts,
    wordAt: new Map(words.texts.map((word, at) => [word, at])),
    similarWords: yield* buildBigramIndex(words.texts),
    recordsWith: words.inNames,
    recordsAbout: words.about,
    nameLengths,
    prefixes,
    codes: yield* codesOf(model, catalog),
    families: familiesByPhrase(model),
    queryKey,
    asking: model.asking,
  };
}

function* wordPositions(
  { families }: Model,
  catalog: Catalog,
  records: readonly Findable[],
): YieldingWork<FindIndex['positionOf']> {
  const positions = new Map<ModelFamily, Int32Array>();
  for (const family of families)
    if (family.find !== undefined) positions.set(family, new Int32Array(catalog.table(family).rows.length));
  yield* mapInSteps(records, RECORDS_IN_A_STEP * 10, ({ family, ordinal }, at) => {
    (positions.get(family) as Int32Array)[ordinal] = at;
  });
  return (family, ordinal) => positions.get(family)?.[ordinal];
}

/** Most records have no second area, so this is a map. */
function otherAreas(
  catalog: Catalog,
  records: readonly Findable[],
  positionOf: FindIndex['positionOf'],
): FindIndex['alsoIn'] {
  const found = new Map<number, number>();
  for (const [
    at,
    {
      family: { locatedIn },
      find: { within },
      row,
    },
  ] of records.entries()) {
    if (locatedIn === undefined || row[locatedIn.key.name] === row[within?.key ?? '']) continue;
    const ordinal = catalog.table(locatedIn.target).ordinal(row[locatedIn.key.name] as number);
    const area = ordinal === undefined ? undefined : positionOf(locatedIn.target, ordinal);
    if (area !== undefined) found.set(at, area);
  }
  return found;
}

/** Most areas have no seat, so this is a map. */
function seatsOf(
  { families }: Model,
  catalog: Catalog,
  positionOf: FindIndex['positionOf'],
): FindIndex['seats'] {
  const words = new Set<string>();
  const of = new Map<number, number>();
  for (const family of families) {
    const { seat } = family.find ?? {};
    const target = families.find(({ name }) => name === seat?.family);
    if (seat === undefined || target === undefined) continue;
    for (const word of seat.words) words.add(nameKey(word));
    for (const [ordinal, row] of catalog.table(family).rows.entries()) {
      const there = catalog.table(target).ordinal(row[seat.key] as number);
      const [area, at] = [
        positionOf(family, ordinal),
        there === undefined ? undefined : positionOf(target, there),
      ];
      if (area !== undefined && at !== undefined) of.set(area, at);
    }
  }
  return { words, of };
}

/** Names and words get numbers first. When all are known, they are placed in the order of the texts. */
function* indexNames(catalog: Catalog, records: readonly Findable[]) {
  const [names, words] = [numberedTexts(), numberedTexts()];
  const [byName, inNames, about] = [postings(), postings(), postings()];
  const nameLengths = new Uint8Array(records.length);
  const numbersOf = (key: string): readonly number[] => wordsOf(key).map(words.numberOf);
  const aroundOf = wordsAround(catalog, numbersOf);
  const ofFamilies = new Map<ModelFamily, readonly number[]>();
  /** The last record that has a word, by its number. */
  const [lastNamed, lastAbout]: [number[], number[]] = [[], []];
  for (const [at, { names: own, family, row }] of records.entries()) {
    if (at % RECORDS_IN_A_STEP === 0) yield;
    const ofAliases: number[] = [];
    let least = 255;
    for (const name of own) {
      name.at = names.numberOf(name.key);
      byName.add(name.at, at);
      const counting = numbersOf(name.key);
      if (name.field === own[0]?.field && !name.isAlso) least = Math.min(least, counting.length);
      if (name.isAlso) ofAliases.push(...counting);
      else addTo(inNames, lastNamed, counting, at);
    }
    nameLengths[at] = least;
    const ofFamily = ofFamilies.get(family) ?? familyWords(family).map(words.numberOf);
    ofFamilies.set(family, ofFamily);
    for (const around of [ofAliases, ofFamily, aroundOf(family, row)])
      addTo(
        about,
        lastAbout,
        around.filter((word) => lastNamed[word] !== at),
        at,
      );
  }
  const sortedNames = yield* names.sorted();
  yield* mapInSteps(records, RECORDS_IN_A_STEP * 10, ({ names: own }) => {
    for (const name of own) name.at = sortedNames.placeOf[name.at] as number;
  });
  const sortedWords = yield* words.sorted();
  return {
    names: { texts: sortedNames.texts, records: yield* byName.packed(sortedNames.placeOf) },
    words: {
      texts: sortedWords.texts,
      inNames: yield* inNames.packed(sortedWords.placeOf),
      about: yield* about.packed(sortedWords.placeOf),
    },
    nameLengths,
  };
}

/** Each record is at most once in the list of a word. */
function addTo(
  lists: ReturnType<typeof postings>,
  last: number[],
  words: readonly number[],
  record: number,
): void {
  for (const word of words) {
    if (last[word] === record) continue;
    while (last.length < word) last.push(-1);
    last[word] = record;
    lists.add(word, record);
  }
}

/** The words in the names of the areas around a record. Those of an area are read once for all of its records. */
function wordsAround(
  catalog: Catalog,
  numbersOf: (key: string) => readonly number[],
): (family: ModelFamily, row: Row) => readonly number[] {
  const known = new Map<ModelFamily, (readonly number[])[]>();
  const areasOf = new Map<ModelFamily, ReturnType<typeof containers>>();
  const around = (of: ModelFamily, row: Row): readonly number[] => {
    const areas = areasOf.get(of) ?? containers(of);
    areasOf.set(of, areas);
    const words = areas.map(({ family, key }) => {
      const ordinal = catalog.table(family).ordinal(row[key] as number);
      if (ordinal === undefined) return [];
      const ofFamily = known.get(family) ?? [];
      known.set(family, ofFamily);
      const area = catalog.table(family).rows[ordinal] as Row;
      ofFamily[ordinal] ??= [...numbersOf(nameKey(nameOf(family, area))), ...around(family, area)];
      return ofFamily[ordinal];
    });
    return words.length > 1 ? [...new Set(words.flat())] : (words[0] ?? []);
  };
  return around;
}

/** The names of the areas around a record, the nearest first. */
export function surroundingNames(
  catalog: Catalog,
  { family, row }: Pick<Findable, 'family' | 'row'>,
): string[] {
  const names: string[] = [];
  let [container, inside] = [containerOf(family, row), row];
  while (container !== undefined) {
    const table = catalog.table(container.family);
    const around = table.rows[table.ordinal(inside[container.key] as number) ?? -1];
    if (around === undefined) break;
    names.push(nameOf(container.family, around));
    [container, inside] = [containerOf(container.family, around), around];
  }
  return names;
}

/** The area beside the one that a record lies in, such as the city that an airport serves; undefined if both are the same. */
export function otherPlaceOf(
  catalog: Catalog,
  { family: { locatedIn, otherPlace }, row }: Pick<Findable, 'family' | 'row'>,
): { readonly verb: Localized; readonly name: string; readonly lies: string } | undefined {
  if (locatedIn === undefined || otherPlace === undefined) return undefined;
  const named = ({ target, key }: ToOne) => {
    const table = catalog.table(target);
    const area = table.rows[table.ordinal(row[key.name] as number) ?? -1];
    return area && nameOf(target, area);
  };
  const [lies, name] = [named(locatedIn), named(otherPlace.relation)];
  if (
    lies === undefined ||
    name === undefined ||
    row[locatedIn.key.name] === row[otherPlace.relation.key.name]
  )
    return undefined;
  return { verb: otherPlace.verb, name, lies };
}
