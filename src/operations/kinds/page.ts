// A page of the family, with the totals that paging needs.
import { API, idOf, isListed, type Kind } from '../operation.js';
import { INT32_MAX, type Parameter } from '../parameter.js';
import { sortOf, sortParameters } from '../shared-parameters.js';
import { inside } from './letter-case.js';

const pageParameter = (name: string, about: string): Parameter => ({
  name,
  in: 'query',
  required: true,
  about,
  kind: { is: 'integer', min: 1, max: INT32_MAX },
});

export const page: Kind = {
  name: 'page',
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: idOf(family, 'Page'),
            kind: 'page',
            owner: family,
            family,
            shape: family.view('page'),
            path: `${API}/${family.path}/pagedList`,
            parameters: [
              pageParameter('Page', 'Number of the page, from 1.'),
              pageParameter('PageSize', 'Records on a page, from 1.'),
              ...sortParameters(family, 'SortBy'),
            ],
            ignores: ['limit', 'offset'],
            result: 'page',
            summary: {
              en: `A page of ${inside(family.title.en)}`,
              es: `Una página de ${inside(family.title.es)}`,
            },
            keepable: true,
            mayMiss: false,
            examples: (rows) => rows.map((_, index) => ({ Page: index + 1, PageSize: 1 })),
            plan: (args) => ({
              family,
              select: { by: 'all' },
              sort: sortOf(family, args),
              page: { page: args.Page as number, pageSize: args.PageSize as number },
            }),
          },
        ],
};
