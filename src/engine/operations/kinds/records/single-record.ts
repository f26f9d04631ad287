// Returns the single record of a family that has no other.
import type { ModelFamily, ModelShape, Row, ToMany } from '../../../model/model.js';
import { prepareSearch, searchesOf, searchTable } from '../../../query/search-table.js';
import { atStart, inside } from '../../../text/fold.js';
import type { Language, Localized } from '../../../text/localized.js';
import { API, isListed, operationId, type RecordKind, type RecordOperation } from '../../operation.js';
import { NO_ARGUMENTS, pathParameter } from '../../request/parameter.js';
import { textType } from '../../values/value-type.js';
import { idParameter, listParameters, ofEachRecord, rankedListParameters } from './whole-list.js';

/** Lists the records that belong to one record, under its path and under the further paths of existing clients. */
export const related: RecordKind = {
  operations: (parent) => (isListed(parent) ? parent.lists.flatMap((list) => relatedTo(parent, list)) : []),
};

function relatedTo(parent: ModelFamily, list: ToMany): readonly RecordOperation[] {
  const [canonical, ...others] = list.segments.map((segment) => `${parent.path}/{id}/${segment}`) as [
    string,
    ...string[],
  ];
  const id = operationId(parent, atStart(list.name));
  const shape = parent.listView(list);
  return [
    operation(parent, list, shape, canonical, id),
    ...others.map((path, index) => ({
      ...operation(parent, list, shape, path, `${id}Alias${index + 1}`),
      sameAs: `${API}/${canonical}`,
    })),
    ...list.alsoAt.map((path, index) =>
      operation(parent, list, list.target.view(undefined), path, `${id}At${index + 1}`),
    ),
  ];
}

function operation(
  parent: ModelFamily,
  list: ToMany,
  shape: ModelShape,
  path: string,
  id: string,
): RecordOperation {
  const key = idParameter(parent, /\{(\w+)\}/.exec(path)?.[1]);
  const family = list.target;
  return {
    id,
    owner: parent,
    family,
    list,
    shape,
    path: `${API}/${path}`,
    parameters: [key, ...listParameters(family)],
    result: 'list',
    summary: titleOf(parent, list),
    description: {
      en: `Lists ${allOf(parent, list, 'en')} in order of id or \`sortBy\`. An unknown id returns 404.`,
      es: `Devuelve ${allOf(parent, list, 'es')} por orden de id o según \`sortBy\`. Un id desconocido devuelve 404.`,
    },
    cacheable: true,
    mayMiss: true,
    select: (catalog, args) => {
      const of = catalog.table(parent).ordinal(args.required(key));
      return of === undefined
        ? { missing: { family: parent, id: args.required(key) } }
        : catalog.many(list, of);
    },
    ...ofEachRecord(parent, key),
  };
}

const titleOf = (parent: ModelFamily, { title, target }: ToMany): Localized =>
  title ?? {
    en: `${target.title.en} ${parent.noun.of.en}`,
    es: `${target.title.es} ${parent.noun.of.es}`,
  };

/** The title of the list begins with that of the family: `all municipalities of a department`. */
const allOf = (parent: ModelFamily, list: ToMany, language: Language) =>
  list.target.all[language] + titleOf(parent, list)[language].slice(list.target.title[language].length);

/** The name of the family's codes. */
const codeNoun = ({ codeNoun: noun = { en: 'code', es: 'código' } }: ModelFamily): Localized => noun;

/** Lists the records with an official code. */
export const byCode: RecordKind = {
  operations: (family) => {
    if (family.codes.length === 0) return [];
    const code = pathParameter('code', textType, {
      en: `the whole ${family.codes.join(' or ')}; case is ignored.`,
      es: `el ${family.codes.join(' o ')} completo; no importan las mayúsculas.`,
    });
    return [
      {
        id: operationId(family, 'ByCode'),
        owner: family,
        family,
        shape: family.view('byCode'),
        path: `${API}/${family.path}/code/{code}`,
        parameters: [code, ...rankedListParameters(family)],
        result: 'list',
        summary: {
          en: `${family.title.en} by ${codeNoun(family).en}`,
          es: `${family.title.es} por ${codeNoun(family).es}`,
        },
        description: {
          en: `Finds ${inside(family.title.en)} by ${codeNoun(family).en}. An unknown code returns an empty list.`,
          es: `Busca ${inside(family.title.es)} por ${codeNoun(family).es}. Un código desconocido devuelve una lista vacía.`,
        },
        cacheable: false,
        mayMiss: false,
        prepare: (catalog) => prepareSearch(catalog, catalog.table(family), searchesOf(family).byCode),
        select: (catalog, args) =>
          searchTable(
            catalog,
            catalog.table(family),
            searchesOf(family).byCode,
            args.required(code),
            'whole',
          ),
        examples: (rows) => codes(family, rows).map((value) => NO_ARGUMENTS.with(code, value)),
      },
    ];
  },
};

function codes(family: ModelFamily, rows: readonly Row[]): string[] {
  return rows
    .flatMap((row) => family.codes.map((field) => row[field]))
    .filter((value) => typeof value === 'string');
}

const nameParameter = pathParameter('name', textType, {
  en: 'the name or part of it; case and accents are ignored.',
  es: 'el nombre o una parte; no importan mayúsculas ni tildes.',
});

/** Lists the records whose name contains a text. */
export const byName: RecordKind = {
  operations: (family) =>
    !isListed(family) || family.nameFields.length === 0
      ? []
      : [
          {
            id: operationId(family, 'ByName'),
            owner: family,
            family,
            shape: family.view('byName'),
            path: `${API}/${family.path}/name/{name}`,
            parameters: [nameParameter, ...rankedListParameters(family)],
            result: 'list',
            summary: { en: `${family.title.en} by name`, es: `${family.title.es} por nombre` },
            description: {
              en: `Finds ${inside(family.title.en)} by name, best matches first. No match returns an empty list.`,
              es: `Busca ${inside(family.title.es)} por nombre, con las mejores coincidencias primero. Si no hay ninguna, devuelve una lista vacía.`,
            },
            cacheable: false,
            mayMiss: false,
            prepare: (catalog) => prepareSearch(catalog, catalog.table(family), searchesOf(family).byName),
            select: (catalog, args) =>
              searchTable(
                catalog,
                catalog.table(family),
                searchesOf(family).byName,
                args.required(nameParameter),
                'part of the name',
              ),
            examples: (rows) =>
              rows.flatMap((row) =>
                typeof row.name === 'string' ? [NO_ARGUMENTS.with(nameParameter, row.name)] : [],
              ),
          },
        ],
};

export const byId: RecordKind = {
  operations: (family) => {
    if (!isListed(family)) return [];
    const id = idParameter(family);
    return [
      {
        id: operationId(family, 'ById'),
        owner: family,
        family,
        shape: family.view('byId'),
        path: `${API}/${family.path}/{id}`,
        parameters: [id],
        result: 'one',
        summary: {
          en: `${atStart(family.noun.withArticle.en)} by id`,
          es: `${atStart(family.noun.withArticle.es)} por su id`,
        },
        description: {
          en: `Returns ${family.noun.withArticle.en} by id. An unknown id returns 404.`,
          es: `Devuelve ${family.noun.withArticle.es} según su id. Un id desconocido devuelve 404.`,
        },
        cacheable: true,
        mayMiss: true,
        select: (catalog, args) => {
          const ordinal = catalog.table(family).ordinal(args.required(id));
          return ordinal === undefined
            ? { missing: { family, id: args.required(id) } }
            : Int32Array.of(ordinal);
        },
        ...ofEachRecord(family, id),
      },
    ];
  },
};

export const singleRecord: RecordKind = {
  operations: (family) =>
    family.only === undefined
      ? []
      : [
          {
            id: operationId(family, 'Only'),
            owner: family,
            family,
            shape: family.view(undefined),
            path: `${API}/${family.path}/${family.only}`,
            parameters: [],
            result: 'one',
            summary: family.title,
            description: {
              en: `Returns ${inside(family.about.en)}`,
              es: `Devuelve ${inside(family.about.es)}`,
            },
            cacheable: true,
            mayMiss: false,
            select: (catalog) => catalog.table(family).all,
            examples: () => [NO_ARGUMENTS],
            enumerate: () => [NO_ARGUMENTS],
          },
        ],
};
