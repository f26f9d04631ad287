// Lists the whole family in the requested order.

import type { Catalog } from '../../../catalog/catalog.js';
import type { ModelFamily, Row, SearchField } from '../../../model/model.js';
import { withoutOthers } from '../../../model/read-row.js';
import { prepareSearch, searchesOf, searchTable } from '../../../query/search-table.js';
import { atStart, inside } from '../../../text/fold.js';
import { API, isListed, operationId, type RecordKind } from '../../operation.js';
import { sortParameters } from '../../options/sort.js';
import {
  type Arguments,
  NO_ARGUMENTS,
  type Parameter,
  pathParameter,
  queryParameter,
  requiredParameter,
} from '../../request/parameter.js';
import { integerType, textType } from '../../values/value-type.js';

export const idParameter = (family: ModelFamily, name = 'id'): Parameter<number> => ({
  ...pathParameter(name, integerType(1), {
    en: `the id of the ${family.record} record.`,
    es: `el id del registro de ${family.record}.`,
  }),
  idOf: family,
});

/** The arguments of an operation that has one response for each record of a family. */
export function ofEachRecord(family: ModelFamily, id: Parameter<number>) {
  const examples = (rows: readonly Row[]): readonly Arguments[] =>
    rows.map((row) => NO_ARGUMENTS.with(id, row.id as number));
  return { examples, enumerate: (catalog: Catalog) => examples(catalog.table(family).rows) };
}

/** The integers from the first to the last, both included. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const limit: Parameter<number> = {
  ...queryParameter('limit', integerType(1), {
    en: 'the maximum number of records, applied after sorting.',
    es: 'el número máximo de registros, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, limit: value }),
};

const offset: Parameter<number> = {
  ...queryParameter('offset', integerType(0), {
    en: 'the number of records to skip, applied after sorting.',
    es: 'el número de registros que se omiten, después de ordenarlos.',
  }),
  plan: (plan, value) => ({ ...plan, offset: value }),
};

export const listParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy'),
  limit,
  offset,
];

/** The parameters of lists in order of rank or id. */
export const rankedListParameters = (family: ModelFamily): readonly Parameter[] => [
  ...sortParameters(family, 'sortBy', true),
  limit,
  offset,
];

/** Lists the records with a keyword in any of the searched fields. */
export const search: RecordKind = {
  operations: (family) => {
    if (!isListed(family) || family.search.length === 0) return [];
    const fields = family.search.map(pathOf).join(', ');
    const keyword = pathParameter('keyword', textType, {
      en: `the text to search for in ${fields}; case and accents are ignored.`,
      es: `el texto que se busca en ${fields}; no importan mayúsculas ni tildes.`,
    });
    return [
      {
        id: operationId(family, 'Search'),
        owner: family,
        family,
        shape: family.view('search'),
        path: `${API}/${family.path}/search/{keyword}`,
        parameters: [keyword, ...rankedListParameters(family)],
        result: 'list',
        summary: { en: `Search ${inside(family.title.en)}`, es: `Buscar ${inside(family.title.es)}` },
        description: {
          en: `Finds ${inside(family.title.en)} that match a keyword, best matches first. No match returns an empty list.`,
          es: `Busca ${inside(family.title.es)} con una palabra clave, con las mejores coincidencias primero. Si no hay ninguna, devuelve una lista vacía.`,
        },
        cacheable: false,
        mayMiss: false,
        prepare: (catalog) => prepareSearch(catalog, catalog.table(family), searchesOf(family).byKeyword),
        select: (catalog, args) => {
          const { byKeyword } = searchesOf(family);
          return searchTable(catalog, catalog.table(family), byKeyword, args.required(keyword), 'part');
        },
        examples: (rows) => keywords(family, rows).map((value) => NO_ARGUMENTS.with(keyword, value)),
      },
    ];
  },
};

const pathOf = ({ through, field }: SearchField) =>
  through === undefined ? field : `${through.name}.${field}`;

/** A typical query has a few words. */
const LONGEST_EXAMPLE = 40;

function keywords({ search: fields }: ModelFamily, rows: readonly Row[]): string[] {
  const own = fields.filter(({ through }) => through === undefined);
  return rows
    .flatMap((row) => own.map(({ field }) => row[field]))
    .filter((value) => typeof value === 'string')
    .filter(({ length }) => length <= LONGEST_EXAMPLE);
}

const pageSize = requiredParameter('PageSize', integerType(1), {
  en: 'the number of records per page, at least 1.',
  es: 'el número de registros por página, mínimo 1.',
});

const page: Parameter<number> = {
  ...requiredParameter('Page', integerType(1), {
    en: 'the page number, starting at 1.',
    es: 'el número de la página, desde 1.',
  }),
  plan: (plan, value, args) => ({ ...plan, page: { page: value, pageSize: args.required(pageSize) } }),
};

/** Returns a page of the family with the totals that paging needs. */
export const pagedList: RecordKind = {
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: operationId(family, 'Page'),
            owner: family,
            family,
            shape: family.view('pagedList'),
            path: `${API}/${family.path}/pagedList`,
            parameters: [page, pageSize, ...sortParameters(family, 'SortBy')],
            ignores: ['limit', 'offset'],
            result: 'page',
            summary: {
              en: `A page of ${inside(family.title.en)}`,
              es: `Una página de ${inside(family.title.es)}`,
            },
            description: {
              en: `Returns a page of ${inside(family.title.en)} and the total number of records and pages.`,
              es: `Devuelve una página de ${inside(family.title.es)}, con el total de registros y de páginas.`,
            },
            cacheable: true,
            mayMiss: false,
            select: (catalog) => catalog.table(family).all,
            examples: (rows) => rows.map((_, index) => NO_ARGUMENTS.with(page, index + 1).with(pageSize, 1)),
          },
        ],
};

export const wholeList: RecordKind = {
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: operationId(family, 'List'),
            owner: family,
            family,
            shape: family.view('wholeList'),
            path: `${API}/${family.path}`,
            parameters: listParameters(family),
            result: 'list',
            summary: { en: atStart(family.all.en), es: atStart(family.all.es) },
            description: {
              en: `Lists ${family.all.en} in order of id or \`sortBy\`.${withoutOthers(family).en}`,
              es: `Devuelve ${family.all.es} por orden de id o según \`sortBy\`.${withoutOthers(family).es}`,
            },
            cacheable: true,
            mayMiss: false,
            select: (catalog) => catalog.table(family).all,
            examples: () => [NO_ARGUMENTS],
            enumerate: () => [NO_ARGUMENTS],
          },
        ],
};
