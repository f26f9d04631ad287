// Shared parameters of search and suggestions: the text, the families and the number of hits.
import { type FindIndex, findIndexOf } from '../../find/find-index.js';
import type { Findable } from '../../find/findable.js';
import { searchAll } from '../../find/search-all.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { API, type DocumentOperation, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Parameter, queryParameter, requiredParameter } from '../request/parameter.js';
import { familyList } from '../values/family-list.js';
import { integer, text } from '../values/value-type.js';
import { foundProperties, foundRecord, lang } from './found-record.js';

/** Suggests records of all families at every keystroke. */
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

export const [USUAL, MOST] = [10, 50];
export const EXAMPLE = 'santa';

export const q = requiredParameter('q', text, {
  en: 'the name, part of a name, code or words to search for; case, accents and small typos do not matter.',
  es: 'el nombre, la parte de un nombre, el código o las palabras que buscas; no importan mayúsculas, tildes ni pequeños errores de digitación.',
});

export const limit = queryParameter('limit', integer(1, MOST), {
  en: `the maximum number of hits; ${USUAL} by default.`,
  es: `el número máximo de resultados; por defecto, ${USUAL}.`,
});

export type FamiliesParameter = Parameter<readonly ModelFamily[]>;

/** Undefined in a model without a family that can be found. */
export function familiesParameter(model: Model): FamiliesParameter | undefined {
  const families = model.families.filter((family) => family.find !== undefined);
  if (families.length === 0) return undefined;
  return queryParameter('families', familyList(families), {
    en: 'the families to search, comma-separated; all by default.',
    es: 'las familias en las que se busca, separadas por comas; por defecto, todas.',
  });
}

export const findShared = {
  owner: undefined,
  result: 'document',
  // All clients send the same few letters again and again.
  cacheable: true,
  mayMiss: false,
} as const;

export const hitsSchema = (hit: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  exactObject({ total: { type: 'integer', minimum: 0 }, hits: { type: 'array', items: exactObject(hit) } });

type Filter = ((at: number) => boolean) | undefined;

export function isOf({ records }: FindIndex, wanted: readonly ModelFamily[] | undefined): Filter {
  if (wanted === undefined) return undefined;
  const families = new Set(wanted);
  return (at) => families.has((records[at] as Findable).family);
}
