// Suggests records of all families at every keystroke.
import { type FindIndex, findIndexOf } from '../../find/find-index.js';
import type { Findable } from '../../find/findable.js';
import { searchAll } from '../../find/search-all.js';
import type { Model } from '../../model/model.js';
import { API, type DocumentOperation, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import {
  EXAMPLE,
  type FamiliesParameter,
  type Filter,
  familiesParameter,
  findShared,
  hitsSchema,
  isOf,
  limit,
  q,
  USUAL,
} from './find-parameters.js';
import { foundProperties, foundRecord, lang } from './found-record.js';

export const suggest: OperationKind = {
  acrossFamilies: (model) => {
    const families = familiesParameter(model);
    return families === undefined ? [] : [suggestOf(model, families)];
  },
};

function suggestOf(model: Model, families: FamiliesParameter): DocumentOperation {
  return {
    ...findShared,
    id: 'suggest',
    path: `${API}/suggest`,
    parameters: [q, families, limit, lang],
    summary: { en: 'Suggest while typing', es: 'Sugerir mientras se escribe' },
    description: {
      en: 'Completes a text while it is typed, with names and aliases that begin with it, then with names in which another word begins with it. If there are none, it returns similar names.',
      es: 'Completa un texto mientras se escribe, con nombres y alias que empiezan por él y luego con nombres en los que una palabra empieza así. Si no hay, devuelve nombres parecidos.',
    },
    schema: hitsSchema(foundProperties),
    *document(catalog, args) {
      const index = yield* findIndexOf(model, catalog);
      const [queryText, language] = [args.required(q), args.get(lang) ?? 'es'];
      const most = args.get(limit) ?? USUAL;
      const isWanted = isOf(index, args.get(families));
      const key = index.queryKey(queryText);
      const begun = key === '' ? { total: 0, first: [] } : index.prefixes.beginning(key, most, isWanted);
      const { total, first } = begun.total > 0 ? begun : similarTo(index, queryText, most, isWanted);
      const hits = first.map((at) => foundRecord(catalog, index.records[at] as Findable, language));
      return { value: { total, hits } };
    },
    examples: () => [NO_ARGUMENTS.with(q, EXAMPLE.slice(0, 3))],
  };
}

function similarTo(index: FindIndex, queryText: string, most: number, isWanted: Filter) {
  const { total, matches } = searchAll(index, queryText, { offset: 0, limit: most, isWanted });
  return { total, first: matches.map(({ at }) => at) };
}
