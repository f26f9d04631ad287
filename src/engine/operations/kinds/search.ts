// The records that hold a keyword in any of the fields the family is searched by.
import type { ModelFamily, Row, SearchField } from '../../model/model.js';
import { prepareSearch, searchTable } from '../../query/search-table.js';
import { searchesOf } from '../../query/searches-of.js';
import { inside } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { pathParameter } from '../request/parameter.js';
import { text } from '../values/text.js';
import { rankedListParameters } from './list-parameters.js';

export const search: RecordKind = {
  operations: (family) => {
    if (!isListed(family) || family.search.length === 0) return [];
    const fields = family.search.map(pathOf).join(', ');
    const keyword = pathParameter('keyword', text, {
      en: `the text to search for in ${fields}; case and accents are ignored.`,
      es: `el texto que se busca en ${fields}; no importan mayúsculas ni tildes.`,
    });
    return [
      {
        id: idOf(family, 'Search'),
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

/** A typical query is a few words. */
const LONGEST_EXAMPLE = 40;

function keywords({ search: fields }: ModelFamily, rows: readonly Row[]): string[] {
  const own = fields.filter(({ through }) => through === undefined);
  return rows
    .flatMap((row) => own.map(({ field }) => row[field]))
    .filter((value) => typeof value === 'string')
    .filter(({ length }) => length <= LONGEST_EXAMPLE);
}
