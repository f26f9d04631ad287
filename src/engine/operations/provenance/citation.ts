// The line by which records are cited: the dataset, its edition, the cited part, and every source of its values.

import type { Catalog } from '../../catalog/catalog.js';
import { type Edition, editionName, type Source, type Terms } from '../../dataset/dataset.js';
import type { DatasetAbout } from '../../model/dataset-about.js';
import type { ModelFamily } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';

/** The terms of texts that the publisher of the dataset wrote or reviewed. */
export const OWN = 'own';

interface Cited {
  readonly edition: Edition;
  /** All of the dataset: one of them names its publisher. */
  readonly sources: readonly Source[];
}

/** The credit that a copy of the whole dataset needs: its publisher and licence, and every publisher of its values, once. */
export function creditLine({ edition, sources }: Cited, { publisher, licence }: DatasetAbout): Localized {
  const others = sources.filter(({ terms }) => terms !== OWN).map((source) => source.publisher);
  const line = (ofEdition: string, heading: string) =>
    `${publisher}, ${ofEdition} (${licence.name}, ${licence.url}). ${heading}: ${[...new Set(others)].join('; ')}.`;
  const name = editionName(edition);
  return { en: line(`edition ${name}`, 'Sources'), es: line(`edición ${name}`, 'Fuentes') };
}

/** `from` are the sources of the cited records. */
export function citation({ edition, sources }: Cited, what: Localized, from: Iterable<Source>): Localized {
  const publisher = sources.find(({ terms }) => terms === OWN)?.publisher;
  const named = new Map<string, Set<string>>();
  for (const source of from) {
    if (source.terms === OWN) continue;
    const dates = named.get(source.publisher) ?? new Set<string>();
    if (source.date !== null) dates.add(source.date);
    named.set(source.publisher, dates);
  }
  const list = [...named].map(([name, dates]) =>
    dates.size === 0 ? name : `${name} (${[...dates].sort().join(', ')})`,
  );
  const line = (ofEdition: string, subject: string, heading: string) => {
    const head = publisher === undefined ? ofEdition : `${publisher}, ${ofEdition}`;
    return `${head}: ${subject}.${list.length === 0 ? '' : ` ${heading}: ${list.join('; ')}.`}`;
  };
  const name = editionName(edition);
  return {
    en: line(`edition ${name}`, what.en, 'Sources'),
    es: line(`edición ${name}`, what.es, 'Fuentes'),
  };
}

/** The permitted uses of the records of a family, the attribution they require, and the line to cite them by. */
export interface FamilyTerms {
  readonly citation: Localized;
  /** Each with the publishers whose values come under them. */
  readonly terms: readonly (Terms & { readonly publishers: readonly string[] })[];
}

export function familyTerms(catalog: Catalog, family: ModelFamily): FamilyTerms {
  const sources = sourcesOf(catalog, family);
  return {
    citation: citation(catalog, family.title, sources),
    terms: catalog.terms.flatMap((terms) => {
      const under = sources.filter((source) => source.terms === terms.id);
      if (under.length === 0) return [];
      return [{ ...terms, publishers: [...new Set(under.map(({ publisher }) => publisher))] }];
    }),
  };
}

/** Those that values of the family come from. */
export function sourcesOf(
  { sources, origins }: Catalog,
  { name }: ModelFamily,
): readonly (Source & { readonly fields: readonly string[] })[] {
  return sources.flatMap((source) => {
    const fields = origins.coverage().get(source.id)?.covers[name];
    return fields === undefined ? [] : [{ ...source, fields }];
  });
}
