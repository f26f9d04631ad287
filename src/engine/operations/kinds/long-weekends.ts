// The weekends of a year that days off make three days or longer.
import { isoDate } from '../../calendar/day.js';
import { longWeekends as find, type LongWeekend } from '../../calendar/long-weekends.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { inside } from '../../text/letter-case.js';
import { API, type DocumentOperation, idOf } from '../operation.js';
import {
  CalendarDays,
  dateProperties,
  dateSchema,
  kindOfWorkedDays,
  rowProperties,
  type WorkedFamily,
} from './calendar-days.js';
import { range } from './range.js';
import { yearsOf } from './years-of-calendar.js';

export const longWeekends = kindOfWorkedDays(ofYear);

function ofYear(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
  const { year, years, example } = yearsOf(calendar);
  return {
    id: idOf(family, 'LongWeekends'),
    owner: family,
    path: `${API}/${family.path}/year/{year}/longWeekends`,
    parameters: [year],
    summary: { en: 'Long weekends of a year', es: 'Puentes de un año' },
    description: {
      en: `Lists the long weekends of a year, of three days or more, each with its first day, its last day and its ${inside(family.title.en)}. The first can begin in the previous year.`,
      es: `Devuelve los puentes de un año, de tres días o más, cada uno con su primer día, su último día y sus ${inside(family.title.es)}. El primero puede empezar el año anterior.`,
    },
    cacheable: true,
    mayMiss: false,
    result: 'document',
    schema: {
      type: 'array',
      items: exactObject(weekendProperties(worked)),
    },
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const daysOff = [...days.rowsOf(args.required(year)).keys()];
      return {
        value: find(daysOff, days.isWeekend, days.isOff).map((weekend) => tellWeekend(worked, days, weekend)),
      };
    },
    examples: () => [example],
    enumerate: () => years,
  };
}

export const weekendProperties = (worked: WorkedFamily): Readonly<Record<string, JsonSchema>> => ({
  from: dateSchema,
  to: dateSchema,
  days: { type: 'integer', format: 'int32', minimum: 3 },
  [worked.working.rowsAs]: {
    type: 'array',
    items: exactObject({ ...dateProperties, ...rowProperties(worked) }),
  },
});

export function tellWeekend({ working }: WorkedFamily, days: CalendarDays, { from, to }: LongWeekend) {
  return {
    from: isoDate(from),
    to: isoDate(to),
    days: to - from + 1,
    [working.rowsAs]: range(from, to).flatMap((day) =>
      days.tellRows(day).map((row) => ({ ...days.tellDate(day), ...row })),
    ),
  };
}
