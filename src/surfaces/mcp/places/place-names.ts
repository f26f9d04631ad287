// Finds the places with a name, and those that people also call so.
import type { Engine } from '../../../engine/answers/engine.js';
import type { Catalog } from '../../../engine/catalog/catalog.js';
import { surroundingNames } from '../../../engine/find/find-index.js';
import { historyOf } from '../../../engine/history/history-of.js';
import type { Model, ModelFamily, Row } from '../../../engine/model/model.js';
import { nameOf } from '../../../engine/model/read-row.js';
import { isLarger, type Steps, toOnePaths } from '../../../engine/model/to-one-paths.js';
import { isSmall, nameKey } from '../../../engine/names/name-key.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import { foundRecord } from '../../../engine/operations/kinds/search/found-record.js';
import { type Operation, operationOfKind } from '../../../engine/operations/operation.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { ask, inTexts, type RefusedCall } from '../tool.js';

const MOST_SIMILAR = 5;

/** The name in an explanation why no single place was found. */
export const shownName = (name: unknown): string => JSON.stringify(String(name).slice(0, 100));

/** Names from the search over all families are suggested, never used. */
export function* notCalled(
  engine: Engine,
  name: unknown,
  families: readonly ModelFamily[],
): YieldingWork<RefusedCall> {
  const search = operationOfKind(engine, kinds.searchAll) as Operation;
  const of = families.map(({ record }) => record);
  const found = yield* ask(
    engine,
    search,
    inTexts({ q: name, families: of, limit: MOST_SIMILAR, lang: 'en' }),
  );
  const hits = 'problem' in found ? [] : (found.value as { hits: { name: string; context: string }[] }).hits;
  const similar = hits.map((hit) => `${hit.name} (${hit.context})`).join('; ');
  return {
    refused: `No place is called ${shownName(name)}.`,
    next: `${similar === '' ? '' : `Similar names: ${similar}. `}Check the spelling, or call find_place.`,
  };
}

export function refuseAmbiguous(
  catalog: Catalog,
  name: unknown,
  places: readonly PlaceRecord[],
): RefusedCall {
  const names = places.map((place) => JSON.stringify(fullName(catalog, place)));
  const have = typeof name === 'number' ? 'id' : 'name';
  return {
    refused: `${shownName(name)} is ambiguous: ${places.length} places have this ${have}.`,
    next: `Ask the user which one, or call again with one of ${names.join(', ')}.`,
  };
}

/** The levels of places, which are the families of areas from the whole to the smallest. */
export function levelFamilies({ levels }: Model): readonly ModelFamily[] {
  if (levels === undefined) return [];
  const { drawn, groups, whole } = levels;
  return [...(whole === undefined ? [] : [whole]), ...groups.toReversed(), drawn].filter(({ find }) => find);
}

/** The path from records to the place of a level that contains them. Undefined if there is none. */
export function pathToLevel(family: ModelFamily, level: ModelFamily): Steps | undefined {
  if (family.boundary !== undefined && !isLarger(level, family)) return undefined;
  const { locatedIn } = family;
  return locatedIn?.target === level ? [locatedIn] : toOnePaths(family).get(level);
}

/** Words for the level of a name, in any language. */
export const levelWords = ({ record, path, synonyms, noun }: ModelFamily): readonly string[] => [
  record,
  path,
  ...synonyms,
  ...Object.values(noun.bare),
];

export interface PlaceRecord {
  readonly family: ModelFamily;
  readonly row: Row;
}

interface PlaceNames {
  readonly called: (key: string) => readonly PlaceRecord[];
  readonly alsoCalled: (key: string) => readonly PlaceRecord[];
}

const cached = new WeakMap<Catalog, PlaceNames>();

const IN_A_STEP = 200;

function* placeNames(catalog: Catalog, levels: readonly ModelFamily[]): YieldingWork<PlaceNames> {
  const known = cached.get(catalog) ?? (yield* collect(catalog, levels));
  cached.set(catalog, known);
  return known;
}

function* collect(catalog: Catalog, levels: readonly ModelFamily[]): YieldingWork<PlaceNames> {
  const [called, alsoCalled] = [new Map<string, Set<PlaceRecord>>(), new Map<string, Set<PlaceRecord>>()];
  const places = new Map<string, PlaceRecord>();
  for (const family of levels)
    for (const [index, row] of catalog.table(family).rows.entries()) {
      if (index % IN_A_STEP === 0) yield;
      const place = { family, row };
      places.set(`${family.name} ${row.id}`, place);
      for (const key of keysOf(family, row)) addName(called, key, place);
    }
  for (const family of levels)
    for (const { ordinal, text } of historyOf(catalog, family).names) {
      const place = places.get(`${family.name} ${catalog.table(family).rows[ordinal]?.id}`);
      if (place !== undefined) addName(alsoCalled, nameKey(text), place);
    }
  for (const [index, { family, id, alias }] of catalog.aliases.entries()) {
    if (index % IN_A_STEP === 0) yield;
    const place = places.get(`${family} ${id}`);
    if (place !== undefined) addName(alsoCalled, nameKey(alias), place);
  }
  return {
    called: (key) => [...(called.get(key) ?? [])],
    alsoCalled: (key) => [...(alsoCalled.get(key) ?? [])],
  };
}

function addName(names: Map<string, Set<PlaceRecord>>, key: string, place: PlaceRecord): void {
  const known = names.get(key);
  if (known === undefined) names.set(key, new Set([place]));
  else known.add(place);
}

/** The keys of a place: its name with and without its optional part, its other name, and its codes. */
function keysOf(family: ModelFamily, row: Row): readonly string[] {
  const name = nameKey(nameOf(family, row));
  const generic = (family.find?.generic ?? []).map(nameKey);
  const shorter = generic
    .filter((part) => name.endsWith(` ${part}`))
    .map((part) => name.slice(0, -part.length - 1));
  const other = family.otherName === undefined ? null : row[family.otherName];
  const codes = family.identifiers.map((field) => row[field]);
  const further = [other, ...codes].filter((each) => typeof each === 'string');
  return [name, ...shorter, ...further.map(nameKey)];
}

/** A place as responses show it, so that a mistake is visible, with its name among others. */
export function placeSummary(catalog: Catalog, { family, row }: PlaceRecord): Row {
  if (family.find === undefined) return { resource: family.path, id: row.id, name: nameOf(family, row) };
  const found = foundRecord(catalog, { family, row, name: nameOf(family, row) }, 'en');
  return { resource: family.path, id: found.id, name: found.name, context: found.context };
}

/** `Armenia, Quindío`. */
function fullName(catalog: Catalog, { family, row }: PlaceRecord): string {
  const around = family.find === undefined ? [] : surroundingNames(catalog, { family, row });
  return [nameOf(family, row), ...around.slice(0, 1)].join(', ');
}

interface Resolved {
  /** Several places if the name is ambiguous at one level. */
  readonly places: readonly [PlaceRecord, ...PlaceRecord[]];
  /** Smaller areas with the same name. */
  readonly also: readonly PlaceRecord[];
}

interface PlaceLevels {
  /** All levels, largest first. */
  readonly all: readonly ModelFamily[];
  /** The levels that the request allows. */
  readonly wanted: readonly ModelFamily[];
}

/** The largest area with this name, or several that are equally likely. */
export function* resolvePlace(
  catalog: Catalog,
  given: unknown,
  levels: PlaceLevels,
): YieldingWork<Resolved | undefined> {
  if (typeof given === 'number') return withId(catalog, given, levels.wanted);
  const text = String(given);
  const names = yield* placeNames(catalog, levels.all);
  return (
    meant(names, nameKey(text), levels.wanted, () => true) ?? withinAnother(catalog, names, text, levels)
  );
}

/** A number is an id, which places of several levels can have. */
function withId(catalog: Catalog, id: number, wanted: readonly ModelFamily[]): Resolved | undefined {
  const found = wanted.flatMap((family): readonly PlaceRecord[] => {
    const table = catalog.table(family);
    const row = table.rows[table.ordinal(id) ?? -1];
    return row === undefined ? [] : [{ family, row }];
  });
  const [first, ...others] = found;
  return first && { places: [first, ...others], also: [] };
}

/** `Armenia, Quindío` or `Armenia (Quindío)`. */
function withinAnother(
  catalog: Catalog,
  names: PlaceNames,
  text: string,
  { all, wanted }: PlaceLevels,
): Resolved | undefined {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('('));
  if (at <= 0) return undefined;
  const outer = meant(names, nameKey(text.slice(at + 1)), all, () => true)?.places;
  if (outer?.length !== 1) return undefined;
  const isInside = (place: PlaceRecord) => isIn(catalog, place, outer[0]);
  const name = text.slice(0, at);
  return (
    meant(names, nameKey(name), wanted, isInside) ?? withinAnother(catalog, names, name, { all, wanted })
  );
}

/** Names come before aliases, and the text itself before the text without the word for a level. */
function meant(
  { called, alsoCalled }: PlaceNames,
  key: string,
  wanted: readonly ModelFamily[],
  holds: (place: PlaceRecord) => boolean,
): Resolved | undefined {
  for (const named of [called, alsoCalled])
    for (const form of nameFormsOf(key, wanted)) {
      const found = named(form.key).filter((place) => form.levels.includes(place.family) && holds(place));
      const top = form.levels.find((level) => found.some(({ family }) => family === level));
      const places = found.filter(({ family }) => family === top);
      const [first, ...others] = places;
      if (first !== undefined)
        return { places: [first, ...others], also: found.filter(({ family }) => family !== top) };
    }
  return undefined;
}

interface NameForm {
  readonly key: string;
  readonly levels: readonly ModelFamily[];
}

/** In `municipio de Nariño` and `Nariño department`, a word states the level. */
function nameFormsOf(key: string, wanted: readonly ModelFamily[]): readonly NameForm[] {
  const bare = wanted.flatMap((level) =>
    [...new Set(levelWords(level).map(nameKey))].flatMap((word): readonly NameForm[] => {
      const levels = [level];
      if (key.endsWith(` ${word}`)) return [{ key: key.slice(0, -word.length - 1), levels }];
      if (!key.startsWith(`${word} `)) return [];
      const rest = key.slice(word.length + 1);
      const [first = '', ...others] = rest.split(' ');
      return [{ key: rest, levels }, ...(isSmall(first) ? [{ key: others.join(' '), levels }] : [])];
    }),
  );
  return [{ key, levels: wanted }, ...bare];
}

/** Whether an area is part of another. */
function isIn(catalog: Catalog, { family, row }: PlaceRecord, outer: PlaceRecord): boolean {
  if (family === outer.family || outer.family.only !== undefined) return family !== outer.family;
  let at: Row | undefined = row;
  for (const { key, target } of toOnePaths(family).get(outer.family) ?? []) {
    const table = catalog.table(target);
    const ordinal = table.ordinal(at?.[key.name] as number);
    at = ordinal === undefined ? undefined : table.rows[ordinal];
  }
  return at === outer.row;
}
