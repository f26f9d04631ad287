// The records that hold a keyword in any of the fields the family is searched by.
import type { ModelFamily, Row, SearchField } from '../../model/model.js';
import { API, idOf, isListed, type Kind } from '../operation.js';
import { rankedListParameters, sortOf, textParameter } from '../shared-parameters.js';
import { inside } from './letter-case.js';

const shown = ({ through, field }: SearchField) =>
  through === undefined ? field : `${through.name}.${field}`;

export const search: Kind = {
  name: 'search',
  operations: (family) =>
    !isListed(family) || family.search.length === 0
      ? []
      : [
          {
            id: idOf(family, 'Search'),
            kind: 'search',
            owner: family,
            family,
            shape: family.view('search'),
            path: `${API}/${family.path}/search/{keyword}`,
            parameters: [
              textParameter(
                'keyword',
                `Looked for anywhere in ${family.search.map(shown).join(', ')}; case and accents do not count.`,
              ),
              ...rankedListParameters(family),
            ],
            result: 'list',
            summary: { en: `Search ${inside(family.title.en)}`, es: `Buscar ${inside(family.title.es)}` },
            keepable: false,
            mayMiss: false,
            examples: (rows) => keywords(family, rows).map((keyword) => ({ keyword })),
            plan: (args) => ({
              family,
              select: { by: 'keyword', keyword: args.keyword as string },
              sort: sortOf(family, args),
              page: undefined,
            }),
          },
        ],
};

function keywords({ search: fields }: ModelFamily, rows: readonly Row[]): string[] {
  const own = fields.filter(({ through }) => through === undefined);
  return rows
    .flatMap((row) => own.map(({ field }) => row[field]))
    .filter((value) => typeof value === 'string');
}
