// The whole family, sorted as asked.
import { API, idOf, isListed, type Kind } from '../operation.js';
import { listParameters, sortOf } from '../shared-parameters.js';

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
            summary: `Every ${family.record}`,
            keepable: true,
            mayMiss: false,
            examples: () => [{}],
            plan: (args) => ({ family, select: { by: 'all' }, sort: sortOf(family, args), page: undefined }),
          },
        ],
};
