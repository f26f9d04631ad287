// The permitted uses of the records of a family, the attribution they require, and the line to cite them by.
import type { Catalog } from '../../catalog/catalog.js';
import type { Source, Terms } from '../../dataset/dataset.js';
import type { ModelFamily } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';
import { citation } from './citation.js';

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
