// Finds records of all families by a typed query.

import { USUAL } from '../../../surfaces/mcp/answer-records.js';
import type { Catalog } from '../../catalog/catalog.js';
import { type FindIndex, findIndexOf } from '../../find/find-index.js';
import { type Findable, kindIn, type QueryKind } from '../../find/findable.js';
import { rangeOf } from '../../find/posting-lists.js';
import type { Match } from '../../find/score-board.js';
import { searchAll as searchIndex } from '../../find/search-all.js';
import { changeView } from '../../history/event-view.js';
import { historyOf } from '../../history/history-of.js';
import type { Model, ModelFamily } from '../../model/model.js';
import type { Language } from '../../text/localized.js';
import { API, type DocumentOperation, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { queryParameter } from '../request/parameter.js';
import { integer } from '../values/value-type.js';
import {
  EXAMPLE,
  type FamiliesParameter,
  familiesParameter,
  findShared,
  hitsSchema,
  isOf,
  limit,
  q,
} from './find-parameters.js';
import { foundFamily, foundProperties, foundRecord, lang, linkTo, linkToAll } from './found-record.js';
import { changeParts, changeRef } from './history.js';

const offset = queryParameter('offset', integer(0), {
  en: 'the number of hits to skip.',
  es: 'el número de resultados que se omiten.',
});

export const searchAll: OperationKind = {
  acrossFamilies: (model) => {
    const families = familiesParameter(model);
    return families === undefined ? [] : [searchOf(model, families)];
  },
};

function searchOf(model: Model, families: FamiliesParameter): DocumentOperation {
  return {
    ...findShared,
    id: 'searchAll',
    path: `${API}/search`,
    parameters: [q, families, limit, offset, lang],
    summary: { en: 'Search all families', es: 'Buscar en todas las familias' },
    description: {
      en: 'Finds records of all families by name, alias, former name, code or words. Exact names come first, then names that begin with the text, names that contain its words, and similar names; among equals, the more important record comes first.',
      es: 'Busca registros de todas las familias por nombre, alias, nombre anterior, código o palabras. Primero van los nombres exactos, luego los que empiezan por el texto, los que contienen sus palabras y los parecidos; entre iguales, primero el registro más importante.',
    },
    schema: hitsSchema({
      ...foundProperties,
      score: { type: 'number', minimum: 0, maximum: 1 },
      field: { type: 'string' },
      matched: { type: 'string' },
      link: { type: 'string' },
      change: changeRef,
    }),
    parts: changeParts,
    *document(catalog, args) {
      const index = yield* findIndexOf(model, catalog);
      const [queryText, language] = [args.required(q), args.get(lang) ?? 'es'];
      const [skipped, most] = [args.get(offset) ?? 0, args.get(limit) ?? USUAL];
      const wanted = args.get(families);
      const named = familiesNamed(index, queryText, wanted);
      const { total, matches } = searchIndex(index, queryText, {
        offset: Math.max(0, skipped - named.length),
        limit: Math.max(0, most - Math.max(0, named.length - skipped)),
        isWanted: isOf(index, wanted),
      });
      const hits = [
        ...named.slice(skipped, skipped + most).map(({ family, year }) => ({
          ...foundFamily(family, language),
          score: 1,
          field: 'family',
          matched: queryText,
          link: linkToAll(family, year),
          change: null,
        })),
        ...matches.map((match) => hitOf(catalog, index, match, queryText, language)),
      ];
      return { value: { total: total + named.length, hits } };
    },
    examples: () => [NO_ARGUMENTS.with(q, EXAMPLE)],
  };
}

interface NamedFamily {
  readonly family: ModelFamily;
  readonly year?: number;
}

/** Families that the text names, such as `volcanoes`, or a calendar in a year, such as `holidays 2027`. */
function familiesNamed(
  index: FindIndex,
  queryText: string,
  wanted: readonly ModelFamily[] | undefined,
): readonly NamedFamily[] {
  const { families, queryKey } = index;
  const key = queryKey(queryText);
  const named: readonly NamedFamily[] = (families.get(key) ?? []).map((family) => ({ family }));
  const found = named.length > 0 ? named : withMore(index, kindIn(families, key));
  return wanted === undefined ? found : found.filter(({ family }) => wanted.includes(family));
}

/** Beside its name, the text has a year of its calendar, the area around all records, or the family again: `tv channels`. */
function withMore(
  { families, names, recordsNamed, records }: FindIndex,
  kind: QueryKind | undefined,
): readonly NamedFamily[] {
  if (kind === undefined) return [];
  const { rest } = kind;
  const year = Number(rest);
  const [at] = rangeOf(names, rest);
  const isEverywhere =
    names[at] === rest &&
    recordsNamed.of(at).some((record) => (records[record] as Findable).family.only !== undefined);
  return [...kind.families].flatMap((family): readonly NamedFamily[] => {
    const { calendar } = family;
    if (calendar !== undefined && year >= calendar.from && year <= calendar.to) return [{ family, year }];
    return isEverywhere || families.get(rest)?.includes(family) ? [{ family }] : [];
  });
}

function hitOf(
  catalog: Catalog,
  index: FindIndex,
  { at, score, name, code }: Match,
  queryText: string,
  language: Language,
) {
  const record = index.records[at] as Findable;
  const found = foundRecord(catalog, record, language);
  const { family, ordinal } = record;
  const typed = code === undefined ? name : formerCode();
  const event = historyOf(catalog, family).change(ordinal, typed ?? '', queryText);
  const change = event === undefined ? null : changeView(event);
  return { ...found, score, ...matchedIn(), link: linkTo(family, found.id), change };

  function formerCode(): string | undefined {
    const coded = index.codes.find(queryText);
    return coded.find((each) => each.family === family && each.ordinal === ordinal)?.former;
  }

  function matchedIn(): { readonly field: string; readonly matched: string } {
    if (code !== undefined) return { field: code, matched: String(record.row[code]) };
    const matched = record.names.find(({ key }) => key === name);
    if (matched !== undefined) return { field: matched.field, matched: matched.text };
    return { field: 'words', matched: `${found.name}, ${found.context}` };
  }
}
