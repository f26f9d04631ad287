// The weekends of a year that days off make three days or longer.
import { isoDate } from '../../calendar/day.js';
import { longWeekends as find } from '../../calendar/long-weekends.js';
import { exactObject } from '../../schema/json-schema.js';
import { API, type DocumentOperation, idOf, type OperationKind } from '../operation.js';
import {
  CalendarDays,
  dateProperties,
  dateSchema,
  rowProperties,
  type WorkedFamily,
  workedFamily,
} from './calendar-days.js';
import { range } from './range.js';
import { yearsOf } from './years-of-calendar.js';

export const longWeekends: OperationKind = {
  operations: (family) => {
    const worked = workedFamily(family);
    return worked === undefined ? [] : [of(worked)];
  },
};

function of(worked: WorkedFamily): DocumentOperation {
  const { family, calendar, working } = worked;
  const { year, years, example } = yearsOf(calendar);
  return {
    id: idOf(family, 'LongWeekends'),
    kind: 'longWeekends',
    owner: family,
    path: `${API}/${family.path}/year/{year}/longWeekends`,
    parameters: [year],
    summary: { en: 'Long weekends of a year', es: 'Puentes de un año' },
    description: `Lists the weekends that a \`${family.record}\` of this year makes three days or longer, with the first day, the last day and what falls on them. The first weekend may begin in the year before.`,
    cacheable: true,
    mayMiss: false,
    result: 'document',
    schema: {
      type: 'array',
      items: exactObject({
        from: dateSchema,
        to: dateSchema,
        days: { type: 'integer', format: 'int32', minimum: 3 },
        [working.rowsAs]: {
          type: 'array',
          items: exactObject({ ...dateProperties, ...rowProperties(worked) }),
        },
      }),
    },
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const daysOff = [...days.rowsOf(args.required(year)).keys()];
      return {
        value: find(daysOff, days.isWeekend, days.isOff).map(({ from, to }) => ({
          from: isoDate(from),
          to: isoDate(to),
          days: to - from + 1,
          [working.rowsAs]: range(from, to).flatMap((day) =>
            days.tellRows(day).map((row) => ({ ...days.tellDate(day), ...row })),
          ),
        })),
      };
    },
    examples: () => [example],
    enumerate: () => years,
  };
}
