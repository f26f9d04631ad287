// The whole family, sorted as requested.
import { withoutOthers } from '../../model/proper-rows.js';
import { atStart } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { listParameters } from './list-parameters.js';

export const wholeList: RecordKind = {
  operations: (family) =>
    !isListed(family)
      ? []
      : [
          {
            id: idOf(family, 'List'),
            owner: family,
            family,
            shape: family.view('wholeList'),
            path: `${API}/${family.path}`,
            parameters: listParameters(family),
            result: 'list',
            summary: { en: atStart(family.all.en), es: atStart(family.all.es) },
            description: {
              en: `Lists ${family.all.en} in order of id or \`sortBy\`.${withoutOthers(family).en}`,
              es: `Devuelve ${family.all.es} por orden de id o según \`sortBy\`.${withoutOthers(family).es}`,
            },
            cacheable: true,
            mayMiss: false,
            select: (catalog) => catalog.table(family).all,
            examples: () => [NO_ARGUMENTS],
            enumerate: () => [NO_ARGUMENTS],
          },
        ],
};
