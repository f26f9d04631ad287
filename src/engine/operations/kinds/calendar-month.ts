// The rows of a month, for families that are computed from a calendar.
import type { Calendar } from '../../model/family.js';
import type { ModelFamily } from '../../model/model.js';
import { API, idOf, type RecordKind, type RecordOperation } from '../operation.js';
import { pathParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';
import { calendarRows } from './calendar-rows.js';
import { range } from './range.js';

const month = pathParameter('month', integer(1, 12), {
  en: 'the month, from 1 to 12.',
  es: 'el mes, de 1 a 12.',
});

export const calendarMonth: RecordKind = {
  operations: (family) => (family.calendar === undefined ? [] : [ofMonth(family, family.calendar)]),
};

function ofMonth(family: ModelFamily, calendar: Calendar): RecordOperation {
  const { year, years, example, toggles, rowsOf, shared } = calendarRows(family, calendar);
  const { title } = family;
  return {
    ...shared,
    id: idOf(family, 'OfMonth'),
    path: `${API}/${family.path}/year/{year}/month/{month}`,
    parameters: [year, month, ...toggles],
    summary: { en: `${title.en} of a month`, es: `${title.es} de un mes` },
    description: {
      en: `Lists ${family.all.en} of a month in order of date.`,
      es: `Devuelve ${family.all.es} de un mes en orden de fecha.`,
    },
    select: (_, args) => ({
      rows: rowsOf(args).filter(
        (row) => Number((row[calendar.date] as string).slice(5, 7)) === args.required(month),
      ),
    }),
    examples: () => [example.with(month, 1)],
    enumerate: () => years.flatMap((args) => range(1, 12).map((each) => args.with(month, each))),
  };
}
