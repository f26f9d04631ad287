// The sources of the values of a result: publisher, date and terms, each once.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Source } from '../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { sourcesOf } from '../../engine/operations/provenance/citation.js';

export interface ShownSource {
  readonly publisher: string;
  readonly date: string | null;
  readonly terms: string;
}

/** Of these fields of these records. */
export function sourcesOfRecords(
  { origins }: Catalog,
  family: ModelFamily,
  ids: readonly unknown[],
  fields: readonly string[],
): readonly ShownSource[] {
  const found = ids.flatMap((id) => fields.map((field) => origins.source(family, id as number, field)));
  return shown(found.filter((source) => source !== undefined));
}

/** Of these fields of the whole family; of all of them if none is named. */
export function sourcesOfFamily(
  catalog: Catalog,
  family: ModelFamily,
  fields?: readonly string[],
): readonly ShownSource[] {
  const all = sourcesOf(catalog, family);
  return shown(
    fields === undefined ? all : all.filter((source) => source.fields.some((name) => fields.includes(name))),
  );
}

/** Of the borders of areas. */
export function sourcesOfBorders({ sources }: Catalog, { boundary }: ModelFamily): readonly ShownSource[] {
  return shown(sources.filter(({ id }) => id === boundary?.source));
}

/** Those that a document names. */
export const sourcesWithIds = ({ sources }: Catalog, ids: ReadonlySet<string>): readonly ShownSource[] =>
  shown(sources.filter(({ id }) => ids.has(id)));

/** More are named by where_value_comes_from, value by value. */
const MOST = 5;

/** One for each publisher and terms, with the latest date: the rest is in the reference of the value. */
function shown(sources: Iterable<Source>): readonly ShownSource[] {
  const different = new Map<string, ShownSource>();
  for (const { publisher, date, terms } of sources) {
    const key = JSON.stringify([publisher, terms]);
    const latest =
      [different.get(key)?.date ?? null, date]
        .filter((each) => each !== null)
        .sort()
        .at(-1) ?? null;
    different.set(key, { publisher, date: latest, terms });
  }
  return [...different.values()].slice(0, MOST);
}
