// Who was in office in a year, for families whose records have a period.
import type { ModelFamily, Row } from '../../model/model.js';
import { API, idOf, type Kind } from '../operation.js';
import { rankedListParameters, sortOf } from '../shared-parameters.js';

export const inOffice: Kind = {
  name: 'inOffice',
  operations: (family) =>
    family.period === undefined
      ? []
      : [
          {
            id: idOf(family, 'InYear'),
            kind: 'inOffice',
            owner: family,
            family,
            shape: family.view('year'),
            path: `${API}/${family.path}/year/{year}`,
            parameters: [
              {
                name: 'year',
                in: 'path',
                required: true,
                about: 'A year; everyone in office on any day of it is listed.',
                kind: { is: 'integer', min: 1, max: 9999 },
              },
              ...rankedListParameters(family),
            ],
            result: 'list',
            summary: {
              en: `${family.title.en} ${family.period.active.en} in a year`,
              es: `${family.title.es} ${family.period.active.es} en un año`,
            },
            keepable: true,
            mayMiss: false,
            examples: (rows) => years(family, rows).map((year) => ({ year })),
            plan: (args) => ({
              family,
              select: { by: 'yearInOffice', year: args.year as number },
              sort: sortOf(family, args),
              page: undefined,
            }),
          },
        ],
};

function years({ period }: ModelFamily, rows: readonly Row[]): number[] {
  return rows.map((row) => Number((row[period?.from ?? ''] as string).slice(0, 4)));
}
