// Lists the weekends of a year that days off extend to three days or more.
import { isoDate, yearOf } from '../../../calendar/day.js';
import { longWeekends as find, type LongWeekend } from '../../../calendar/working-days.js';
import { exactObject, type JsonSchema } from '../../../schema/shape-schema.js';
import { inside } from '../../../text/fold.js';
import { API, type DocumentOperation, operationId } from '../../operation.js';
import { NO_ARGUMENTS } from '../../request/parameter.js';
import { dayOfDate } from '../../values/value-type.js';
import { range } from '../records/whole-list.js';
import {
  CalendarDays,
  dateProperties,
  dateSchema,
  fromToday,
  kindOfWorkedDays,
  rowProperties,
  type WorkedFamily,
} from './calendar-days.js';
import { yearsOf } from './calendar-year.js';

/** Finds the first long weekend from a date on. */
export const nextLongWeekend = kindOfWorkedDays(nextOperation);

/** A calendar without a long weekend in this many years has none at all. */
const SEARCHED_YEARS_AHEAD = 2;

function nextOperation(worked: WorkedFamily): DocumentOperation {
  const { family, working } = worked;
  const from = fromToday(worked);
  return {
    id: operationId(family, 'NextLongWeekend'),
    owner: family,
    path: `${API}/${family.path}/longWeekends/next`,
    parameters: [from],
    summary: { en: 'Next long weekend', es: 'Próximo puente' },
    description: {
      en: `Returns the first long weekend that ends on or after \`from\`, and the number of days until it begins (0 if it has begun). Without \`from\`, the response is valid only today and is not cached.`,
      es: `Devuelve el primer puente que termina a partir de \`from\` y cuántos días faltan para que empiece (0 si ya empezó). Sin \`from\`, la respuesta vale solo hoy y no se guarda en caché.`,
    },
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
      const daysOff = range(year, year + SEARCHED_YEARS_AHEAD).flatMap((each) => [
        ...days.rowsOf(each).keys(),
      ]);
      const weekend = find(daysOff, days.isWeekend, days.isOff).find(({ to }) => to >= first) as LongWeekend;
      return {
        value: { ...tellWeekend(worked, days, weekend), daysUntil: Math.max(0, weekend.from - first) },
      };
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example)],
  };
}

export const longWeekends = kindOfWorkedDays(ofYear);

function ofYear(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
  const { year, years, example } = yearsOf(calendar);
  return {
    id: operationId(family, 'LongWeekends'),
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

const weekendProperties = (worked: WorkedFamily): Readonly<Record<string, JsonSchema>> => ({
  from: dateSchema,
  to: dateSchema,
  days: { type: 'integer', format: 'int32', minimum: 3 },
  [worked.working.rowsAs]: {
    type: 'array',
    items: exactObject({ ...dateProperties, ...rowProperties(worked) }),
  },
});

function tellWeekend({ working }: WorkedFamily, days: CalendarDays, { from, to }: LongWeekend) {
  return {
    from: isoDate(from),
    to: isoDate(to),
    days: to - from + 1,
    [working.rowsAs]: range(from, to).flatMap((day) =>
      days.tellRows(day).map((row) => ({ ...days.tellDate(day), ...row })),
    ),
  };
}
