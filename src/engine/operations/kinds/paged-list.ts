// A page of the family, with the totals that paging needs.
import { inside } from '../../text/letter-case.js';
import type { Localized } from '../../text/localized.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { sortParameters } from '../options/sort.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import type { Parameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const required = (name: string, about: Localized): Parameter<number> => ({
  name,
  in: 'query',
  required: true,
  about,
  type: integer(1),
});

const pageSize = required('PageSize', {
  en: 'Records on a page, from 1.',
  es: 'Registros por página, desde 1.',
});

const page: Parameter<number> = {
  ...required('Page', { en: 'Number of the page, from 1.', es: 'Número de la página, desde 1.' }),
  plan: (plan, value, args) => ({ ...plan, page: { page: value, pageSize: args.required(pageSize) } }),
};

export const pagedList: RecordKind = {
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: idOf(family, 'Page'),
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
