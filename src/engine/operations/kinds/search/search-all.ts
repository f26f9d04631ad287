// Finds records of all families by a typed query.
import type { Catalog } from '../../../catalog/catalog.js';
import { certaintyOf } from '../../../find/certainty.js';
import { type FindIndex, findIndexOf } from '../../../find/find-index.js';
import { type Findable, kindIn, type QueryKind } from '../../../find/findable.js';
import { rangeOf } from '../../../find/posting-lists.js';
import { readQuery } from '../../../find/reading.js';
import { type FoundMatch, findAll as searchIndex } from '../../../find/search-all.js';
import { changeView, historyOf } from '../../../history/history-of.js';
import type { Model, ModelFamily } from '../../../model/model.js';
import { exactObject, type JsonSchema } from '../../../schema/shape-schema.js';
import { inside } from '../../../text/fold.js';
import type { Language } from '../../../text/localized.js';
import { API, type DocumentOperation, type OperationKind } from '../../operation.js';
import { NO_ARGUMENTS, type Parameter, queryParameter, requiredParameter } from '../../request/parameter.js';
import { familyList, integerType, textType } from '../../values/value-type.js';
import { changeParts, changeRef } from '../history/history.js';
import { foundFamily, foundProperties, foundRecord, lang, linkTo, linkToAll } from './found-record.js';
import { daysNamed } from './named-days.js';

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
    schema: hitsSchema({ ...foundProperties, certain }),
    *document(catalog, args) {
      const index = yield* findIndexOf(model, catalog);
      const [queryText, language] = [args.required(q), args.get(lang) ?? 'es'];
      const most = args.get(limit) ?? USUAL;
      const isWanted = isOf(index, args.get(families));
      const key = index.queryKey(queryText);
      const begun = key === '' ? { total: 0, first: [] } : index.prefixes.beginning(key, most, isWanted);
      const isCertain = certaintyOf(index, key);
      const { total, matches, isOutside } =
        begun.total > 0
          ? { ...begun, matches: begun.first.map((at) => ({ at, certain: isCertain(at) })), isOutside: false }
          : searchIndex(index, readQuery(index, queryText), { offset: 0, limit: most, isWanted });
      const hits = matches.map(({ at, certain }) => ({
        ...foundRecord(catalog, index.records[at] as Findable, language),
        certain,
      }));
      return { value: { total, hits, ...(isOutside && coverage(model, language)) } };
    },
    examples: () => [NO_ARGUMENTS.with(q, EXAMPLE.slice(0, 3))],
  };
}

const certain: JsonSchema = { type: 'boolean' };

const [USUAL, MOST] = [10, 50];
const EXAMPLE = 'santa';

const q = requiredParameter('q', textType, {
  en: 'the name, part of a name, code or words to search for; case, accents and small typos do not matter.',
  es: 'el nombre, la parte de un nombre, el código o las palabras que buscas; no importan mayúsculas, tildes ni pequeños errores de digitación.',
});

const limit = queryParameter('limit', integerType(1, MOST), {
  en: `the maximum number of hits; ${USUAL} by default.`,
  es: `el número máximo de resultados; por defecto, ${USUAL}.`,
});

type FamiliesParameter = Parameter<readonly ModelFamily[]>;

/** Undefined if the model has no searchable family. */
function familiesParameter(model: Model): FamiliesParameter | undefined {
  const families = model.families.filter((family) => family.find !== undefined);
  if (families.length === 0) return undefined;
  return queryParameter('families', familyList(families), {
    en: 'the families to search, comma-separated; all by default.',
    es: 'las familias en las que se busca, separadas por comas; por defecto, todas.',
  });
}

const findShared = {
  owner: undefined,
  result: 'document',
  // Clients send the same few letters again and again.
  cacheable: true,
  mayMiss: false,
} as const;

function hitsSchema(hit: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const hits: JsonSchema = { type: 'array', items: exactObject(hit) };
  const shape = exactObject({ total: { type: 'integer', minimum: 0 }, hits });
  const note: JsonSchema = {
    type: 'string',
    description: 'Present if the query is about something outside the data.',
  };
  return { ...shape, properties: { ...shape.properties, note } };
}

/** What the dataset covers, for a query about something else. */
function coverage({ families }: Model, language: Language): { readonly note: string } {
  const titles = families.flatMap(({ find, calendar, title }) =>
    find === undefined && calendar === undefined ? [] : [inside(title[language])],
  );
  const listed = new Intl.ListFormat(language).format(titles);
  return {
    note:
      language === 'es'
        ? `Este conjunto de datos no trae eso. Cubre ${listed}.`
        : `This dataset does not hold that. It covers ${listed}.`,
  };
}

type OrdinalTest = ((at: number) => boolean) | undefined;

function isOf({ records }: FindIndex, wanted: readonly ModelFamily[] | undefined): OrdinalTest {
  if (wanted === undefined) return undefined;
  const families = new Set(wanted);
  return (at) => families.has((records[at] as Findable).family);
}

const offset = queryParameter('offset', integerType(0), {
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
      certain,
    }),
    parts: changeParts,
    *document(catalog, args) {
      const index = yield* findIndexOf(model, catalog);
      const [queryText, language] = [args.required(q), args.get(lang) ?? 'es'];
      const [skipped, most] = [args.get(offset) ?? 0, args.get(limit) ?? USUAL];
      const wanted = args.get(families);
      const reading = readQuery(index, queryText);
      const isNamed = reading.codes.length === 0 && reading.near === undefined;
      const namedFamilies = isNamed ? familiesNamed(index, reading.query, wanted) : [];
      const days =
        isNamed && !isUsual(index, reading.query)
          ? daysNamed(catalog, wanted ?? model.families, index, reading.query, queryText, language)
          : [];
      const named = [
        ...days,
        ...namedFamilies.map(({ family, year }) => ({
          ...foundFamily(family, language),
          score: 1,
          field: 'family',
          matched: queryText,
          link: linkToAll(family, year),
          change: null,
          certain: true,
        })),
      ];
      const { total, matches, isOutside } = searchIndex(index, reading, {
        offset: Math.max(0, skipped - named.length),
        limit: Math.max(0, most - Math.max(0, named.length - skipped)),
        isWanted: isOf(index, wanted),
      });
      const hits = [
        ...named.slice(skipped, skipped + most),
        ...matches.map((match) => hitOf(catalog, index, match, queryText, language)),
      ];
      const note = isOutside && hits.length === 0 ? coverage(model, language) : undefined;
      return { value: { total: total + named.length, hits, ...note } };
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
  key: string,
  wanted: readonly ModelFamily[] | undefined,
): readonly NamedFamily[] {
  const { families } = index;
  const named: readonly NamedFamily[] = (isUsual(index, key) ? [] : (families.get(key) ?? [])).map(
    (family) => ({ family }),
  );
  const found = named.length > 0 ? named : withMore(index, kindIn(families, key));
  return wanted === undefined ? found : found.filter(({ family }) => wanted.includes(family));
}

/** Whether a municipality with this name comes first. */
function isUsual(index: FindIndex, key: string): boolean {
  const [at] = rangeOf(index.names, key);
  return index.names[at] === key && index.recordsNamed.of(at).some((each) => isFirstCalled(index, each, key));
}

/** Whether a record of the first order has exactly this name. */
function isFirstCalled({ records }: FindIndex, at: number, key: string): boolean {
  const { find, names } = records[at] as Findable;
  return find.order === 1 && names[0]?.key === key;
}

/** Beside its name, the text has a year of its calendar, the area around all records, or another word for the family: `tv channels`. */
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
  { at, score, name, code, certain }: FoundMatch,
  queryText: string,
  language: Language,
) {
  const record = index.records[at] as Findable;
  const found = foundRecord(catalog, record, language);
  const event = historyOf(catalog, record.family).change(
    record.ordinal,
    (code === undefined ? name : code.former) ?? '',
    queryText,
  );
  const change = event === undefined ? null : changeView(event);
  return { ...found, score, ...matchedIn(), link: linkTo(record.family, found.id), change, certain };

  function matchedIn(): { readonly field: string; readonly matched: string } {
    if (code !== undefined) return { field: code.field, matched: String(record.row[code.field]) };
    const matched = record.names.find(({ key }) => key === name);
    if (matched !== undefined) return { field: matched.field, matched: matched.text };
    return { field: 'words', matched: `${found.name}, ${found.context}` };
  }
}
