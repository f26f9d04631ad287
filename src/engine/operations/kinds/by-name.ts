// The records whose name holds a text.
import { prepareSearch, searchTable } from '../../query/search-table.js';
import { searchesOf } from '../../query/searches-of.js';
import { inside } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { pathParameter } from '../request/parameter.js';
import { text } from '../values/text.js';
import { rankedListParameters } from './list-parameters.js';

const name = pathParameter('name', text, {
  en: 'the name or part of it; case and accents are ignored.',
  es: 'el nombre o una parte; no importan mayúsculas ni tildes.',
});

export const byName: RecordKind = {
  operations: (family) =>
    !isListed(family) || family.nameFields.length === 0
      ? []
      : [
          {
            id: idOf(family, 'ByName'),
            owner: family,
            family,
            shape: family.view('byName'),
            path: `${API}/${family.path}/name/{name}`,
            parameters: [name, ...rankedListParameters(family)],
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
                args.required(name),
                'part of the name',
              ),
            examples: (rows) =>
              rows.flatMap((row) =>
                typeof row.name === 'string' ? [NO_ARGUMENTS.with(name, row.name)] : [],
              ),
          },
        ],
};
