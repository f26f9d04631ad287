// The place that a name means: the largest area with this name, or several that are equally likely.
import type { Catalog } from '../../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../../engine/model/model.js';
import { toOnePaths } from '../../../engine/model/to-one-paths.js';
import { isSmall, nameKey } from '../../../engine/names/name-key.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { levelWords, type NamedPlace, type PlaceNames, placeNames } from './place-names.js';

interface Resolved {
  /** More than one if they are of one level: the name is ambiguous. */
  readonly places: readonly [NamedPlace, ...NamedPlace[]];
  /** Smaller areas that are called the same. */
  readonly also: readonly NamedPlace[];
}

interface Levels {
  /** All of them, the largest first. */
  readonly all: readonly ModelFamily[];
  /** The only ones that may be meant. */
  readonly wanted: readonly ModelFamily[];
}

export function* resolvePlace(
  catalog: Catalog,
  text: string,
  levels: Levels,
): YieldingWork<Resolved | undefined> {
  const names = yield* placeNames(catalog, levels.all);
  return (
    meant(names, nameKey(text), levels.wanted, () => true) ?? withinAnother(catalog, names, text, levels)
  );
}

/** `Armenia, Quindío` or `Armenia (Quindío)`. */
function withinAnother(
  catalog: Catalog,
  names: PlaceNames,
  text: string,
  { all, wanted }: Levels,
): Resolved | undefined {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('('));
  if (at <= 0) return undefined;
  const outer = meant(names, nameKey(text.slice(at + 1)), all, () => true)?.places;
  if (outer?.length !== 1) return undefined;
  const isInside = (place: NamedPlace) => isIn(catalog, place, outer[0]);
  const name = text.slice(0, at);
  return (
    meant(names, nameKey(name), wanted, isInside) ?? withinAnother(catalog, names, name, { all, wanted })
  );
}

type Test = (place: NamedPlace) => boolean;

/** Names come before aliases of a place; the text itself before the text without the word for its level. */
function meant(
  { called, alsoCalled }: PlaceNames,
  key: string,
  wanted: readonly ModelFamily[],
  holds: Test,
): Resolved | undefined {
  for (const named of [called, alsoCalled])
    for (const form of formsOf(key, wanted)) {
      const found = named(form.key).filter((place) => form.levels.includes(place.family) && holds(place));
      const top = form.levels.find((level) => found.some(({ family }) => family === level));
      const places = found.filter(({ family }) => family === top);
      const [first, ...others] = places;
      if (first !== undefined)
        return { places: [first, ...others], also: found.filter(({ family }) => family !== top) };
    }
  return undefined;
}

interface Form {
  readonly key: string;
  readonly levels: readonly ModelFamily[];
}

/** `municipio de Nariño`, `Nariño department`: the word gives the level. */
function formsOf(key: string, wanted: readonly ModelFamily[]): readonly Form[] {
  const bare = wanted.flatMap((level) =>
    [...new Set(levelWords(level).map(nameKey))].flatMap((word): readonly Form[] => {
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
function isIn(catalog: Catalog, { family, row }: NamedPlace, outer: NamedPlace): boolean {
  if (family === outer.family || outer.family.only !== undefined) return family !== outer.family;
  let at: Row | undefined = row;
  for (const { key, target } of toOnePaths(family).get(outer.family) ?? []) {
    const table = catalog.table(target);
    const ordinal = table.ordinal(at?.[key.name] as number);
    at = ordinal === undefined ? undefined : table.rows[ordinal];
  }
  return at === outer.row;
}
