// The terms of a source are those of its licence: one that has to be shared alike is never offered as single facts, nor the other way round.
import type { DataRule } from './data-rule.js';
import { expects } from './messages.js';

/** The terms of well-known licences. Any other one is an open licence that the source names. */
const termsOf: ReadonlyMap<string | null, readonly string[]> = new Map([
  ['CC0 1.0', ['public-domain']],
  ['Unlicense', ['public-domain']],
  ['CC BY 4.0', ['cc-by', 'own']],
  ['CC BY-SA 4.0', ['cc-by-sa']],
  [null, ['public-domain', 'cite', 'facts', 'restricted', 'pictures']],
]);
const OTHERS = ['open-licence'];

export const licences: DataRule = {
  name: 'licences',
  about: {
    en: 'The terms of a source agree with its licence.',
    es: 'Las condiciones de una fuente concuerdan con su licencia.',
  },
  advice: {
    en: 'Correct the licence or the terms. A source of plain facts under the licence of texts has no licence, and its title explains it.',
    es: 'Corrige la licencia o las condiciones. Una fuente de la que solo se toman datos sueltos no lleva la licencia de los textos, y su título lo explica.',
  },
  *check({ sources }) {
    for (const [at, { id, licence, terms }] of sources.entries()) {
      const allowed = termsOf.get(licence) ?? OTHERS;
      if (allowed.includes(terms)) continue;
      const named = { en: licence ?? 'no licence', es: licence ?? 'una fuente sin licencia' };
      yield {
        file: 'data/sources.json',
        id,
        field: 'terms',
        message: expects(
          { en: `${allowed.join(' or ')} for ${named.en}`, es: `${allowed.join(' o ')} para ${named.es}` },
          terms,
        ),
        at,
      };
    }
  },
};
