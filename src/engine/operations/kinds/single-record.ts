// The single record of a family that has no other.
import { inside } from '../../text/letter-case.js';
import { API, idOf, type RecordKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';

export const singleRecord: RecordKind = {
  operations: (family) =>
    family.only === undefined
      ? []
      : [
          {
            id: idOf(family, 'Only'),
            owner: family,
            family,
            shape: family.view(undefined),
            path: `${API}/${family.path}/${family.only}`,
            parameters: [],
            result: 'one',
            summary: family.title,
            description: {
              en: `Returns ${inside(family.about.en)}`,
              es: `Devuelve ${inside(family.about.es)}`,
            },
            cacheable: true,
            mayMiss: false,
            select: (catalog) => catalog.table(family).all,
            examples: () => [NO_ARGUMENTS],
            enumerate: () => [NO_ARGUMENTS],
          },
        ],
};
