// The one record of a family that has no other.
import { API, idOf, type Kind } from '../operation.js';

export const only: Kind = {
  name: 'only',
  operations: (family) =>
    family.only === undefined
      ? []
      : [
          {
            id: idOf(family, 'Only'),
            kind: 'only',
            owner: family,
            family,
            shape: family.view(undefined),
            path: `${API}/${family.path}/${family.only}`,
            parameters: [],
            result: 'one',
            summary: family.title,
            keepable: true,
            mayMiss: false,
            examples: () => [{}],
            plan: () => ({ family, select: { by: 'all' }, sort: [], page: undefined }),
          },
        ],
};
