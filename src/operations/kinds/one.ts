// One record by its id.
import { API, idOf, isListed, type Kind } from '../operation.js';
import { idParameter } from '../shared-parameters.js';
import { atStart } from './letter-case.js';

export const one: Kind = {
  name: 'one',
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: idOf(family, 'ById'),
            kind: 'one',
            owner: family,
            family,
            shape: family.view('one'),
            path: `${API}/${family.path}/{id}`,
            parameters: [idParameter(family)],
            result: 'one',
            summary: {
              en: `${atStart(family.noun.en)} by id`,
              es: `${atStart(family.noun.es)} por su id`,
            },
            keepable: true,
            mayMiss: true,
            examples: (rows) => rows.map((row) => ({ id: row.id as number })),
            plan: (args) => ({
              family,
              select: { by: 'id', id: args.id as number },
              sort: [],
              page: undefined,
            }),
          },
        ],
};
