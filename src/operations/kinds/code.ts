// The records that have an official code.
import type { Localized } from '../../model/localized.js';
import type { ModelFamily, Row } from '../../model/model.js';
import { API, idOf, type Kind } from '../operation.js';
import { rankedListParameters, sortOf, textParameter } from '../shared-parameters.js';

/** What its codes are called. */
const codeNoun = ({ codeNoun: noun = { en: 'code', es: 'código' } }: ModelFamily): Localized => noun;

export const code: Kind = {
  name: 'code',
  operations: (family) =>
    family.codes.length === 0
      ? []
      : [
          {
            id: idOf(family, 'ByCode'),
            kind: 'code',
            owner: family,
            family,
            shape: family.view('code'),
            path: `${API}/${family.path}/code/{code}`,
            parameters: [
              textParameter('code', `The whole ${family.codes.join(' or ')}; case does not count.`),
              ...rankedListParameters(family),
            ],
            result: 'list',
            summary: {
              en: `${family.title.en} by ${codeNoun(family).en}`,
              es: `${family.title.es} por ${codeNoun(family).es}`,
            },
            keepable: false,
            mayMiss: false,
            examples: (rows) => codes(family, rows).map((value) => ({ code: value })),
            plan: (args) => ({
              family,
              select: { by: 'code', code: args.code as string },
              sort: sortOf(family, args),
              page: undefined,
            }),
          },
        ],
};

function codes(family: ModelFamily, rows: readonly Row[]): string[] {
  return rows
    .flatMap((row) => family.codes.map((field) => row[field]))
    .filter((value) => typeof value === 'string');
}
