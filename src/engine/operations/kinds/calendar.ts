// The rows of a year, or of a month of it, for families that are computed from a calendar.
import type { Calendar } from '../../model/family.js';
import type { ModelFamily } from '../../model/model.js';
import { API, idOf, type KindOperation, type OperationKind } from '../operation.js';
import type { Arguments, Parameter } from '../request/parameter.js';
import { boolean } from '../values/boolean.js';
import { integer } from '../values/integer.js';
import { range } from './range.js';
import { yearsOf } from './years-of-calendar.js';

export const calendar: OperationKind = {
  operations: (family) => (family.calendar === undefined ? [] : ofCalendar(family, family.calendar)),
};

function ofCalendar(family: ModelFamily, calendar: Calendar): readonly KindOperation[] {
  const { switches, rows, date } = calendar;
  const { year, years, example } = yearsOf(calendar);
  const month: Parameter<number> = {
    name: 'month',
    in: 'path',
    required: true,
    about: { en: 'A month, from 1 to 12.', es: 'Un mes, de 1 a 12.' },
    type: integer(1, 12),
  };
  const toggles = Object.entries(switches).map(
    ([name, about]): Parameter<boolean> => ({ name, in: 'query', required: false, about, type: boolean }),
  );
  const path = `${API}/${family.path}/year/{year}`;
  const { title } = family;

  function rowsFor(args: Arguments) {
    const isOn = (name: string) =>
      toggles.some((toggle) => toggle.name === name && args.get(toggle) === true);
    const wanted = args.get(month);
    const all = rows(args.required(year), isOn);
    return wanted === undefined
      ? all
      : all.filter((row) => Number((row[date] as string).slice(5, 7)) === wanted);
  }

  const shared = {
    kind: 'calendar',
    owner: family,
    family,
    shape: family.view(undefined),
    result: 'list',
    cacheable: true,
    mayMiss: false,
    select: (_: unknown, args: Arguments) => ({ rows: rowsFor(args) }),
  } as const;
  return [
    {
      ...shared,
      id: idOf(family, 'OfYear'),
      path,
      parameters: [year, ...toggles],
      summary: { en: `${title.en} of a year`, es: `${title.es} de un año` },
      description: `Lists every \`${family.record}\` of this year, in order of date.`,
      examples: () => [example],
      enumerate: () => years,
    },
    {
      ...shared,
      id: idOf(family, 'OfMonth'),
      path: `${path}/month/{month}`,
      parameters: [year, month, ...toggles],
      summary: { en: `${title.en} of a month`, es: `${title.es} de un mes` },
      description: `Lists every \`${family.record}\` of this month, in order of date.`,
      examples: () => [example.with(month, 1)],
      enumerate: () => years.flatMap((args) => range(1, 12).map((each) => args.with(month, each))),
    },
  ];
}
