// Everything that finding needs, made once for an edition: names, words, codes.
import type { Catalog } from '../catalog/catalog.js';
import type { Model, ModelFamily } from '../model/model.js';
import { mapInSteps } from '../scheduling/map-in-steps.js';
import { type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type BigramIndex, buildBigramIndex } from './bigram-index.js';
import { buildCodeTable, type CodeTable } from './code-table.js';
import { familiesByPhrase, familyWords } from './family-words.js';
import { findKey, wordsOf } from './find-key.js';
import { ALIAS, type Findable, findables, nameOf } from './findable.js';
import { type PostingLists, postingLists } from './posting-lists.js';
import { buildPrefixTable, type PrefixTable } from './prefix-table.js';
import { sortedInSteps } from './sorted-in-steps.js';

export interface FindIndex {
  /** The important ones first; everything else names them by their position here. */
  readonly records: readonly Findable[];
  readonly positionOf: (family: ModelFamily, ordinal: number) => number | undefined;
  /** Every different name, sorted. */
  readonly names: readonly string[];
  readonly recordsNamed: PostingLists;
  readonly similarNames: BigramIndex;
  /** Every different word, of names, of where records are and of what they are, sorted. */
  readonly words: readonly string[];
  readonly wordAt: ReadonlyMap<string, number>;
  readonly similarWords: BigramIndex;
  /** Records with the word in a name. */
  readonly recordsWith: PostingLists;
  /** Records that are in or are what the word says, or have it in an alias. */
  readonly recordsAbout: PostingLists;
  /** How many words that count a record's shortest name has. */
  readonly nameLengths: Uint8Array;
  readonly prefixes: PrefixTable;
  readonly codes: CodeTable;
  readonly families: ReadonlyMap<string, readonly ModelFamily[]>;
}

const RECORDS_IN_A_STEP = 200;

const made = new WeakMap<Catalog, SharedWork<FindIndex>>();

/** Made on first use, in steps, by all who need it together. */
export function findIndexOf(model: Model, catalog: Catalog): YieldingWork<FindIndex> {
  const known = made.get(catalog) ?? sharedWork(() => buildFindIndex(model, catalog));
  made.set(catalog, known);
  return known.inSteps();
}

function* buildFindIndex(model: Model, catalog: Catalog): YieldingWork<FindIndex> {
  const records = yield* findables(model, catalog);
  const positions = new Map<ModelFamily, Int32Array>();
  for (const family of model.families)
    if (family.find !== undefined) positions.set(family, new Int32Array(catalog.table(family).rows.length));
  const byName = new Map<string, number[]>();
  const inNames = new Map<string, number[]>();
  const about = new Map<string, number[]>();
  const nameLengths = new Uint8Array(records.length);
  const ofFamily = new Map(model.families.map((family) => [family, familyWords(family)]));
  for (const [at, record] of records.entries()) {
    if (at % RECORDS_IN_A_STEP === 0) yield;
    (positions.get(record.family) as Int32Array)[record.ordinal] = at;
    const words = new Set<string>();
    const ofAliases = new Set<string>();
    let least = 255;
    for (const { key, field } of record.names) {
      push(byName, key, at);
      const counting = wordsOf(key);
      if (field === record.names[0]?.field) least = Math.min(least, counting.length);
      for (const word of counting) (field === ALIAS ? ofAliases : words).add(word);
    }
    nameLengths[at] = least;
    for (const word of words) push(inNames, word, at);
    const around = new Set([
      ...ofAliases,
      ...(ofFamily.get(record.family) as readonly string[]),
      ...surroundings(catalog, record).flatMap((name) => wordsOf(findKey(name))),
    ]);
    for (const word of around) if (!words.has(word)) push(about, word, at);
  }
  yield;
  const names = yield* sortedInSteps(byName.keys(), (name) => name);
  yield;
  const nameAt = new Map(names.map((name, at) => [name, at]));
  yield;
  yield* mapInSteps(records, RECORDS_IN_A_STEP * 10, (record) => {
    for (const name of record.names) name.at = nameAt.get(name.key) as number;
  });
  yield;
  const words = yield* sortedInSteps(new Set([...inNames.keys(), ...about.keys()]), (word) => word);
  yield;
  const byPhrase = familiesByPhrase(model);
  yield;
  const wordAt = new Map(words.map((word, at) => [word, at]));
  yield;
  return {
    records,
    positionOf: (family, ordinal) => positions.get(family)?.[ordinal],
    names,
    recordsNamed: yield* postingLists(names.map((name) => byName.get(name) as number[])),
    similarNames: yield* buildBigramIndex(names),
    words,
    wordAt,
    similarWords: yield* buildBigramIndex(words),
    recordsWith: yield* postingLists(words.map((word) => inNames.get(word) ?? [])),
    recordsAbout: yield* postingLists(words.map((word) => about.get(word) ?? [])),
    nameLengths,
    prefixes: yield* buildPrefixTable(records),
    codes: yield* buildCodeTable(model, catalog),
    families: byPhrase,
  };
}

/** The names of what a record lies in, the nearest first. */
export function surroundings(catalog: Catalog, { find, row }: Pick<Findable, 'find' | 'row'>): string[] {
  const names: string[] = [];
  let [within, inside] = [find.within, row];
  while (within !== undefined) {
    const { family, key } = within;
    const around = catalog.table(family).rows[catalog.table(family).ordinal(inside[key] as number) ?? -1];
    if (around === undefined) break;
    names.push(nameOf(family, around));
    [within, inside] = [family.find?.within, around];
  }
  return names;
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else if (known.at(-1) !== value) known.push(value);
}
