// The rows of a year, or of a month of it, for families that are worked out from a calendar.
import type { Calendar } from '../../model/family.js';
import type { Localized } from '../../model/localized.js';
import type { ModelFamily } from '../../model/model.js';
import { API, idOf, type Kind, type KindOperation } from '../operation.js';
import type { Parameter } from '../parameter.js';

export const calendar: Kind = {
  name: 'calendar',
  operations: (family) => {
    if (family.calendar === undefined) return [];
    const { title } = family;
    const path = `${API}/${family.path}/year/{year}`;
    const year = yearParameter(family.calendar);
    return [
      operation(family, family.calendar, 'OfYear', path, [year], {
        en: `${title.en} of a year`,
        es: `${title.es} de un año`,
      }),
      operation(family, family.calendar, 'OfMonth', `${path}/month/{month}`, [year, month], {
        en: `${title.en} of a month`,
        es: `${title.es} de un mes`,
      }),
    ];
  },
};

const yearParameter = ({ from, to, outside }: Calendar): Parameter => ({
  name: 'year',
  in: 'path',
  required: true,
  about: `A year from ${from} to ${to}.`,
  kind: { is: 'integer', min: from, max: to, outside },
});

const month: Parameter = {
  name: 'month',
  in: 'path',
  required: true,
  about: 'A month, from 1 to 12.',
  kind: { is: 'integer', min: 1, max: 12 },
};

function operation(
  family: ModelFamily,
  { switches, example }: Calendar,
  suffix: string,
  path: string,
  parameters: readonly Parameter[],
  summary: Localized,
): KindOperation {
  const names = Object.keys(switches);
  const optional = names.map(
    (name): Parameter => ({
      name,
      in: 'query',
      required: false,
      about: switches[name] as Localized,
      kind: { is: 'switch' },
    }),
  );
  return {
    id: idOf(family, suffix),
    kind: 'calendar',
    owner: family,
    family,
    shape: family.view(undefined),
    path,
    parameters: [...parameters, ...optional],
    result: 'list',
    summary,
    keepable: true,
    mayMiss: false,
    examples: () => [Object.fromEntries(parameters.map(({ name }) => [name, name === 'year' ? example : 1]))],
    plan: (args) => ({
      family,
      select: {
        by: 'year',
        year: args.year as number,
        month: args.month as number | undefined,
        on: new Set(names.filter((name) => args[name] === true)),
      },
      sort: [],
      page: undefined,
    }),
  };
}
