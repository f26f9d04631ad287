// The places that have a name: those that are called so, and those that people also call so.
import type { Catalog } from '../../../engine/catalog/catalog.js';
import { historyOf } from '../../../engine/history/history-of.js';
import type { ModelFamily, Row } from '../../../engine/model/model.js';
import { nameOf } from '../../../engine/model/name-of.js';
import { nameKey } from '../../../engine/names/name-key.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';

export interface NamedPlace {
  readonly family: ModelFamily;
  readonly row: Row;
}

export interface PlaceNames {
  readonly called: (key: string) => readonly NamedPlace[];
  readonly alsoCalled: (key: string) => readonly NamedPlace[];
}

const cached = new WeakMap<Catalog, PlaceNames>();

const IN_A_STEP = 200;

export function* placeNames(catalog: Catalog, levels: readonly ModelFamily[]): YieldingWork<PlaceNames> {
  const known = cached.get(catalog) ?? (yield* collect(catalog, levels));
  cached.set(catalog, known);
  return known;
}

function* collect(catalog: Catalog, levels: readonly ModelFamily[]): YieldingWork<PlaceNames> {
  const [called, alsoCalled] = [new Map<string, Set<NamedPlace>>(), new Map<string, Set<NamedPlace>>()];
  const places = new Map<string, NamedPlace>();
  for (const family of levels)
    for (const [index, row] of catalog.table(family).rows.entries()) {
      if (index % IN_A_STEP === 0) yield;
      const place = { family, row };
      places.set(`${family.name} ${row.id}`, place);
      for (const key of keysOf(family, row)) add(called, key, place);
    }
  for (const family of levels)
    for (const { ordinal, text } of historyOf(catalog, family).names) {
      const place = places.get(`${family.name} ${catalog.table(family).rows[ordinal]?.id}`);
      if (place !== undefined) add(alsoCalled, nameKey(text), place);
    }
  for (const [index, { family, id, alias }] of catalog.aliases.entries()) {
    if (index % IN_A_STEP === 0) yield;
    const place = places.get(`${family} ${id}`);
    if (place !== undefined) add(alsoCalled, nameKey(alias), place);
  }
  return {
    called: (key) => [...(called.get(key) ?? [])],
    alsoCalled: (key) => [...(alsoCalled.get(key) ?? [])],
  };
}

function add(names: Map<string, Set<NamedPlace>>, key: string, place: NamedPlace): void {
  const known = names.get(key);
  if (known === undefined) names.set(key, new Set([place]));
  else known.add(place);
}

/** Its name, without the part that people leave out as well, and its other name. */
function keysOf(family: ModelFamily, row: Row): readonly string[] {
  const name = nameKey(nameOf(family, row));
  const generic = (family.find?.generic ?? []).map(nameKey);
  const shorter = generic
    .filter((part) => name.endsWith(` ${part}`))
    .map((part) => name.slice(0, -part.length - 1));
  const other = family.otherName === undefined ? null : row[family.otherName];
  return [name, ...shorter, ...(typeof other === 'string' ? [nameKey(other)] : [])];
}
