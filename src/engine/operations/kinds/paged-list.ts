// A page of the family, with the totals that paging needs.
import { inside } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { sortParameters } from '../options/sort.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { type Parameter, requiredParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

const pageSize = requiredParameter('PageSize', integer(1), {
  en: 'the number of records per page, at least 1.',
  es: 'el número de registros por página, mínimo 1.',
});

const page: Parameter<number> = {
  ...requiredParameter('Page', integer(1), {
    en: 'the page number, starting at 1.',
    es: 'el número de la página, desde 1.',
  }),
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
