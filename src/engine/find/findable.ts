// Records that can be found, each with all of its names. Important records come first, because ties keep this order.
import type { Catalog, Ordinal } from '../catalog/catalog.js';
import { historyOf } from '../history/history-of.js';
import type { Model, ModelFamily, ModelFind, Row } from '../model/model.js';
import { nameOf as joinedName } from '../model/read-row.js';
import { isSmall, nameKey, wordsOf } from '../names/name-key.js';
import { addToList, sortInSteps } from '../scheduling/lists.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { withoutArticle } from '../text/fold.js';
import { otherNumber } from './spelling.js';

/** Finds a kind in the query, such as `aeropuerto de cali` or `galeras volcano`, and returns its families and the remaining text. */
export interface QueryKind {
  readonly families: ReadonlySet<ModelFamily>;
  /** The remaining text without small words at its ends. */
  readonly rest: string;
}

/** In words, as in `parque nacional natural`. */
const LONGEST_PHRASE = 4;

/** Undefined if the query names no kind, or nothing else. */
export function kindIn(
  families: ReadonlyMap<string, readonly ModelFamily[]>,
  query: string,
): QueryKind | undefined {
  const found = phraseIn(query, (phrase) => families.has(phrase));
  return found && { families: new Set(families.get(found.phrase)), rest: found.rest };
}

/** The longest known phrase at the start, or else at the end, and the remaining text. Undefined if nothing remains. */
export function phraseIn(
  query: string,
  isKnown: (phrase: string) => boolean,
): { readonly phrase: string; readonly rest: string } | undefined {
  const words = query.split(' ');
  for (let length = Math.min(LONGEST_PHRASE, words.length - 1); length > 0; length--) {
    const ways = [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const;
    for (const [some, others] of ways) {
      const [phrase, rest] = [some.join(' '), withoutSmallEnds(others)];
      if (rest !== '' && isKnown(phrase)) return { phrase, rest };
    }
  }
  return undefined;
}

function withoutSmallEnds(words: readonly string[]): string {
  const from = words.findIndex((word) => !isSmall(word));
  const to = words.findLastIndex((word) => !isSmall(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}

/** Everyday phrases for families in every language, as keys: `volcano`, `volcanes`, `código postal`. */
export function phrasesOf({ record, title, noun, synonyms, find }: ModelFamily): readonly string[] {
  const camel = [record, ...synonyms].map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const phrases = [
    ...Object.values(title).map(withoutArticle),
    ...Object.values(noun.bare),
    ...camel,
    ...(find?.words ?? []),
  ];
  return [...new Set(phrases.map((phrase) => nameKey(phrase)))];
}

export function familiesByPhrase({ families }: Model): ReadonlyMap<string, readonly ModelFamily[]> {
  const byPhrase = new Map<string, ModelFamily[]>();
  // A family without stored records has no page to start from.
  for (const family of families.filter(({ find, calendar }) => find ?? calendar))
    for (const phrase of phrasesOf(family)) addToList(byPhrase, phrase, family);
  return byPhrase;
}

const wordsOfFamilies = new WeakMap<ModelFamily, readonly string[]>();

/** Computed once, because each hit is compared with them. */
export function familyWords(family: ModelFamily): readonly string[] {
  const words = wordsOfFamilies.get(family) ?? [...new Set(phrasesOf(family).flatMap(wordsOf))];
  wordsOfFamilies.set(family, words);
  return words;
}

/** The `field` of a name that is an alias or a former name. */
const [ALIAS, FORMER] = ['alias', 'formerName'];

interface FindableName {
  readonly key: string;
  /** The name as it is written. */
  readonly text: string;
  readonly field: string;
  /** How much less a match of this name scores than one of the official name. */
  readonly minus: number;
  /** A common name of the record that is not its official one. */
  readonly isAlso: boolean;
  /** The position among all names after sorting. */
  at: number;
}

export interface Findable {
  readonly family: ModelFamily;
  readonly find: ModelFind;
  readonly ordinal: Ordinal;
  readonly row: Row;
  readonly name: string;
  /** The name itself comes first. */
  readonly names: readonly FindableName[];
}

/** The dash between a name and its acronym. */
const DASH = /\s+[-–]\s+/;
const RECORDS_IN_A_STEP = 200;
const NONE: readonly string[] = [];
/** A name without its article can be the name of another record. */
const [WITHOUT_ARTICLE, FURTHER, OTHER, PART] = [0.013, 0.002, 0.003, 0.01];
/** A shorter word of a name is too common. */
const SHORTEST_PART = 4;

export function* findables({ families }: Model, catalog: Catalog): YieldingWork<readonly Findable[]> {
  const aliases = aliasesById(catalog);
  const formers = formerNames(families, catalog);
  const found: Findable[] = [];
  const orders = new Set(families.flatMap(({ find }) => find?.order ?? []));
  for (const order of [...orders].sort((a, b) => a - b)) {
    const alike: Findable[] = [];
    for (const family of families) {
      const { find } = family;
      if (find?.order !== order) continue;
      const generic = (find.generic ?? []).map(nameKey);
      for (const [ordinal, row] of catalog.table(family).rows.entries()) {
        if (ordinal % RECORDS_IN_A_STEP === 0) yield;
        const name = nameOf(family, row);
        const others = aliases.get(`${family.name} ${row.id}`) ?? NONE;
        const former = formers.get(family)?.get(ordinal) ?? NONE;
        const names = namesOf(family, find, generic, row, name, others, former);
        alike.push({ family, find, ordinal, row, name, names });
      }
    }
    yield;
    for (const each of yield* byWeight(catalog, alike)) found.push(each);
  }
  return found;
}

/** The heaviest records come first. An area that consists of one smaller area has the same weight, and then the smaller one is meant. */
function* byWeight(catalog: Catalog, records: readonly Findable[]): YieldingWork<readonly Findable[]> {
  const weights = Float64Array.from(records, weightOf);
  const sizes = Int32Array.from(records, ({ family }) => catalog.table(family).rows.length);
  const ordinals = Int32Array.from(records, ({ ordinal }) => ordinal);
  // If a whole is recorded in parts, the part without a place is the one at sea.
  const isPart = Int8Array.from(records, ({ family: { wholes }, find: { within }, row }) =>
    wholes !== undefined && within !== undefined && row[within.key] === null ? 1 : 0,
  );
  const compare = (a: number, b: number) =>
    (weights[b] as number) - (weights[a] as number) ||
    (isPart[a] as number) - (isPart[b] as number) ||
    (records[a]?.family === records[b]?.family ? 0 : (sizes[b] as number) - (sizes[a] as number)) ||
    (ordinals[a] as number) - (ordinals[b] as number);
  const places = Array.from(records, (_, at) => at);
  // Most families have no weight, so their records keep their order.
  if (places.every((at) => at === 0 || compare(at - 1, at) <= 0)) return records;
  return (yield* sortInSteps(places, compare)).map((at) => records[at] as Findable);
}

/** A record without a name is called by its code. */
export const nameOf = ({ nameFields, codes }: ModelFamily, row: Row): string =>
  joinedName({ nameFields: nameFields.length > 0 ? nameFields : codes.slice(0, 1) }, row);

const weightOf = ({ find, row }: Findable): number => {
  const weight = find.weight === undefined ? undefined : row[find.weight];
  return typeof weight === 'number' ? weight : 0;
};

function aliasesById({ aliases }: Catalog): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>();
  for (const { family, id, alias } of aliases) addToList(byId, `${family} ${id}`, alias);
  return byId;
}

function formerNames(
  families: readonly ModelFamily[],
  catalog: Catalog,
): ReadonlyMap<ModelFamily, ReadonlyMap<Ordinal, readonly string[]>> {
  return new Map(
    families.map((family) => {
      const byOrdinal = new Map<Ordinal, string[]>();
      for (const { ordinal, text } of historyOf(catalog, family).names) addToList(byOrdinal, ordinal, text);
      return [family, byOrdinal];
    }),
  );
}

function namesOf(
  { nameFields, codes, otherName }: ModelFamily,
  { names: further = [], parts, contained }: ModelFind,
  generic: readonly string[],
  row: Row,
  name: string,
  aliases: readonly string[],
  former: readonly string[],
): readonly FindableName[] {
  const names: FindableName[] = [];
  const add = (text: string, key: string, field: string, minus: number, isAlso = false) => {
    if (key !== '' && !names.some((known) => known.key === key))
      names.push({ key, text, field, minus, isAlso, at: -1 });
  };
  const field = nameFields[0] ?? codes[0] ?? '';
  const key = nameKey(name);
  add(name, key, field, 0);
  const comma = name.indexOf(',');
  const specific = [
    ...generic.flatMap((part) => withoutPart(key, part)),
    ...(comma > 0 ? [nameKey(name.slice(0, comma))] : []),
  ];
  for (const short of specific) add(name, short, field, 0);
  if (DASH.test(name)) for (const half of name.split(DASH)) add(name, nameKey(half), field, FURTHER);
  for (const short of [key, ...specific]) {
    const [first = '', ...rest] = short.split(' ');
    if (isSmall(first)) add(name, rest.join(' '), field, WITHOUT_ARTICLE);
  }
  if (otherName !== undefined && typeof row[otherName] === 'string')
    add(row[otherName], nameKey(row[otherName]), otherName, 0.001);
  for (const each of further)
    for (const text of String(row[each] ?? '').split(/[,;]/)) add(text.trim(), nameKey(text), each, FURTHER);
  for (const each of contained?.fields ?? [])
    for (const text of positionsIn(String(row[each] ?? ''), contained?.cutAt))
      add(text, nameKey(text), each, PART, true);
  for (const alias of aliases) add(alias, nameKey(alias), ALIAS, OTHER, true);
  const [first = '', ...others] = wordsOf(key);
  for (const word of parts === 'every' ? [first, ...others] : parts === 'first' ? [first] : []) {
    if (parts === 'every' && word.length >= SHORTEST_PART) add(name, word, field, PART, true);
    for (const other of otherNumber(word))
      if (parts === 'every' || other.length > word.length) add(name, other, field, PART, true);
  }
  for (const text of former) add(text, nameKey(text), FORMER, OTHER, true);
  return names;
}

/** Splits a list at its hyphens, although its names can contain some. The source truncates the last name of a long list. */
export function positionsIn(list: string, cutAt = Number.POSITIVE_INFINITY): readonly string[] {
  const places = list.split(/(?<=\S)- /).map((place) => place.trim());
  return list.length < cutAt ? places : places.slice(0, -1);
}

/** The name without a part at its beginning or end. */
function withoutPart(key: string, part: string): readonly string[] {
  if (key.startsWith(`${part} `)) return [key.slice(part.length + 1)];
  return key.endsWith(` ${part}`) ? [key.slice(0, -part.length - 1)] : [];
}
