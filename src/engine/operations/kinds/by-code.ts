// The records that have an official code.

import type { ModelFamily, Row } from '../../model/model.js';
import { prepareSearch, searchTable } from '../../query/search-table.js';
import { searchesOf } from '../../query/searches-of.js';
import { inside } from '../../text/letter-case.js';
import type { Localized } from '../../text/localized.js';
import { API, idOf, type RecordKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { pathParameter } from '../request/parameter.js';
import { text } from '../values/text.js';
import { rankedListParameters } from './list-parameters.js';

/** The name of its codes. */
const codeNoun = ({ codeNoun: noun = { en: 'code', es: 'código' } }: ModelFamily): Localized => noun;

export const byCode: RecordKind = {
  operations: (family) => {
    if (family.codes.length === 0) return [];
    const code = pathParameter('code', text, {
      en: `the whole ${family.codes.join(' or ')}; case is ignored.`,
      es: `el ${family.codes.join(' o ')} completo; no importan las mayúsculas.`,
    });
    return [
      {
        id: idOf(family, 'ByCode'),
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
