// The whole family, sorted as asked.
import { API, idOf, isListed, type Kind } from '../operation.js';
import { listParameters, sortOf } from '../shared-parameters.js';
import { atStart } from './letter-case.js';

export const list: Kind = {
  name: 'list',
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: idOf(family, 'List'),
            kind: 'list',
            owner: family,
            family,
            shape: family.view('list'),
            path: `${API}/${family.path}`,
            parameters: listParameters(family),
            result: 'list',
            summary: { en: atStart(family.all.en), es: atStart(family.all.es) },
            keepable: true,
            mayMiss: false,
            examples: () => [{}],
            plan: (args) => ({ family, select: { by: 'all' }, sort: sortOf(family, args), page: undefined }),
          },
        ],
};
