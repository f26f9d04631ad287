// Who says the values of an answer: publisher, date and terms, each once.
import type { Catalog } from '../catalog/catalog.js';
import type { Source } from '../dataset/dataset.js';
import type { ModelFamily } from '../model/model.js';
import { sourcesOf } from '../operations/provenance/family-terms.js';

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

/** Of these fields of the whole family; of all of them where none is named. */
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

/** Several sources of one publisher are told apart by their dates alone. */
function shown(sources: Iterable<Source>): readonly ShownSource[] {
  const different = new Map<string, ShownSource>();
  for (const { publisher, date, terms } of sources)
    different.set(JSON.stringify([publisher, date, terms]), { publisher, date, terms });
  return [...different.values()];
}
