// The weekends of a year that days off make three days or longer.
import { isoDate, yearOf } from '../../calendar/day.js';
import { longWeekends as find, type LongWeekend } from '../../calendar/long-weekends.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { API, type DocumentOperation, idOf, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { dayOfDate } from '../values/date.js';
import {
  CalendarDays,
  dateProperties,
  dateSchema,
  fromToday,
  rowProperties,
  type WorkedFamily,
  workedFamily,
} from './calendar-days.js';
import { range } from './range.js';
import { yearsOf } from './years-of-calendar.js';

export const longWeekends: OperationKind = {
  operations: (family) => {
    const worked = workedFamily(family);
    return worked === undefined ? [] : [ofYear(worked), next(worked)];
  },
};

function ofYear(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
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
      items: exactObject(weekendProperties(worked)),
    },
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const daysOff = [...days.rowsOf(args.required(year)).keys()];
      return {
        value: find(daysOff, days.isWeekend, days.isOff).map((weekend) => tell(worked, days, weekend)),
      };
    },
    examples: () => [example],
    enumerate: () => years,
  };
}

/** A calendar without a long weekend in so many years has none. */
const YEARS_AHEAD = 2;

function next(worked: WorkedFamily): DocumentOperation {
  const { family, working } = worked;
  const from = fromToday(worked);
  return {
    id: idOf(family, 'NextLongWeekend'),
    kind: 'nextLongWeekend',
    owner: family,
    path: `${API}/${family.path}/longWeekends/next`,
    parameters: [from],
    summary: { en: 'Next long weekend', es: 'Próximo puente' },
    description: `Returns the first long weekend that ends on or after a date, and how many days are left until it begins: none during it. Without \`from\` the answer is true only today, and no cache stores it.`,
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject({
      ...weekendProperties(worked),
      daysUntil: { type: 'integer', format: 'int32', minimum: 0 },
    }),
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const first = dayOfDate(args.required(from));
      const year = yearOf(first);
      const daysOff = range(year, year + YEARS_AHEAD).flatMap((each) => [...days.rowsOf(each).keys()]);
      const weekend = find(daysOff, days.isWeekend, days.isOff).find(({ to }) => to >= first) as LongWeekend;
      return {
        value: { ...tell(worked, days, weekend), daysUntil: Math.max(0, weekend.from - first) },
      };
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example)],
  };
}

const weekendProperties = (worked: WorkedFamily): Readonly<Record<string, JsonSchema>> => ({
  from: dateSchema,
  to: dateSchema,
  days: { type: 'integer', format: 'int32', minimum: 3 },
  [worked.working.rowsAs]: {
    type: 'array',
    items: exactObject({ ...dateProperties, ...rowProperties(worked) }),
  },
});

function tell({ working }: WorkedFamily, days: CalendarDays, { from, to }: LongWeekend) {
  return {
    from: isoDate(from),
    to: isoDate(to),
    days: to - from + 1,
    [working.rowsAs]: range(from, to).flatMap((day) =>
      days.tellRows(day).map((row) => ({ ...days.tellDate(day), ...row })),
    ),
  };
}
