// The rows of a year, for families that are computed from a calendar.
import type { Calendar } from '../../model/family.js';
import type { ModelFamily } from '../../model/model.js';
import { API, idOf, type RecordKind, type RecordOperation } from '../operation.js';
import { calendarRows } from './calendar-rows.js';

export const calendarYear: RecordKind = {
  operations: (family) => (family.calendar === undefined ? [] : [ofYear(family, family.calendar)]),
};

function ofYear(family: ModelFamily, calendar: Calendar): RecordOperation {
  const { year, years, example, toggles, rowsOf, shared } = calendarRows(family, calendar);
  const { title } = family;
  return {
    ...shared,
    id: idOf(family, 'OfYear'),
    path: `${API}/${family.path}/year/{year}`,
    parameters: [year, ...toggles],
    summary: { en: `${title.en} of a year`, es: `${title.es} de un año` },
    description: {
      en: `Lists ${family.all.en} of a year in order of date.`,
      es: `Devuelve ${family.all.es} de un año en orden de fecha.`,
    },
    select: (_, args) => ({ rows: rowsOf(args) }),
    examples: () => [example],
    enumerate: () => years,
  };
}
